import ContainerKit
import UIKit

/// A container whose second page is probed, and the results of a gesture over it.
@MainActor public final class GestureScreen: ContainerViewControllerDelegate {
  /// The root view controller for the window.
  public let root: UIViewController
  private let container: ContainerViewController
  private let page: UIViewController
  private let scrollView: UIScrollView?
  private var calls: [String] = []
  private var link: FrameCallback?
  private var framesAtRest = 0

  /// Returns nil if there is no such screen on this system.
  public init?(_ one: GestureCase) {
    guard let page = GesturePage.make(one.screen) else { return nil }
    self.page = page
    page.title = "B"
    let pages = ["A", "C"].map { title in
      let page = UIViewController()
      page.title = title
      page.view.backgroundColor = .white
      return page
    }
    container = ContainerViewController(viewControllers: [pages[0], page, pages[1]], selectedIndex: 1)
    if one.screen == "pushed" {
      let navigation = UINavigationController()
      navigation.viewControllers = [UIViewController(), container]
      root = navigation
    } else {
      root = container
    }
    page.loadViewIfNeeded()
    scrollView = page.view as? UIScrollView ?? page.view.subviews.compactMap { $0 as? UIScrollView }.first
    container.delegate = self
  }

  /// The visible state, and the calls of the delegate.
  var state: [String: ProbeValue] {
    let stack = (page as? UINavigationController) ?? (root as? UINavigationController)
    return [
      "selected": .text(container.selectedViewController?.title ?? ""), "calls": .lines(calls),
      "scrolls": .bool(wasScrolled), "pages": .rounded(Double(stack?.viewControllers.count ?? 0)),
      "slider": (page.view.subviews.first as? UISlider).map { .bool($0.value != 0.5) } ?? .null,
      "swipeActions": .bool(GesturePage.showsActions(of: page)),
    ]
  }

  private(set) var wasScrolled = false

  /// Stores the content's positions when the screen appears, and compares them in each frame.
  func watch() {
    var start: CGPoint?
    var last: [String: ProbeValue] = [:]
    link = FrameCallback { [weak self] link in
      guard let self else { return link.invalidate() }
      let offset = scrollView?.contentOffset ?? .zero
      if start == nil { start = offset }
      if let start, abs(offset.x - start.x) + abs(offset.y - start.y) > 1 { wasScrolled = true }
      let state = state
      framesAtRest = state == last ? framesAtRest + 1 : 0
      last = state
    }
  }

  func stop() { link?.invalidate() }

  /// Writes the state as JSON into a label above everything, in each frame, for UI tests.
  public func showState(in window: UIWindow) {
    watch()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: 20))
    label.accessibilityIdentifier = "state"
    label.font = .systemFont(ofSize: 6)
    window.addSubview(label)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    _ = FrameCallback { [weak self, weak label] link in
      guard let self, let label else { return link.invalidate() }
      var state = state
      state["isAtRest"] = .bool(framesAtRest > 90 && container.transitionCoordinator == nil)
      let text = (try? encoder.encode(state)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      if label.text != text { label.text = text }
      label.superview?.bringSubviewToFront(label)
    }
  }

  /// Notes that a transition begins.
  public func containerViewController(_ container: ContainerViewController, willSelect page: UIViewController) {
    calls.append("willSelect \(page.title ?? "")")
  }

  /// Notes that a transition was completed.
  public func containerViewController(
    _ container: ContainerViewController, didSelect page: UIViewController,
    source: ContainerSelectionSource
  ) {
    calls.append("didSelect \(page.title ?? "")")
  }

  /// Notes that a transition was cancelled.
  public func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo page: UIViewController
  ) {
    calls.append("didCancelTransitionTo \(page.title ?? "")")
  }
}
