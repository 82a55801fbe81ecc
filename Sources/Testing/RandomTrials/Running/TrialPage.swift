import UIKit

/// A child that costs little, has an animation of its own, and animates alongside transitions.
final class TrialPage: UIViewController {
  private let hasSpinner: Bool
  private let hasList: Bool
  private let hasElements: Bool
  private var appearances = 0
  private let side = UIView()
  /// Called with each coordinator of the page, and with changes to the number of outstanding completions.
  var onCoordinator: ((any UIViewControllerTransitionCoordinator) -> Void)?
  var onOpenCompletion: ((Int) -> Void)?
  /// Called when the page is deallocated.
  var onEnd: (() -> Void)?

  /// - Parameters:
  ///   - hasList: `true` if the page scrolls, and names its scroll view.
  ///   - hasElements: `true` if it shares elements with other pages.
  init(title: String, hasSpinner: Bool, hasList: Bool, hasElements: Bool) {
    (self.hasSpinner, self.hasList, self.hasElements) = (hasSpinner, hasList, hasElements)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { onEnd?() }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The pictures of different pages differ.
    let number = (title ?? "").unicodeScalars.reduce(0) { $0 + Int($1.value) }
    view.backgroundColor = UIColor(hue: CGFloat(number % 7) / 7, saturation: 0.4, brightness: 0.9, alpha: 1)
    // A callback may make and load the page in an animation block.
    UIView.performWithoutAnimation { side.frame = CGRect(x: 10, y: 10, width: 20, height: 20) }
    side.backgroundColor = .black
    if hasList { addList(rows: number % 4 * 12 + 1) }
    view.addSubview(side)
    if hasElements { UIView.performWithoutAnimation { TrialElements.fill(view, number: number) } }
    guard hasSpinner else { return }
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0.0
    turn.toValue = 2 * Double.pi
    turn.duration = 1.5
    turn.repeatCount = .infinity
    turn.isRemovedOnCompletion = false
    side.layer.add(turn, forKey: "turn")
  }

  private func addList(rows: Int) {
    let list = UIScrollView(frame: view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 0, height: rows * 44)
    let row = UIView(frame: CGRect(x: 20, y: 10, width: 200, height: 24))
    row.backgroundColor = .darkGray
    list.addSubview(row)
    view.addSubview(list)
    setContentScrollView(list)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    appearances += 1
    if hasElements { TrialElements.reuse(view, time: appearances) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let coordinator = transitionCoordinator, coordinator.viewController(forKey: .to) === self else { return }
    onCoordinator?(coordinator)
    onOpenCompletion?(1)
    let onOpenCompletion = onOpenCompletion
    let isAnimated = coordinator.animate { [weak self] _ in
      self?.side.alpha = 1
    } completion: { [weak self] _ in
      self?.side.alpha = 1
      onOpenCompletion?(-1)
    }
    if isAnimated, !hasSpinner { side.alpha = 0.5 }
  }
}
