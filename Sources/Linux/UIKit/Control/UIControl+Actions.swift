import QuartzCore

extension UIControl {
  /// Has a method of the target called when one of the events happens. The target is not retained; the method may take
  /// the control. With a target of nil it is the first object that has the method, from the control up the responder
  /// chain. A selector made from a bound method retains its object.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    action.checkSender(self, in: "addTarget:action:forControlEvents:")
    handlers.add(.method(action, ControlHandlers.Target(target)), for: controlEvents)
  }

  /// Takes methods of a target (nil: of any) off these events: all of them where `action` is nil. A method is known again
  /// by the selector that was added, or by its name (`Selector(Page.tapped, named: "tapped")`).
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    func isOfTarget(_ handler: ControlHandlers.Handler) -> Bool {
      guard case .method(_, let own) = handler else { return false }
      return target == nil || own.is(target)
    }
    guard let action else { return handlers.remove(controlEvents, where: isOfTarget) }
    // Asked of those that are meant before one is touched: it may end the program.
    var left = handlers.matching(controlEvents).map(\.handler).filter(isOfTarget)
    left.removeAll(with: action, by: \.selector, in: "removeTarget(_:action:for:)")
    handlers.remove(controlEvents) { isOfTarget($0) && $0.selector == action }
  }

  /// Has an action run when one of the events happens, with the control as its sender. An action of the same
  /// identifier for the same event is replaced. The action is retained.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.add(.action(action), for: controlEvents)
  }

  /// Takes an action off these events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes the action of an identifier off these events.
  public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.remove(controlEvents) { handler in
      guard case .action(let action) = handler else { return false }
      return action.identifier == actionIdentifier
    }
  }

  /// The targets that have methods registered; `NSNull` stands for nil.
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

  /// The events that something is registered for.
  public var allControlEvents: Event {
    handlers.matching(.allEvents).reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Hands every registration that there is now to a closure: an action, or a target and a method, and the events.
  /// Set the last parameter to stop. Registrations may be changed meanwhile.
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
