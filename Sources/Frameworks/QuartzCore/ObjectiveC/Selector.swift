/// A method to call on a target, with at most two parameters. The counterpart of `#selector` on Apple's platforms.
///
/// Made from an unbound method, `Selector(Counter.tick(_:))`, it retains no object. Made from a bound one,
/// `Selector(tick(_:))`, it retains the object to which it is bound and ignores the target on which it is performed.
public struct Selector: @unchecked Sendable {
  let method: SelectorMethod

  // Apple's only initializer takes a string, in which no method can be found on Linux. The six below deliberately have
  // its path with another declaration: they are excluded from the symbol graph, and listed in Docs/api-extras.txt.
  // `name` makes two selectors comparable, because two references to one method are not: see `==`.

  /// Creates a selector for a method without parameters, called on any target.
  @_documentation(visibility: internal)
  public init<T, R>(_ method: @escaping (T) -> @MainActor () -> R, named name: String? = nil) {
    let method = unsafeBitCast(method, to: ((T) -> () -> R).self)
    self.method = SelectorMethod(name: name, takes: [], fits: { $0 is T }) { target in
      let bound = method(SelectorMethod.target(target))
      return { _, _ in bound() }
    }
  }

  /// Creates a selector for a method with one parameter, called on any target.
  @_documentation(visibility: internal)
  public init<T, S, R>(_ method: @escaping (T) -> @MainActor (S) -> R, named name: String? = nil) {
    let method = unsafeBitCast(method, to: ((T) -> (S) -> R).self)
    self.method = SelectorMethod(name: name, takes: [S.self], fits: { $0 is T }) { target in
      let bound = method(SelectorMethod.target(target))
      return { first, _ in bound(SelectorMethod.argument(first)) }
    }
  }

  /// Creates a selector for a method with two parameters, a sender and an event, called on any target.
  @_documentation(visibility: internal)
  public init<T, S, E, R>(_ method: @escaping (T) -> @MainActor (S, E) -> R, named name: String? = nil) {
    let method = unsafeBitCast(method, to: ((T) -> (S, E) -> R).self)
    self.method = SelectorMethod(name: name, takes: [S.self, E.self], fits: { $0 is T }) { target in
      let bound = method(SelectorMethod.target(target))
      return { bound(SelectorMethod.argument($0), SelectorMethod.argument($1)) }
    }
  }

  // An unbound method is also a function, whose argument is its object. The following are for bound methods only.

  /// Creates a selector for a method without parameters, of the object to which it is bound.
  @_documentation(visibility: internal) @_disfavoredOverload
  public init<R>(_ method: @escaping @MainActor () -> R, named name: String? = nil) {
    SelectorMethod.refuse(R.self, name)
    let method = unsafeBitCast(method, to: (() -> R).self)
    self.method = SelectorMethod(name: name, takes: [], fits: { _ in true }) { _ in { _, _ in method() } }
  }

  /// Creates a selector for a method with one parameter, of the object to which it is bound.
  @_documentation(visibility: internal) @_disfavoredOverload
  public init<S, R>(_ method: @escaping @MainActor (S) -> R, named name: String? = nil) {
    SelectorMethod.refuse(R.self, name)
    let method = unsafeBitCast(method, to: ((S) -> R).self)
    self.method = SelectorMethod(name: name, takes: [S.self], fits: { _ in true }) { _ in
      { first, _ in method(SelectorMethod.argument(first)) }
    }
  }

  /// Creates a selector for a method with two parameters, of the object to which it is bound.
  @_documentation(visibility: internal) @_disfavoredOverload
  public init<S, E, R>(_ method: @escaping @MainActor (S, E) -> R, named name: String? = nil) {
    SelectorMethod.refuse(R.self, name)
    let method = unsafeBitCast(method, to: ((S, E) -> R).self)
    self.method = SelectorMethod(name: name, takes: [S.self, E.self], fits: { _ in true }) { _ in
      { method(SelectorMethod.argument($0), SelectorMethod.argument($1)) }
    }
  }

  /// Calls the method and returns its result. Main thread only, which makes it safe to drop the isolation above.
  /// `event` is the argument for a second parameter.
  @discardableResult
  package func perform(on target: AnyObject, with sender: Any?, for event: Any? = nil) -> Any {
    MainActor.preconditionIsolated("a selector is performed on the main thread")
    return method.bind(target)(sender, event)
  }

  /// Calls the method on the current thread, because notifications are delivered on the thread that posts them. Methods
  /// of the main actor are called there too, as in Objective-C.
  func performHere(on target: AnyObject, with sender: Any?) { _ = method.bind(target)(sender, nil) }

  /// A method with its target, which it retains. For frequent calls, because binding the method allocates memory each
  /// time. A separate type, because a closure in an optional is wrapped again whenever it is unwrapped.
  struct Bound {
    let call: (Any?, Any?) -> Any

    /// Calls the method with the sender. Main thread only.
    func body(_ sender: Any?) { _ = call(sender, nil) }
  }

  func bound(to target: AnyObject) -> Bound {
    MainActor.preconditionIsolated("a selector is performed on the main thread")
    return Bound(call: method.bind(target))
  }

  /// Reports a sender that is not of the class that the method's parameter declares. Call this when the selector is
  /// registered.
  ///
  /// Objective-C passes any object, and a method that uses only members that both classes have works there. Here it
  /// works for a subclass of the sender's class. For any other class the program stops when the selector is performed.
  package func checkSender(_ sender: AnyObject, in function: String) {
    guard let type = method.senderType, !SelectorMethod.takes(sender, type) else { return }
    let consequence =
      SelectorMethod.takesUnchecked(sender, type)
      ? "passes it unchecked, and so it is passed here: only what the class inherits can be used."
      : "would pass it unchecked. Swift cannot, and the program will end when the action is called."
    RuntimeIssues.handler(
      "-[\(Swift.type(of: sender)) \(function)]: the action \(self) takes a \(type), which this is not. Objective-C "
        + consequence)
  }

  /// Returns `true` if `target` has the method. Always true for a bound one.
  package func canPerform(on target: AnyObject) -> Bool { method.fits(target) }
}
