@_spi(Recording) import ContainerKit
import UIKit

/// The view controllers that a window shows, including contained and presented ones.
@MainActor
struct Screen {
  let window: UIWindow
  /// The container that is filmed, on screen or not; nil for the first one on screen.
  var filmed: ContainerViewController?

  /// The root view controller, the one that it presents, and so on.
  private var chain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = window.rootViewController
    while let controller = next {
      chain.append(controller)
      next = controller.presentedViewController
    }
    return chain
  }

  /// The container that is filmed.
  var container: ContainerViewController? {
    if let filmed { return filmed }
    for controller in chain {
      if let container = Self.container(in: controller) { return container }
    }
    return nil
  }

  private static func container(in controller: UIViewController) -> ContainerViewController? {
    if let container = controller as? ContainerViewController { return container }
    return controller.children.lazy.compactMap(container).first
  }

  /// The pages on screen that are not children of a container: those without children, from the back to
  /// the front.
  var otherPages: [UIViewController] {
    chain.flatMap(Self.leaves).filter { !($0.parent is ContainerViewController) }
  }

  private static func leaves(of controller: UIViewController) -> [UIViewController] {
    let children = controller.children.filter { $0.viewIfLoaded?.window != nil }
    if !children.isEmpty { return children.flatMap(leaves) }
    return controller.viewIfLoaded?.window == nil ? [] : [controller]
  }

  /// The titles of the visible view controllers at rest, such as "Sheet over Settings".
  var titles: String {
    let onScreen = chain.filter { $0.viewIfLoaded?.window != nil }
    return onScreen.reversed().map(Self.title).filter { !$0.isEmpty }.joined(separator: " over ")
  }

  /// The frontmost running transition: one of UIKit's, or the container's.
  var transition: Timeline.Transition? {
    for controller in chain.reversed() {
      if let found = Self.systemTransition(in: controller) { return found }
    }
    return container?.transitionSnapshot.map {
      Timeline.Transition(
        from: $0.from.title ?? "", to: $0.to.title ?? "", percent: Double($0.percentComplete),
        isInteractive: $0.isInteractive, isCancelled: $0.isCancelled)
    }
  }

  private static func systemTransition(in controller: UIViewController) -> Timeline.Transition? {
    if let found = controller.systemTransition {
      return Timeline.Transition(
        from: title(of: found.from), to: title(of: found.to), percent: Double(found.percentComplete),
        isInteractive: found.isInteractive, isCancelled: found.isCancelled)
    }
    return controller.children.lazy.compactMap(systemTransition).first
  }

  /// The title of the page that a controller shows, or of the controller.
  private static func title(of controller: UIViewController) -> String {
    let inside = shownChild(of: controller).map(title)
    return inside.flatMap { $0.isEmpty ? nil : $0 } ?? controller.title ?? ""
  }

  private static func shownChild(of controller: UIViewController) -> UIViewController? {
    switch controller {
    case let container as ContainerViewController: container.selectedViewController
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: controller.children.last { $0.viewIfLoaded?.window != nil }
    }
  }
}
