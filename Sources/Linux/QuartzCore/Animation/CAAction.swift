/// What is done when something happens to a layer: a property changes, it comes or goes, it is laid out.
public protocol CAAction {
  /// Does it. `anObject` is the layer; the property has its new value by now. `dict` may carry more about the event.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Nothing; a null action says that the search for one ends here.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
