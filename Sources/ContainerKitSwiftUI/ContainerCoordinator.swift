import ContainerKit
import SwiftUI
import UIKit

/// Updates a container from SwiftUI's state, and the selection from the container.
///
/// At each moment one of the two determines the other. While a transition that the selection started is running, the selection
/// determines the container. Otherwise the container determines the selection, even before a transition ends: it is the page that
/// was tapped, or for which a finger was lifted. An update in which the selection has not changed requests nothing, so that it
/// does not disturb a finger that is dragging.
@MainActor final class ContainerCoordinator<ID: Hashable>: ContainerObserver, ContainerViewControllerDelegate {
  private weak var container: ContainerViewController?
  /// The pages with tabs, or those of a collection. One of the two is nil.
  private var tabs: TabPages<ID>?
  private var data: DataPages<ID>?
  private var selection: Binding<ID>?
  private var options = ContainerOptions<ID>()
  /// The selection when it was last read or written.
  private var lastSelection: ID?
  /// The number of transitions that the selection has started and that have not ended.
  private var requests = 0
  private var isUpdating = false
  /// The page that the user has chosen, by a tap or by lifting a finger, until the transition to it is over.
  private weak var committedPage: UIViewController?

  func connect(to container: ContainerViewController) {
    self.container = container
    container.addObserver(self)
    container.viewDelegate = self
  }

  func update(
    _ container: ContainerViewController, to view: ContainerRepresentable<ID>, environment: EnvironmentValues,
    transaction: Transaction
  ) {
    let isFirst = lastSelection == nil
    let animated = transaction.animation != nil && !transaction.disablesAnimations && !isFirst
    isUpdating = true
    defer { isUpdating = false }
    selection = view.$selection
    options = view.options
    apply(to: container, animated: animated)
    // An animated change of a page's inputs is animated inside the page.
    withTransaction(transaction) {
      show(view, environment: environment, in: container, animated: animated, transaction)
    }
    if lastSelection != view.selection {
      lastSelection = view.selection
      request(view.selection, of: container, animated: animated)
    }
    updateBinding(container)
  }

  private func apply(to container: ContainerViewController, animated: Bool) {
    // Before the bar: an external bar may already be in the app's view, and with another placement the container would take it
    // from there.
    if let placement = options.placement { container.tabBarPlacement = placement }
    if let bar = options.customTabBar, container.customTabBar !== bar { container.customTabBar = bar }
    if let isHidden = options.isTabBarHidden { container.setTabBarHidden(isHidden, animated: animated) }
    if let fraction = options.hiddenFraction { container.tabBarHiddenFraction = fraction }
    if let appearance = options.appearance { container.tabBar.appearance = appearance }
    if let allowsScrubbing = options.allowsTabScrubbing { container.tabBar.allowsScrubbing = allowsScrubbing }
    if let spacing = options.pageSpacing { container.pageSpacing = spacing }
    if let transition = options.pageTransition { container.pageTransition = transition }
    if let isOn = options.loadsNeighbors { container.loadsNeighbors = isOn }
    if let settings = options.panSettings { container.panSettings = settings }
    if let isDisabled = options.isPanDisabled { container.panGestureRecognizer.isEnabled = !isDisabled }
  }

  private func show(
    _ view: ContainerRepresentable<ID>, environment: EnvironmentValues, in container: ContainerViewController,
    animated: Bool, _ transaction: Transaction
  ) {
    switch view.contents {
    case .tabs(let pages):
      let tabs = tabs ?? TabPages()
      if data != nil, options.isTabBarHidden == nil { container.isTabBarHidden = false }
      (self.tabs, data) = (tabs, nil)
      tabs.show(
        pages, in: container, selection: view.selection, environment: environment, animated: animated,
        slidesBar: !transaction.disablesAnimations)
    case .data(let elements):
      let data = data ?? DataPages(elements, environment: environment)
      (tabs, self.data) = (nil, data)
      data.show(elements, in: container, selection: view.selection, options: options, environment: environment)
      // The bar of pages without tabs is empty.
      if options.isTabBarHidden == nil { container.isTabBarHidden = true }
    }
  }

