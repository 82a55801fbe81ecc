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
    container = ContainerViewController(viewControllers: [pages[0], page, pages[1]], selectedIndex: one.selectedIndex)
    switch one.screen {
    case "pushed":
      let navigation = UINavigationController()
      navigation.viewControllers = [UIViewController(), container]
      root = navigation
    case "sheet":
      root = SheetPresenter(container)
    default:
      root = container
    }
    page.loadViewIfNeeded()
    scrollView = page.view as? UIScrollView ?? page.view.subviews.compactMap { $0 as? UIScrollView }.first
    container.delegate = self
  }

  /// The visible state, and the calls of the delegate.
  var state: [String: ProbeValue] {
    let stack = (page as? UINavigationController) ?? (root as? UINavigationController)
    var state: [String: ProbeValue] = [
      "selected": .text(container.selectedViewController?.title ?? ""), "calls": .lines(calls),
      "scrolls": .bool(wasScrolled), "pages": .rounded(Double(stack?.viewControllers.count ?? 0)),
      "slider": (page.view.subviews.first as? UISlider).map { .bool($0.value != 0.5) } ?? .null,
      "swipeActions": .bool(GesturePage.showsActions(of: page)),
    ]
    if root is SheetPresenter {
      state["sheetMoves"] = .bool(sheet.hasMoved)
      state["isPresented"] = .bool(root.presentedViewController != nil)
    }
    return state
  }

  private(set) var wasScrolled = false
  private var sheet = RestingPoint()

  /// Stores the content's positions when the screen appears, and compares them in each frame.
  func watch() {
    var start: CGPoint?
    var last: [String: ProbeValue] = [:]
    link = FrameCallback { [weak self] link in
      guard let self else { return link.invalidate() }
      let offset = scrollView?.contentOffset ?? .zero
      if start == nil { start = offset }
      if let start, abs(offset.x - start.x) + abs(offset.y - start.y) > 1 { wasScrolled = true }
      if container.viewIfLoaded?.window != nil { sheet.note(container.view.convert(CGPoint.zero, to: nil)) }
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
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    _ = FrameCallback { [weak self] link in
      guard let self else { return link.invalidate() }
      var state = state
      state["isAtRest"] = .bool(framesAtRest > 90 && container.transitionCoordinator == nil)
      let text = (try? encoder.encode(state)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      if label.text != text { label.text = text }
      let holder = place(in: window)
      if label.superview !== holder { holder.addSubview(label) }
      holder.bringSubviewToFront(label)
    }
  }

  /// Returns the window or, while the container is in a sheet, the view in the window that contains the sheet. UI tests
  /// find nothing outside it.
  private func place(in window: UIWindow) -> UIView {
    guard container.presentingViewController != nil, let view = container.viewIfLoaded, view.window === window else {
      return window
    }
    return sequence(first: view, next: \.superview).first { $0.superview === window } ?? window
  }

  /// Notes that a transition begins.
  public func containerViewController(
    _ container: ContainerViewController, willSelect page: UIViewController, source: ContainerSelectionSource
  ) {
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
    _ container: ContainerViewController, didCancelTransitionTo page: UIViewController, source: ContainerSelectionSource
  ) {
    calls.append("didCancelTransitionTo \(page.title ?? "")")
  }
}

/// Presents a container in a page sheet as soon as its own view has appeared.
private final class SheetPresenter: UIViewController {
  private let sheet: UIViewController
  private var hasPresented = false

  init(_ sheet: UIViewController) {
    self.sheet = sheet
    super.init(nibName: nil, bundle: nil)
    view.backgroundColor = .white
    sheet.modalPresentationStyle = .pageSheet
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Appears again once the user has pulled the sheet down.
    guard !hasPresented else { return }
    hasPresented = true
    present(sheet, animated: false)
  }
}

/// Notes if a point leaves its first position at rest, which lasts at least a frame.
private struct RestingPoint {
  private var last: CGPoint?
  private var rest: CGPoint?
  private(set) var hasMoved = false

  mutating func note(_ point: CGPoint) {
    if rest == nil, last == point { rest = point }
    if let rest, abs(point.x - rest.x) + abs(point.y - rest.y) > 1 { hasMoved = true }
    last = point
  }
}
