// Methods of NSObject and its protocol that Foundation lacks without Objective-C.

extension NSObjectProtocol {
  /// Returns `true` if the object has the method: it is of the class, or conforms to the protocol, from which
  /// `aSelector` was made. Always true for a selector that is bound to an object.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.canPerform(on: self) ?? false }

  /// Calls the method. Main thread only, like the next two. Returns the object that the method returns, if any. It is
  /// retained until the next one is returned.
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

extension NSObject {
  /// Returns the class itself. On Apple's platforms, a class has the methods of NSObject's instances, such as `classForCoder`.
  public class func classForCoder() -> AnyClass { self }
}

/// The object that a performed method returned last.
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
  /// Calls the method on the main thread: immediately if this is the main thread and `wait` is true, otherwise in its
  /// own block on the main queue, for which `wait` waits.
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
