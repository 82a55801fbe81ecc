/// A method that is called by way of a target, with at most two parameters: what `#selector` makes on Apple's systems.
///
/// Made from an unbound method, `Selector(Counter.tick(_:))`, it holds no object. Made from a bound one,
/// `Selector(tick(_:))`, it retains the object it was bound to and ignores the target it is performed on.
public struct Selector: @unchecked Sendable {
  let method: SelectorMethod

  // Apple's has one initialiser, from a string, which nothing could be made of here. The six below have its path with
  // another declaration, on purpose: they are kept out of the symbol graph, and named in Docs/api-extras.txt. `name` is
  // what makes two selectors comparable, since two references to one method are not: see `==`.

  /// A method without parameters, of whichever object is the target.
  @_documentation(visibility: internal)
  public init<T, R>(_ method: @escaping (T) -> @MainActor () -> R, named name: String? = nil) {
    let method = unsafeBitCast(method, to: ((T) -> () -> R).self)
    self.method = SelectorMethod(name: name, takes: [], fits: { $0 is T }) { target in
      let bound = method(SelectorMethod.target(target))
      return { _, _ in bound() }
    }
  }

  /// A method with one parameter, of whichever object is the target.
  @_documentation(visibility: internal)
  public init<T, S, R>(_ method: @escaping (T) -> @MainActor (S) -> R, named name: String? = nil) {
    let method = unsafeBitCast(method, to: ((T) -> (S) -> R).self)
    self.method = SelectorMethod(name: name, takes: [S.self], fits: { $0 is T }) { target in
      let bound = method(SelectorMethod.target(target))
      return { first, _ in bound(SelectorMethod.argument(first)) }
    }
  }

  /// A method with two parameters, a sender and an event, of whichever object is the target.
  @_documentation(visibility: internal)
  public init<T, S, E, R>(_ method: @escaping (T) -> @MainActor (S, E) -> R, named name: String? = nil) {
    let method = unsafeBitCast(method, to: ((T) -> (S, E) -> R).self)
    self.method = SelectorMethod(name: name, takes: [S.self, E.self], fits: { $0 is T }) { target in
      let bound = method(SelectorMethod.target(target))
      return { bound(SelectorMethod.argument($0), SelectorMethod.argument($1)) }
    }
  }

  // An unbound method is a function of its object, too: these are taken where it is none.

  /// A method without parameters, of the object that it is bound to.
  @_documentation(visibility: internal) @_disfavoredOverload
  public init<R>(_ method: @escaping @MainActor () -> R, named name: String? = nil) {
    SelectorMethod.refuse(R.self, name)
    let method = unsafeBitCast(method, to: (() -> R).self)
    self.method = SelectorMethod(name: name, takes: [], fits: { _ in true }) { _ in { _, _ in method() } }
  }

  /// A method with one parameter, of the object that it is bound to.
  @_documentation(visibility: internal) @_disfavoredOverload
  public init<S, R>(_ method: @escaping @MainActor (S) -> R, named name: String? = nil) {
    SelectorMethod.refuse(R.self, name)
    let method = unsafeBitCast(method, to: ((S) -> R).self)
    self.method = SelectorMethod(name: name, takes: [S.self], fits: { _ in true }) { _ in
      { first, _ in method(SelectorMethod.argument(first)) }
    }
  }

  /// A method with two parameters, of the object that it is bound to.
  @_documentation(visibility: internal) @_disfavoredOverload
  public init<S, E, R>(_ method: @escaping @MainActor (S, E) -> R, named name: String? = nil) {
    SelectorMethod.refuse(R.self, name)
    let method = unsafeBitCast(method, to: ((S, E) -> R).self)
    self.method = SelectorMethod(name: name, takes: [S.self, E.self], fits: { _ in true }) { _ in
      { method(SelectorMethod.argument($0), SelectorMethod.argument($1)) }
    }
  }

  /// Calls the method; on the main thread only, which is what makes taking the isolation off above right. Answers what
  /// the method answers. `event` is what a second parameter gets.
  @discardableResult
  package func perform(on target: AnyObject, with sender: Any?, for event: Any? = nil) -> Any {
    MainActor.preconditionIsolated("a selector is performed on the main thread")
    return method.bind(target)(sender, event)
  }

  /// The same on whichever thread this is: a notification is delivered where it is posted. A method of the main actor is
  /// called there as well, as Objective-C does.
  func performHere(on target: AnyObject, with sender: Any?) { _ = method.bind(target)(sender, nil) }

  /// The method of a target, which it retains, for who calls it often: binding it takes memory each time. A type of its
  /// own, since a closure in an optional is wrapped anew whenever it is taken out.
  struct Bound {
    let call: (Any?, Any?) -> Any

    /// Called with the sender; on the main thread only.
    func body(_ sender: Any?) { _ = call(sender, nil) }
  }

  func bound(to target: AnyObject) -> Bound {
    MainActor.preconditionIsolated("a selector is performed on the main thread")
    return Bound(call: method.bind(target))
  }

  /// Reports a sender that the method's parameter cannot take. Call this when the selector is registered.
  ///
  /// Objective-C passes any object, and a method that uses only what both classes have works there. Here the program
  /// would end when the selector is performed.
  package func checkSender(_ sender: AnyObject, in function: String) {
    guard let type = method.senderType, !SelectorMethod.takes(sender, type) else { return }
    RuntimeIssues.handler(
      "-[\(Swift.type(of: sender)) \(function)]: the action \(self) takes a \(type), which this is not. Objective-C "
        + "would pass it unchecked. Swift cannot, and the program will end when the action is called.")
  }

  /// Whether `target` has the method; a bound one is there for any.
  package func canPerform(on target: AnyObject) -> Bool { method.fits(target) }
}
