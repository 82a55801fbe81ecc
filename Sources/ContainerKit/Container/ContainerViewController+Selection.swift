import UIKit

extension ContainerViewController {
  /// The index of the selected child; `NSNotFound` where there are no children.
  ///
  /// Setting it switches at once and without animation, as in `UITabBarController`; a switch that is under way is
  /// brought to its end first. An index that is out of range is a mistake of the caller: a debug build stops, a release
  /// build stays as it is.
  public var selectedIndex: Int {
    get { selectedViewController.flatMap { child in viewControllers.firstIndex { $0 === child } } ?? NSNotFound }
    set {
      guard viewControllers.indices.contains(newValue) else {
        return assertionFailure(
          "ContainerViewController: selectedIndex \(newValue) of \(viewControllers.count) children")
      }
      request(viewControllers[newValue], animated: false)
    }
  }

  /// The selected child; nil where there are no children.
  ///
  /// Setting it is as setting `selectedIndex`. A controller that is not among the children, or nil, is a mistake of the
  /// caller: a debug build stops, a release build stays as it is.
  public var selectedViewController: UIViewController? {
    get { machine.selected.flatMap(child) }
    set {
      guard let newValue, viewControllers.contains(where: { $0 === newValue }) else {
        return assertionFailure("ContainerViewController: the selected view controller must be one of viewControllers")
      }
      request(newValue, animated: false)
    }
  }

  /// Switches to a child.
  ///
  /// A switch that is under way is not lost: to where it goes already, this one joins it; back to where it came from,
  /// it turns round; to a third child, this one follows it, and the last such request wins. Where nothing can be
  /// animated (the container is not on screen, animations are off) it switches at once.
  ///
  /// - Parameters:
  ///   - viewController: One of `viewControllers`. Another one is a mistake of the caller: a debug build stops, a release
  ///     build completes with false.
  ///   - completion: Called once, after the last call of the switch: true where the child was selected by it.
  public func select(
    _ viewController: UIViewController, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard viewControllers.contains(where: { $0 === viewController }) else {
      assertionFailure("ContainerViewController: select(_:animated:) needs one of viewControllers")
      completion?(false)
      return
    }
    request(viewController, animated: animated, completion: completion)
  }

  /// Switches to a child and answers whether it was selected by that.
  ///
  /// Cancelling the task abandons the wait, with false, and not the switch. The answer is also false where the container
  /// goes away.
  @discardableResult public func select(_ viewController: UIViewController, animated: Bool) async -> Bool {
    let ticket = Ticket()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        ticket.keep(continuation)
        select(viewController, animated: animated) { ticket.resume($0) }
      }
    } onCancel: {
      ticket.resume(false)
    }
  }

  func child(_ id: TransitionMachine.Child) -> UIViewController? {
    (pages + leaving + [departing].compactMap { $0 }).first { ObjectIdentifier($0) == id }
  }

  func request(_ child: UIViewController, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    lastRequest += 1
    let request = lastRequest
    completions[request] = completion
    ask { [self] in
      handle(
        .select(
          ObjectIdentifier(child), animated: animated && canAnimate, request: completion == nil ? nil : request))
    }
  }

  /// Whether a switch can be seen.
  var canAnimate: Bool {
    visibility == .visible && !isInterrupting && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
  }

  func tabWasTapped(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    let child = pages[index]
    guard child !== selectedViewController || transition != nil, allows(child) else { return }
    request(child, animated: true)
  }

  /// Asks the delegate about a switch that the user wants.
  func allows(_ child: UIViewController) -> Bool {
    guard let delegate else { return true }
    record("shouldSelect", child)
    return delegate.containerViewController(self, shouldSelect: child)
  }
}
