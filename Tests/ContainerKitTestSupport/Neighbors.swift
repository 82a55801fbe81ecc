import ContainerKitTesting
import LayerTime
import UIKit

@_spi(Recording) @testable import ContainerKit

/// A window with containers and UIKit's own controllers inside each other, on a clock that the test advances. Every
/// controller has a unique title.
@MainActor final class Neighbors {
  let stage: Stage
  let root: UIViewController
  private var watch = AppearanceWatch()
  private var unbalanced: [String] = []
  private var listener: EventListener<Trace.Event>?

  init(
    _ root: UIViewController, _ order: Stage.CompletionOrder = .afterFrame, insets: UIEdgeInsets = .zero,
    isMirrored: Bool = false
  ) {
    self.root = root
    stage = Stage(completions: order)
    if isMirrored { stage.settings.layoutDirection = .rightToLeft }
    stage.safeAreaInsets = insets
    listener = Trace.listeners.add { [weak self] event in
      guard let self, case .controllerCall(let name, let controller as UIViewController) = event,
        let wrong = watch.received(name, controller.title ?? "?")
      else { return }
      unbalanced.append(wrong)
    }
    stage.window.rootViewController = root
    stage.settle()
    stage.removeAllCalls()
  }

  isolated deinit {
    listener.map(Trace.listeners.remove)
    stage.tearDown()
  }

  static func page(_ title: String) -> UIViewController { UIViewController().titled(title) }

  static func pages(_ titles: String...) -> [UIViewController] { titles.map { page($0) } }

  static func container(_ pages: [UIViewController], _ title: String = "container") -> ContainerViewController {
    ContainerViewController(viewControllers: pages).titled(title)
  }

  /// A navigation controller with a stack.
  static func navigation(_ title: String, _ stack: UIViewController...) -> UINavigationController {
    let navigation = UINavigationController().titled(title)
    navigation.viewControllers = stack
    return navigation
  }

  static func tabs(_ title: String, _ pages: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController().titled(title)
    tabs.viewControllers = pages
    return tabs
  }

  /// Returns the appearance calls since the last time.
  func appearance() -> [String] {
    defer { stage.removeAllCalls() }
    let names: Set = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    return stage.calls.filter { names.contains($0.name) }.map(\.description)
  }

  /// The titles of the controllers that have appeared and not disappeared since, sorted.
  var seen: [String] { watch.seen.keys.sorted() }

  // MARK: Fingers

  /// Moves a finger sideways, and keeps it down. Recognizers use up the first ten points.
  func drag(from x: CGFloat, by movement: CGFloat, y: CGFloat = 400, id: Int = 0) {
    stage.drag(
      from: CGPoint(x: x, y: y), to: CGPoint(x: x + movement, y: y), duration: 0.2, steps: 12, release: false, id: id)
    stage.run(for: 0.25)
  }

  /// Lifts the finger after a rest that leaves it without velocity. `settling` runs frames until everything is at rest.
  func lift(at x: CGFloat, y: CGFloat = 400, id: Int = 0, settling: Bool = true) {
    stage.run(for: 0.2)
    stage.touch(.ended, at: CGPoint(x: x, y: y), id: id)
    stage.frame()
    if settling { stage.settle() }
  }

  /// Drags, rests and lifts.
  func swipe(from x: CGFloat, by movement: CGFloat, y: CGFloat = 400) {
    drag(from: x, by: movement, y: y)
    lift(at: x + movement, y: y)
  }

  // MARK: Rest

  /// The violations of the rules that hold when everything is at rest.
  var faults: [String] {
    var faults = stage.issues + unbalanced
    var next: [UIViewController] = [root]
    while let controller = next.popLast() {
      next += controller.children
      if let above = controller.presentedViewController, above.presentingViewController === controller {
        next.append(above)
      }
      faults += check(controller).map { "\(controller.title ?? "?"): \($0)" }
    }
    return faults
  }

  private func check(_ controller: UIViewController) -> [String] {
    guard let view = controller.viewIfLoaded, view.window != nil else {
      return watch.phase(of: controller.title ?? "?") == .hidden ? [] : ["not in the window and not told so"]
    }
    var faults: [String] = []
    let phase = watch.phase(of: controller.title ?? "?")
    if phase != .visible { faults.append("in the window, and \(phase)") }
    if controller.transitionCoordinator != nil { faults.append("a coordinator") }
    switch controller {
    case let container as ContainerViewController: faults += container.restFaults
    case let navigation as UINavigationController:
      faults += check(navigation.topViewController, isWhole: navigation.navigationBar.isTranslucent)
    case let tabs as UITabBarController:
      faults += check(tabs.selectedViewController, isWhole: tabs.tabBar.isTranslucent)
    default: break
    }
    return faults
  }

  /// Checks that a page of a UIKit controller is alone in its superview, and that its layer's time runs normally. Next
  /// to an opaque bar the page does not fill its superview.
  private func check(_ page: UIViewController?, isWhole: Bool) -> [String] {
    guard let view = page?.viewIfLoaded, let area = view.superview, view.window != nil else { return ["no page"] }
    var faults: [String] = []
    if area.subviews != [view] { faults.append("views: \(area.subviews)") }
    if isWhole ? view.frame != area.bounds : !area.bounds.contains(view.frame) { faults.append("frame: \(view.frame)") }
    if !view.transform.isIdentity || view.alpha != 1 || view.isHidden { faults.append("looks: \(view)") }
    let layer = area.layer
    if layer.speed != 1 || layer.timeOffset != 0 || layer.beginTime != 0 { faults.append("time is not given back") }
    return faults
  }
}
