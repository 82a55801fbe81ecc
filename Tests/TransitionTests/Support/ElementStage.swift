import ContainerKit
import ContainerKitTesting
import ContainerTransitions
import UIKit

/// A page that a test fills.
final class FilledPage: UIViewController {
  private let fill: (UIView) -> Void

  init(_ title: String, _ fill: @escaping (UIView) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    fill(view)
  }
}

/// Two pages with shared elements, in a container.
@MainActor struct ElementStage {
  let stage: ContainerStage

  init(
    _ transition: PageTransition = .sharedElements, order: Stage.CompletionOrder = .afterFrame,
    _ first: @escaping (UIView) -> Void, _ second: @escaping (UIView) -> Void
  ) {
    let container = ContainerViewController(viewControllers: [FilledPage("A", first), FilledPage("B", second)])
    container.pageTransition = transition
    stage = ContainerStage(container: container, size: Strip.size, scale: Strip.scale, completions: order)
    stage.keepsFrames = false
    stage.watchForFlashes()
  }

  var container: ContainerViewController { stage.container }

  /// Starts a transition without a finger.
  func select(_ index: Int) {
    stage.schedule { [container] in container.selectViewController(container.viewControllers[index], animated: true) }
    stage.frame()
  }

  /// Selects a page without animation.
  func jump(to index: Int) {
    container.selectedIndex = index
    for _ in 0..<3 { stage.frame() }
    stage.watchForFlashes()
  }

  /// The view with an identifier on a page.
  func element(_ id: String, on index: Int) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      view.containerTransitionID == id ? view : view.subviews.lazy.compactMap(find).first
    }
    return find(container.viewControllers[index].view)
  }

  /// The elements that a transition has left hidden.
  var hidden: [String] {
    func find(_ view: UIView) -> [String] {
      (view.mask == nil ? [] : [view.containerTransitionID ?? "\(type(of: view))"]) + view.subviews.flatMap(find)
    }
    return find(container.view)
  }

  var faults: [String] { stage.faults + hidden.map { "\($0) is hidden" } }

  /// The pictures at some shares of a drag to a page, which is cancelled then.
  func pictures(to index: Int, at fractions: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]) -> CGImage {
    let pictures = fractions.map { fraction in
      stage.drag(toPageAt: index, progress: fraction)
      stage.frame()
      return stage.image()
    }
    stage.cancelDrag()
    stage.runToEnd()
    return Strip.of(pictures)
  }
}

extension UIView {
  /// Adds a view with a background, in points of this view.
  @discardableResult func addBlock(
    _ id: String?, _ frame: CGRect, _ color: UIColor = .systemBlue, radius: CGFloat = 0
  ) -> UIView {
    add(UIView(), id, frame) {
      $0.backgroundColor = color
      $0.layer.cornerRadius = radius
    }
  }

  /// Adds a picture that fills its frame.
  @discardableResult func addPhoto(_ id: String?, _ frame: CGRect, _ number: Int = 1, radius: CGFloat = 0) -> UIView {
    add(UIImageView(image: Photo.image(number)), id, frame) {
      $0.contentMode = .scaleAspectFill
      $0.clipsToBounds = true
      $0.layer.cornerRadius = radius
    }
  }

  @discardableResult func addText(
    _ id: String?, _ text: String, _ frame: CGRect, size: CGFloat, _ alignment: NSTextAlignment = .natural
  ) -> UIView {
    add(UILabel(), id, frame) {
      ($0.text, $0.textAlignment) = (text, alignment)
      $0.font = .systemFont(ofSize: size, weight: .semibold)
    }
  }

  @discardableResult func add<View: UIView>(
    _ view: View, _ id: String?, _ frame: CGRect, _ setUp: (View) -> Void = { _ in }
  ) -> View {
    view.frame = frame
    view.containerTransitionID = id
    setUp(view)
    addSubview(view)
    return view
  }
}

/// Pictures with something to recognize in them.
@MainActor enum Photo {
  private static var made: [Int: UIImage] = [:]

  static func image(_ number: Int) -> UIImage {
    if let image = made[number] { return image }
    let size = CGSize(width: 120, height: 80)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor(hue: CGFloat(number % 9) / 9, saturation: 0.5, brightness: 0.9, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(hue: CGFloat(number % 9) / 9, saturation: 0.8, brightness: 0.5, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 50, width: 120, height: 30))
      UIColor.white.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 70, y: 12, width: 26, height: 26))
    }
    made[number] = image
    return image
  }
}
