import ContainerKit
import UIKit

/// Selects with the keyboard in the container that a window shows: the tab beside the selected one, or one by its number.
@MainActor
final class KeySelection {
  private weak var window: UIWindow?
  /// Where the keys have led so far: while a switch is under way the next arrow goes on from there.
  private weak var target: UIViewController?

  init(window: UIWindow) {
    self.window = window
  }

  func press(_ key: Key) {
    guard let container = window?.rootViewController.flatMap(Self.container) else { return }
    let pages = container.viewControllers
    let current =
      (target ?? Self.arriving(in: container)).flatMap { page in pages.firstIndex { $0 === page } }
      ?? container.selectedIndex
    // Tabs run the way the interface does.
    let isMirrored = container.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let index =
      switch key {
      case .left: isMirrored ? current + 1 : current - 1
      case .right: isMirrored ? current - 1 : current + 1
      case .digit(let number): number - 1
      }
    guard pages.indices.contains(index) else { return }
    let page = pages[index]
    target = page
    container.select(page, animated: true) { [weak self] _ in
      if self?.target === page { self?.target = nil }
    }
  }

  /// The page that a switch under way leads to: the selection follows at its end.
  private static func arriving(in container: ContainerViewController) -> UIViewController? {
    guard let coordinator = container.transitionCoordinator, !coordinator.isCancelled else { return nil }
    return coordinator.viewController(forKey: .to)
  }

  private static func container(in controller: UIViewController) -> ContainerViewController? {
    if let container = controller as? ContainerViewController { return container }
    return controller.children.lazy.compactMap(container).first
  }
}
