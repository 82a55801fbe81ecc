import Stage

@testable import UIKit

/// A window of 400 by 600 points with a page view controller that shows the first of the pages "a" to "d", on a clock
/// that the test advances.
@MainActor final class PagesScene {
  let stage: Stage
  let log = CallLog()
  let pager: UIPageViewController
  let source: PageRow
  let deputy: PageDelegate
  private(set) var a, b, c, d: LoggedController

  static let width: CGFloat = 400

  init(
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil, first: Int = 0, dots: Bool = false, mirrored: Bool = false,
    endReports: EndReports = .afterFrame
  ) {
    stage = Stage(size: CGSize(width: Self.width, height: 600), endReports: endReports)
    if mirrored { stage.settings.layoutDirection = .rightToLeft }
    (a, b) = (LoggedController("a", log), LoggedController("b", log))
    (c, d) = (LoggedController("c", log), LoggedController("d", log))
    pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation, options: options)
    pager.title = "pager"
    let row = [a, b, c, d]
    source = dots ? DottedRow(row, log) : PageRow(row, log)
    deputy = PageDelegate(log)
    pager.dataSource = source
    pager.delegate = deputy
    pager.setViewControllers([row[first]], direction: .forward, animated: false)
    stage.window.rootViewController = pager
    stage.run(for: 0.1)
    _ = log.take()
  }

  isolated deinit { stage.tearDown() }

  var scroller: UIScrollView { pager.view.subviews.first as! UIScrollView }
  var offset: CGFloat { scroller.contentOffset.x }

  func set(
    _ page: UIViewController, _ direction: UIPageViewController.NavigationDirection = .forward, animated: Bool = true
  ) {
    let name = (page as? LoggedController)?.name ?? ""
    pager.setViewControllers([page], direction: direction, animated: animated) { [log] finished in
      log.lines.append("set \(name) \(finished)")
    }
  }

  /// Puts a finger down, moves it sideways by ten points plus this distance, and keeps it down at rest. A scroll view
  /// ignores the ten points.
  func hold(_ movement: CGFloat, from x: CGFloat = 200) {
    let whole = movement < 0 ? movement - 10 : movement + 10
    stage.drag(from: CGPoint(x: x, y: 300), to: CGPoint(x: x + whole, y: 300), duration: 0.2, hold: 0.2, release: false)
    stage.run(for: 0.4)
  }

  func move(to x: CGFloat) {
    stage.touch(.moved, at: CGPoint(x: x, y: 300))
    stage.frame()
  }

  /// Lifts the finger, and waits until everything is at rest.
  func lift(at x: CGFloat) {
    stage.run(for: 0.2)
    stage.touch(.ended, at: CGPoint(x: x, y: 300))
    stage.settle()
  }

  /// Swipes to turn a page: to the left (-1) or to the right (1).
  func swipe(_ movement: CGFloat) {
    hold(movement * 250)
    lift(at: 200 + movement * 260)
  }

  /// The left edge of each page that is in the window, in the window's coordinates.
  var shown: [String: CGFloat] {
    var edges: [String: CGFloat] = [:]
    for page in [a, b, c, d] {
      guard let view = page.viewIfLoaded, view.window != nil else { continue }
      edges[page.name] = view.convert(CGPoint.zero, to: nil).x
    }
    return edges
  }

  /// The violations of what must hold at rest.
  var faults: [String] {
    var faults = stage.issues
    let current = pager.viewControllers ?? []
    if pager.children != current { faults.append("children \(pager.children)") }
    if scroller.subviews != current.map(\.view) { faults.append("views \(scroller.subviews)") }
    let position =
      pager.navigationOrientation == .horizontal
      ? CGPoint(x: scroller.bounds.width, y: 0) : CGPoint(x: 0, y: scroller.bounds.height)
    if scroller.contentOffset != position { faults.append("offset \(scroller.contentOffset)") }
    for page in current {
      let frame = page.view.convert(page.view.bounds, to: pager.view)
      if frame.size.width != pager.view.bounds.width || frame.minX != 0 || frame.minY != 0 {
        faults.append("frame \(frame)")
      }
    }
    return faults
  }
}

/// A data source with a row of pages, which logs its calls.
@MainActor class PageRow: NSObject, UIPageViewControllerDataSource {
  var pages: [LoggedController]
  let log: CallLog

  init(_ pages: [LoggedController], _ log: CallLog) {
    self.pages = pages
    self.log = log
  }

  private func neighbor(_ word: String, _ page: UIViewController, _ step: Int) -> UIViewController? {
    log.lines.append("\(word) \((page as? LoggedController)?.name ?? "?")")
    guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + step) else { return nil }
    return pages[index + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor("before", viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor("after", viewController, 1) }

  // The requirements' defaults are repeated here so that the subclass can override them.
  func presentationCount(for pageViewController: UIPageViewController) -> Int { NSNotFound }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { NSNotFound }
}

/// A data source with a page indicator.
@MainActor final class DottedRow: PageRow {
  override func presentationCount(for pageViewController: UIPageViewController) -> Int {
    log.lines.append("count")
    return pages.count
  }

  override func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    log.lines.append("index")
    return pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
  }
}

/// A delegate that logs its calls.
@MainActor final class PageDelegate: NSObject, UIPageViewControllerDelegate {
  let log: CallLog
  var onWill: () -> Void = {}
  var onDid: () -> Void = {}

  init(_ log: CallLog) { self.log = log }

  private func names(_ pages: [UIViewController]?) -> String {
    (pages ?? []).map { ($0 as? LoggedController)?.name ?? "?" }.joined()
  }

  func pageViewController(_ pager: UIPageViewController, willTransitionTo pending: [UIViewController]) {
    log.lines.append("will to \(names(pending)) at \(names(pager.viewControllers))")
    onWill()
  }

  func pageViewController(
    _ pager: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    log.lines.append(
      "did \(finished ? "finish" : "end early") \(completed ? "completed" : "cancelled") "
        + "from \(names(previousViewControllers)) at \(names(pager.viewControllers))")
    onDid()
  }
}
