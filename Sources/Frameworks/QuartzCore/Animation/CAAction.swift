/// An action that responds to a layer's event: a property changes, or the layer appears, disappears or is laid out.
public protocol CAAction {
  /// Runs the action. `anObject` is the layer, whose property already has its new value. `dict` may describe the event.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing. A null action ends the search for an action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
