// Methods of NSObject that Foundation lacks without Objective-C, and that call later.

extension NSObject {
  /// Calls the method later on the main thread: in the first frame at or after that time if a test or a film controls
  /// the clock, otherwise after this many seconds. Target and argument are retained until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedPerform.add(target: self, selector: aSelector, argument: anArgument, delay: delay)
  }

  /// The same. Modes have no effect.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    DelayedPerform.add(target: self, selector: aSelector, argument: anArgument, delay: delay)
  }

  /// Cancels the requests of `perform(_:with:afterDelay:)` for a target.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerform.cancel { $0.target === (aTarget as AnyObject) }
  }

  /// Cancels the requests for a method of a target with this argument: the same object, or an equal one.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedPerform.cancel(aSelector) { $0.target === (aTarget as AnyObject) && $0.takes(anArgument) }
  }
}
