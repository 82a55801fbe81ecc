import QuartzCore

extension UIControl {
  /// Registers a method of the target for control events. The method can take the control as its parameter. The target
  /// is not retained. If it is nil, the method is called on the first object that has it, from the control up the
  /// responder chain. A selector made from a bound method retains its object. (A guess: time-37.)
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    action.checkSender(self, in: "addTarget:action:forControlEvents:")
    handlers.add(.method(action, ControlHandlers.Target(target)), for: controlEvents)
  }

  /// Removes a target's method for these events. If `target` is nil, removes the method of any target. If `action` is
  /// nil, removes all methods. A method is identified by the selector that was added, or by its name
  /// (`Selector(Page.tapped, named: "tapped")`).
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    func isOfTarget(_ handler: ControlHandlers.Handler) -> Bool {
      guard case .method(_, let own) = handler else { return false }
      return target == nil || own.is(target)
    }
    guard let action else { return handlers.remove(controlEvents, where: isOfTarget) }
    // Checks the affected handlers before any of them changes, because the check may stop the program.
    var left = handlers.matching(controlEvents).map(\.handler).filter(isOfTarget)
    left.removeAll(with: action, by: \.selector, in: "removeTarget(_:action:for:)")
    handlers.remove(controlEvents) { isOfTarget($0) && $0.selector == action }
  }

  /// Registers an action for control events. It runs with the control as its sender. It replaces an action with the
  /// same identifier for the same event, and is retained.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.add(.action(action), for: controlEvents)
  }

  /// Removes an action for these events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for these events.
  public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.remove(controlEvents) { handler in
      guard case .action(let action) = handler else { return false }
      return action.identifier == actionIdentifier
    }
  }

  /// The targets with registered methods. `NSNull` stands for nil.
  public var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .method(_, let target) in handlers.all.map(\.handler) {
      if target.isNil {
        targets.insert(NSNull())
      } else if let object = target.object {
        targets.insert((object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object)))
      }
    }
    return targets
  }

  /// The events for which a method or an action is registered.
  public var allControlEvents: Event {
    handlers.matching(.allEvents).reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Calls a closure with each current registration: an action, or a target and a method, and the events. Set the last
  /// parameter to true to stop. The closure may change registrations.
  public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for registration in handlers.matching(.allEvents) {
      switch registration.handler {
      case .action(let action): iterator(action, nil, registration.events, &stop)
      case .method(let method, let target): iterator(nil, (target.object, method), registration.events, &stop)
      }
      if stop { return }
    }
  }

  func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for registration in handlers.matching(controlEvents) {
      switch registration.handler {
      case .action(let action): sendAction(action)
      case .method(let method, let target): sendAction(method, to: target.object, for: event)
      }
    }
  }
}
