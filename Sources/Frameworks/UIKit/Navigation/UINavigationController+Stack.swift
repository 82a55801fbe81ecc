/// A pending request to show the top of the stack.
struct PendingStackChange {
  var animated: Bool
  var operation: UINavigationController.Operation
  /// The edge swipe that drives the pop.
  var swipe: UIPercentDrivenInteractiveTransition?
}

extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === controller }) {
      fatalError(
        "Pushing the same view controller instance more than once is not supported "
          + "(\(ObjectIdentity.text(of: controller)))")
    }
    change(to: stack + [controller], PendingStackChange(animated: animated, operation: .push)) {
      _ = navigationBar.delegate?.navigationBar(navigationBar, shouldPush: controller.navigationItem)
    }
  }

  func pop(
    downTo count: Int, animated: Bool, by swipe: UIPercentDrivenInteractiveTransition? = nil
  ) -> [UIViewController]? {
    guard count > 0, count < stack.count else { return nil }
    let popped = Array(stack[count...])
    change(to: Array(stack[..<count]), PendingStackChange(animated: animated, operation: .pop, swipe: swipe))
    return popped
  }

  func popTo(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      fatalError("Tried to pop to a view controller that doesn't exist.")
    }
    return pop(downTo: index + 1, animated: animated)
  }

  func set(_ controllers: [UIViewController], animated: Bool) {
    if Set(controllers.map { ObjectIdentifier($0) }).count < controllers.count {
      fatalError(
        "All view controllers in a navigation controller must be distinct "
          + "(\(controllers.map { ObjectIdentity.text(of: $0) }.joined(separator: ", ")))")
    }
    let isPop = controllers.last.map { top in stack.contains { $0 === top } } ?? false
    change(to: controllers, PendingStackChange(animated: animated, operation: isPop ? .pop : .push))
  }

  /// Changes the stack. `asking` runs after the stack has changed and before the bar does.
  private func change(to new: [UIViewController], _ pendingChange: PendingStackChange, asking: () -> Void = {}) {
    let old = stack
    for case let inner as UINavigationController in new where !old.contains(where: { $0 === inner }) {
      fatalError("Pushing a navigation controller is not supported (\(ObjectIdentity.text(of: inner)))")
    }
    stack = new
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      note(controller)
    }
    for controller in new where !old.contains(where: { $0 === controller }) {
      // A controller that is still being removed is already a child.
      if controller.parent === self { controller.willMove(toParent: self) } else { addChild(controller) }
      note(controller)
    }
    asking()
    enqueue(pendingChange)
  }

  private func note(_ controller: UIViewController) {
    if !unsettled.contains(where: { $0 === controller }) { unsettled.append(controller) }
  }

  /// Notifies the added children and removes the removed ones, after the change is shown. Before the view is loaded, it
  /// only removes.
  func settleChildren() {
    let pending = unsettled
    unsettled = []
    for controller in pending {
      if stack.contains(where: { $0 === controller }) {
        if isViewLoaded { controller.didMove(toParent: self) } else { unsettled.append(controller) }
      } else if controller.parent === self {
        if !controller.isMovingFromParent { controller.willMove(toParent: nil) }
        if controller === shown {
          unsettled.append(controller)
        } else {
          controller.viewIfLoaded?.removeFromSuperview()
          controller.removeFromParent()
        }
      }
    }
  }

  /// `true` if pages receive appearance callbacks now.
  var isOnScreen: Bool { appearance.isAppearingOrAppeared && viewIfLoaded?.window != nil }

  private func enqueue(_ new: PendingStackChange) {
    MainQueue.check("\(type(of: self)).setViewControllers(_:animated:)")
    // While this controller appears, its view may be out of the window still. The page that appears with it is shown first.
    guard isOnScreen || isBusy || move != nil || appearance.phase == .appearing else {
      showOffScreen()
      return
    }
    pendingChange = PendingStackChange(
      animated: new.animated || pendingChange?.animated == true, operation: new.operation, swipe: new.swipe)
    if new.animated { performPendingChange() } else { view.setNeedsLayout() }
  }

  /// Shows the top of the stack if a change is pending and nothing else is in progress.
  func performPendingChange() {
    guard let pendingChange, !isBusy, move == nil, isOnScreen else { return }
    // An animated change waits until the controller itself has appeared.
    guard appearance.phase == .appeared || !pendingChange.animated else { return }
    self.pendingChange = nil
    if stack.last === shown {
      shownStack = stack
      navigationBar.setStack(stack.map(\.navigationItem))
      return settleChildren()
    }
    // Pages that present over their own area change without animation (a guess: nav-7).
    if let from = shown, let to = stack.last, pendingChange.animated, from.contextContainer == nil,
      to.contextContainer == nil
    {
      begin(pendingChange, from: from, to: to)
    } else {
      swap(to: stack.last, isPush: pendingChange.operation == .push)
    }
  }

  /// Removes the shown page. If it was disappearing along with this controller, that ends before this controller's own.
  func removeShown() {
    shown?.viewIfLoaded?.removeFromSuperview()
    if let shown, shown.appearance.phase == .disappearing { shown.endAppearance() }
    shown = nil
  }

  /// Updates the stack off screen: children come and go at once, and the top view is added when it is needed.
  func showOffScreen() {
    pendingChange = nil
    navigationBar.setStack(stack.map(\.navigationItem))
    if shown !== stack.last { removeShown() }
    shownStack = stack
    settleChildren()
    if let view = viewIfLoaded { view.setNeedsLayout() }
    hideBottomBar(along: nil)
  }
}
