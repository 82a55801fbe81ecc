import ContainerKitTesting
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// Counts its layouts.
@MainActor class CountingView: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// A header that is 200 points high, or has another height, with a button.
@MainActor final class PlainHeader: CountingView {
  let button = UIButton(type: .system)
  var taps = 0

  init(height: CGFloat = 200) {
    super.init(frame: .zero)
    button.setTitle("Follow", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = "Mira"
    addSubview(label)
    addSubview(button)
    heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// A page with rows of 50 points in a scroll view, which it names.
@MainActor final class RowsPage: UIViewController {
  let rows: Int
  let list = UIScrollView()

  init(_ title: String, rows: Int) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = CountingView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 0, height: CGFloat(rows) * 50)
    let label = UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 30))
    label.text = "\(title ?? "") row"
    list.addSubview(label)
    view.addSubview(list)
    setContentScrollView(list)
  }

  var layouts: Int { (view as! CountingView).layouts }

  /// The distance by which the content is scrolled from its start.
  var scrolled: CGFloat {
    get { list.contentOffset.y + list.adjustedContentInset.top }
    set { list.contentOffset.y = newValue - list.adjustedContentInset.top }
  }

  /// The distance at which the content is scrolled to its end.
  var end: CGFloat {
    let insets = list.adjustedContentInset
    return max(0, list.contentSize.height + insets.top + insets.bottom - list.bounds.height)
  }

  /// The visible position of the content's upper edge in the window.
  var contentTop: CGFloat { list.convert(CGPoint.zero, to: nil).y }
}

/// A container with a header of 200 points, or another height, which collapses to 44, below a status bar of 50 points.
@MainActor class HeaderStage: ContainerStage {
  static let statusBar: CGFloat = 50
  let header: PlainHeader
  private let height: CGFloat
  let controller: ContainerHeaderViewController

  /// - Parameters:
  ///   - make: Creates the controller, which collapses the header to `minimum` points.
  ///   - root: Returns the window's root view controller, with the controller in it.
  init(
    _ pages: [UIViewController], minimum: CGFloat = 44, height: CGFloat = 200, isMirrored: Bool = false,
    completions: CompletionOrder = .afterFrame, conditions: StageConditions = StageConditions(),
    make: (UIView, ContainerViewController) -> ContainerHeaderViewController = {
      ContainerHeaderViewController(headerView: $0, container: $1)
    }, root: (ContainerHeaderViewController) -> UIViewController = { $0 }
  ) {
    self.height = height
    header = PlainHeader(height: height)
    let container = ContainerViewController(viewControllers: pages)
    controller = make(header, container)
    controller.minimumHeaderHeight = minimum
    var settings = UserSettings()
    if isMirrored { settings.layoutDirection = .rightToLeft }
    super.init(
      container: container, rootViewController: root(controller), completions: completions, conditions: conditions,
      settings: settings, safeAreaInsets: UIEdgeInsets(top: Self.statusBar, left: 0, bottom: 34, right: 0))
    keepsFrames = false
    settle()
    removeAllCalls()
  }

  convenience init(
    rows: [Int] = [300, 3, 40], others: [UIViewController] = [], minimum: CGFloat = 44, height: CGFloat = 200,
    isMirrored: Bool = false, completions: CompletionOrder = .afterFrame,
    conditions: StageConditions = StageConditions()
  ) {
    self.init(
      Self.lists(rows) + others, minimum: minimum, height: height, isMirrored: isMirrored, completions: completions,
      conditions: conditions)
  }

  static func lists(_ rows: [Int]) -> [RowsPage] { zip(["A", "B", "C", "D"], rows).map { RowsPage($0, rows: $1) } }

  func page(_ index: Int) -> RowsPage { pages[index] as! RowsPage }
  var selected: RowsPage? { container.selectedViewController as? RowsPage }
  /// The part of the header that is above the safe area.
  private var inset: CGFloat { controller.extendsHeaderUnderTopSafeArea ? Self.statusBar : 0 }
  var range: CGFloat { max(0, height - inset - controller.minimumHeaderHeight) }

  /// The header's height if it is a function of the selected page's offset.
  var expectedHeight: CGFloat { height - inset - min(max(selected?.scrolled ?? 0, 0), range) }
  /// The lower edge of the header on screen.
  var headerBottom: CGFloat { header.convert(header.bounds, to: nil).maxY }
  var barTop: CGFloat { container.tabBar.convert(container.tabBar.bounds, to: nil).minY }
  var barBottom: CGFloat { container.tabBar.convert(container.tabBar.bounds, to: nil).maxY }

  func select(_ index: Int, animated: Bool = true) { container.selectViewController(pages[index], animated: animated) }

  /// Selects a page, and runs frames until everything is at rest.
  func show(_ index: Int, animated: Bool) {
    select(index, animated: animated)
    settle()
  }

  /// Changes the height of the expanded header, which is laid out in the next frame.
  func setHeight(_ height: CGFloat) {
    header.constraints.first { $0.firstAttribute == .height }?.constant = height
    controller.view.setNeedsLayout()
  }

  /// Drags sideways, rests and lifts.
  func dragPages(by points: CGFloat, y: CGFloat = 600, release: Bool = true) {
    let start: CGFloat = points < 0 ? 370 : 20
    drag(
      from: CGPoint(x: start, y: y), to: CGPoint(x: start + points, y: y), duration: 0.3, steps: 18, hold: 0.2,
      release: release)
    run(for: 0.3)
  }

  /// Drags vertically. Without a rest, the content has momentum.
  func pull(from y: CGFloat, by points: CGFloat, hold: TimeInterval = 0, release: Bool = true) {
    drag(
      from: CGPoint(x: 300, y: y), to: CGPoint(x: 300, y: y + points), duration: 0.2, steps: 12, hold: hold,
      release: release)
    run(for: 0.25 + hold)
  }
}
