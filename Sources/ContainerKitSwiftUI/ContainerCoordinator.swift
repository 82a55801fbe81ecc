import ContainerKit
import SwiftUI
import UIKit

/// Updates a container from SwiftUI's state, and the selection from the container.
///
/// At each moment one of the two determines the other. While a transition that the selection started is running, it is
/// the selection; otherwise it is the container: the page that was tapped, or for which a finger was lifted, before the
/// transition ends. An update in which the selection has not changed requests nothing, so that it does not disturb a finger that
/// is dragging.
@MainActor final class ContainerCoordinator<ID: Hashable>: ContainerViewControllerDelegate {
  private typealias Host = UIHostingController<AnyView>

  private var hosts: [ID: Host] = [:]
  private var ids: [ObjectIdentifier: ID] = [:]
  private var selection: Binding<ID>?
  private var options = ContainerOptions<ID>()
  /// The selection when it was last read or written.
  private var known: ID?
  /// The number of transitions that the selection has started and that have not ended.
  private var requests = 0
  private var isUpdating = false
  /// The page that the user has chosen, by a tap or by lifting a finger, until the transition to it is over.
  private weak var chosen: UIViewController?

  func update(
    _ container: ContainerViewController, to view: ContainerRepresentable<ID>, environment: EnvironmentValues,
    transaction: Transaction
  ) {
    let animated = transaction.animation != nil && !transaction.disablesAnimations
    isUpdating = true
    defer { isUpdating = false }
    let isFirst = known == nil
    selection = view.$selection
    options = view.options
    apply(to: container, animated: animated && !isFirst)
    // An animated change of a page's inputs is animated inside the page.
    withTransaction(transaction) {
      take(view, environment: environment, into: container, animated: animated && !isFirst)
    }
    if known != view.selection {
      known = view.selection
      if let host = hosts[view.selection] { request(host, of: container, animated: animated && !isFirst) }
    }
    bringBack(container)
  }

  private func apply(to container: ContainerViewController, animated: Bool) {
    if let placement = options.placement { container.tabBarPlacement = placement }
    if let isHidden = options.isTabBarHidden { container.setTabBarHidden(isHidden, animated: animated) }
    if let appearance = options.appearance { container.tabBar.appearance = appearance }
    if let settings = options.panSettings { container.panSettings = settings }
  }

  /// Reuses existing controllers, because they have the state of their pages.
  private func take(
    _ view: ContainerRepresentable<ID>, environment: EnvironmentValues, into container: ContainerViewController,
    animated: Bool
  ) {
    var children: [Host] = []
    var present: Set<ID> = []
    for page in view.pages {
      guard present.insert(page.id).inserted else {
        assertionFailure("ContainerView: two pages with the identity \(page.id)")
        continue
      }
      let content = AnyView(page.content.environment(\.self, environment))
      let host = hosts[page.id] ?? Host(rootView: content)
      host.rootView = content
      hosts[page.id] = host
      ids[ObjectIdentifier(host)] = page.id
      show(page, in: host.containerTabItem)
      host.hidesContainerTabBarWhenSelected = page.isTabBarHidden
      children.append(host)
    }
    set(children, of: container, selection: view.selection, animated: animated)
    for (id, host) in hosts where !present.contains(id) {
      hosts[id] = nil
      ids[ObjectIdentifier(host)] = nil
    }
  }

  private func set(
    _ children: [Host], of container: ContainerViewController, selection: ID, animated: Bool
  ) {
    guard !container.viewControllers.elementsEqual(children, by: { $0 === $1 }) else { return }
    // If the selected page is removed, and the selection names another page, select that page first. Otherwise the
    // removed page's neighbor would be selected, and would be visible.
    if let old = container.selectedViewController, !children.contains(where: { $0 === old }),
      let new = hosts[selection], children.contains(where: { $0 === new })
    {
      container.setViewControllers(children + [old], animated: false)
      known = selection
      request(new, of: container, animated: false)
    }
    container.setViewControllers(children, animated: animated)
  }

  private func show(_ page: ContainerPage<ID>, in item: ContainerTabItem) {
    if item.title != page.title { item.title = page.title }
    if item.image != page.image { item.image = page.image }
    if item.selectedImage != page.selectedImage { item.selectedImage = page.selectedImage }
    item.badgeValue = page.badge
  }

  private func request(_ host: Host, of container: ContainerViewController, animated: Bool) {
    requests += 1
    container.selectViewController(host, animated: animated) { [weak self, weak container] _ in
      guard let self else { return }
      requests -= 1
      if let container { bringBack(container) }
    }
  }

  /// Updates the selection from the container, unless the selection determines the container.
  private func bringBack(_ container: ContainerViewController) {
    guard requests == 0, let id = id(of: chosen ?? container.selectedViewController), id != selection?.wrappedValue
    else { return }
    guard !isUpdating else {
      // State must not change during an update.
      return DispatchQueue.main.async { [weak self, weak container] in
        if let self, let container { bringBack(container) }
      }
    }
    known = id
    selection?.wrappedValue = id
  }

  private func id(of child: UIViewController?) -> ID? {
    child.flatMap { ids[ObjectIdentifier($0)] }
  }

  /// Takes a page as the user's choice when no finger holds the transition to it, and no longer if it is cancelled.
  private func follow(_ coordinator: any UIViewControllerTransitionCoordinator, of container: ContainerViewController) {
    let page = coordinator.viewController(forKey: .to)
    if !coordinator.isInteractive, !coordinator.isCancelled { chosen = page }
    coordinator.notifyWhenInteractionChanges { [weak self, weak container, weak page] context in
      guard let self, let container, !context.isInteractive else { return }
      chosen = context.isCancelled ? nil : page
      bringBack(container)
    }
    bringBack(container)
  }

  // MARK: The container's calls

  func containerViewController(_ container: ContainerViewController, willSelect viewController: UIViewController) {
    // The transition has a coordinator once this call has returned.
    DispatchQueue.main.async { [weak self, weak container, weak viewController] in
      guard let self, let container, let coordinator = container.transitionCoordinator,
        coordinator.viewController(forKey: .to) === viewController
      else { return }
      follow(coordinator, of: container)
    }
  }

  func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) {
    chosen = nil
    bringBack(container)
  }

  func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController
  ) {
    chosen = nil
    bringBack(container)
  }

  func containerViewController(_ container: ContainerViewController, didReselect viewController: UIViewController) {
    if let id = id(of: viewController) { options.onReselect?(id) }
  }

  func containerViewController(
    _ container: ContainerViewController, shouldSelect viewController: UIViewController
  ) -> Bool {
    id(of: viewController).flatMap { options.shouldSelect?($0) } ?? true
  }

  func containerViewController(
    _ container: ContainerViewController, shouldBeginPanFrom viewController: UIViewController,
    at point: CGPoint
  ) -> Bool {
    id(of: viewController).flatMap { options.shouldBeginPan?($0, point) } ?? true
  }

  func containerViewController(
    _ container: ContainerViewController, panPrecedenceOver gestureRecognizer: UIGestureRecognizer
  ) -> ContainerPanPrecedence {
    options.panPrecedence?(gestureRecognizer) ?? .automatic
  }

  func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let from = id(of: fromVC), let to = id(of: toVC) else { return nil }
    return options.animator?(from, to)
  }

  func containerViewController(
    _ container: ContainerViewController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    options.interactionController?(animationController)
  }
}
