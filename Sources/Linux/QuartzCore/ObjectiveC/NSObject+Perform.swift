// NSObject's and its protocol's, which Foundation leaves out where there is no Objective-C.

extension NSObjectProtocol {
  /// Whether the object has the method: whether it is of the class, or conforms to the protocol, that `aSelector` was made
  /// from. One that is bound to an object every object has.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.canPerform(on: self) ?? false }

  /// Calls the method. Main thread only, like the two below. Answers the object that the method answers, or nil where it
  /// answers none; that object is kept until the next one is answered.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { PerformResult.of(aSelector, self, nil, nil) }

  /// Calls the method with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    PerformResult.of(aSelector, self, object, nil)
  }

  /// Calls the method with two arguments.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    PerformResult.of(aSelector, self, object1, object2)
  }
}

/// What a performed method answered last.
private enum PerformResult {
  nonisolated(unsafe) private static var kept: AnyObject?

  static func of(_ selector: Selector?, _ target: AnyObject, _ first: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
    guard let selector else { fatalError("perform(_:) was given no selector") }
    let result = selector.perform(on: target, with: first, for: second)
    guard !(result is Void), type(of: result) is AnyClass else { return nil }
    kept = result as AnyObject
    return Unmanaged.passUnretained(result as AnyObject)
  }
}

extension NSObject {
  /// Calls the method later, on the main thread: in the first frame at or after that time where a test or a film holds the
  /// clock, and after so many seconds otherwise. Target and argument are retained until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedPerform.add(target: self, selector: aSelector, argument: anArgument, delay: delay)
  }

  /// The same; modes make no difference.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    DelayedPerform.add(target: self, selector: aSelector, argument: anArgument, delay: delay)
  }

  /// Takes back what `perform(_:with:afterDelay:)` was told for a target.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerform.cancel { $0.target === (aTarget as AnyObject) }
  }

  /// Takes back the requests for a method of a target with this argument: the same object, or an equal one.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedPerform.cancel(aSelector) { $0.target === (aTarget as AnyObject) && $0.takes(anArgument) }
  }

  /// Calls the method on the main thread: at once where that is this one and `wait` is true, or else in a turn of the main
  /// queue of its own, which `wait` waits for.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let (target, argument) = (self, arg)
    let call: @Sendable () -> Void = { aSelector.perform(on: target, with: argument) }
    switch (MainQueue.isCurrent, wait) {
    case (true, true): call()
    case (false, true): DispatchQueue.main.sync(execute: call)
    case (_, false): DispatchQueue.main.async(execute: call)
    }
  }
}
