import Stage
import UIKit

@_spi(Recording) @testable import ContainerKit

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

  /// The visible position of the content's upper edge in the window.
  var contentTop: CGFloat { list.convert(CGPoint.zero, to: nil).y }
}

/// A container with a header of 200 points, or another height, which collapses to 44, below a status bar of 50 points.
@MainActor final class HeaderRig {
  static let statusBar: CGFloat = 50
  let stage: Stage
  let header: PlainHeader
  private let height: CGFloat
  let container: ContainerViewController
  let controller: ContainerHeaderViewController
  let delegate = AnsweringDelegate()
  /// The container's calls, in order.
  var calls: [String] = []

  init(
    rows: [Int] = [300, 3, 40], others: [UIViewController] = [], minimum: CGFloat = 44, height: CGFloat = 200,
    isMirrored: Bool = false
  ) {
    self.height = height
    header = PlainHeader(height: height)
    let lists = zip(["A", "B", "C", "D"], rows).map { RowsPage($0, rows: $1) }
    container = ContainerViewController(viewControllers: lists + others)
    container.delegate = delegate
    controller = ContainerHeaderViewController(headerView: header, container: container)
    controller.minimumHeaderHeight = minimum
    stage = Stage(endReports: .afterFrame)
    if isMirrored { stage.settings.layoutDirection = .rightToLeft }
    stage.safeAreaInsets = UIEdgeInsets(top: Self.statusBar, left: 0, bottom: 34, right: 0)
    stage.window.rootViewController = controller
    stage.settle()
    container.callObserver = { [weak self] in self?.calls.append("\($0) \($1)") }
  }

  isolated deinit { stage.tearDown() }

  func page(_ index: Int) -> RowsPage { container.viewControllers[index] as! RowsPage }
  var selected: RowsPage? { container.selectedViewController as? RowsPage }
  var range: CGFloat { max(0, height - controller.minimumHeaderHeight) }

  /// The header's height if it is a function of the selected page's offset.
  var expectedHeight: CGFloat { height - min(max(selected?.scrolled ?? 0, 0), range) }
  /// The lower edge of the header on screen.
  var headerBottom: CGFloat { header.convert(header.bounds, to: nil).maxY }
  var barTop: CGFloat { container.tabBar.convert(container.tabBar.bounds, to: nil).minY }
  var barBottom: CGFloat { container.tabBar.convert(container.tabBar.bounds, to: nil).maxY }

  func select(_ index: Int, animated: Bool = true) {
    container.selectViewController(container.viewControllers[index], animated: animated)
  }

  func finish() { stage.run(until: { container.transition == nil && stage.settledInput }) }

  /// Drags sideways, rests and lifts.
  func drag(by points: CGFloat, y: CGFloat = 600, release: Bool = true) {
    let start: CGFloat = points < 0 ? 370 : 20
    stage.drag(
      from: CGPoint(x: start, y: y), to: CGPoint(x: start + points, y: y), duration: 0.3, steps: 18, hold: 0.2,
      release: release)
    stage.run(for: 0.3)
  }

  /// Drags vertically. Without a rest, the content has momentum.
  func pull(from y: CGFloat, by points: CGFloat, hold: TimeInterval = 0, release: Bool = true) {
    stage.drag(
      from: CGPoint(x: 300, y: y), to: CGPoint(x: 300, y: y + points), duration: 0.2, steps: 12, hold: hold,
      release: release)
    stage.run(for: 0.25 + hold)
  }
}