  private func request(_ id: ID, of container: ContainerViewController, animated: Bool) {
    requests += 1
    let completion: (ContainerSelectionOutcome) -> Void = { [weak self, weak container] _ in
      guard let self else { return }
      requests -= 1
      if let container { updateBinding(container) }
    }
    if let tabs {
      tabs.select(id, in: container, animated: animated, completion: completion)
    } else if let data {
      data.select(id, animated: animated, completion: completion)
    }
  }

  /// Updates the selection from the container, unless the selection determines the container.
  private func updateBinding(_ container: ContainerViewController) {
    guard requests == 0, let id = id(of: committedPage ?? container.selectedViewController),
      id != selection?.wrappedValue
    else { return }
    guard !isUpdating else {
      // State must not change during an update.
      return DispatchQueue.main.async { [weak self, weak container] in
        if let self, let container { updateBinding(container) }
      }
    }
    lastSelection = id
    selection?.wrappedValue = id
  }

  private func id(of child: UIViewController?) -> ID? { (child as? PageHost<ID>)?.id }

  /// Treats a page as the user's choice when no finger holds the transition to it, until that is cancelled.
  private func follow(_ coordinator: any UIViewControllerTransitionCoordinator, of container: ContainerViewController) {
    let page = coordinator.viewController(forKey: .to)
    if !coordinator.isInteractive, !coordinator.isCancelled { committedPage = page }
    coordinator.notifyWhenInteractionChanges { [weak self, weak container, weak page] context in
      guard let self, let container, !context.isInteractive else { return }
      // A page that a finger on the bar passes is not chosen.
      committedPage = context.isCancelled || container.expectedSelection !== page ? nil : page
      updateBinding(container)
    }
    updateBinding(container)
  }

  // MARK: What happens in the container

  func willSelect(_ page: UIViewController, by source: ContainerSelectionSource) {
    // The transition has a coordinator once this call has returned.
    DispatchQueue.main.async { [weak self, weak page] in
      guard let self, let container, let coordinator = container.transitionCoordinator,
        coordinator.viewController(forKey: .to) === page
      else { return }
      follow(coordinator, of: container)
    }
  }

  func didSelect(_ page: UIViewController, by source: ContainerSelectionSource) { selectionDidEnd() }

  func didCancelTransition(to page: UIViewController, by source: ContainerSelectionSource) { selectionDidEnd() }

  private func selectionDidEnd() {
    committedPage = nil
    if let container { updateBinding(container) }
  }

  func transitionDidUpdate(_ progress: ContainerTransitionProgress) {
    guard options.onTransitionProgress != nil, let from = id(of: progress.from), let to = id(of: progress.to) else {
      return
    }
    let progress = ContainerView<ID>.TransitionProgress(
      from: from, to: to, fractionComplete: progress.fractionComplete, isInteractive: progress.isInteractive,
      isCancelled: progress.isCancelled)
    guard isUpdating else { return report(progress) }
    // State must not change during an update, which may end a transition.
    DispatchQueue.main.async { [weak self] in self?.report(progress) }
  }

  private func report(_ progress: ContainerView<ID>.TransitionProgress) { options.onTransitionProgress?(progress) }

  // MARK: The questions that modifiers answer

  func containerViewController(
    _ container: ContainerViewController, reselectionActionsFor viewController: UIViewController
  ) -> ContainerReselectionActions {
    id(of: viewController).flatMap { options.reselectionActions?($0) } ?? container.reselectionActions
  }

  func containerViewController(_ container: ContainerViewController, didReselect viewController: UIViewController) {
    if let id = id(of: viewController) { options.onReselect?(id) }
  }

  func containerViewController(
    _ container: ContainerViewController, didLongPressTabOf viewController: UIViewController
  ) -> Bool {
    id(of: viewController).flatMap { options.onTabLongPress?($0) } ?? false
  }

  func containerViewController(
    _ container: ContainerViewController, shouldSelect viewController: UIViewController,
    source: ContainerSelectionSource
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
    _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let make = options.animator, let from = id(of: request.from), let to = id(of: request.to) else { return nil }
    return make(
      .init(from: from, to: to, source: request.source, step: request.step, isInteractive: request.isInteractive))
  }

  func containerViewController(
    _ container: ContainerViewController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    options.interactionController?(animationController)
  }
}
