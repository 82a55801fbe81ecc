/// A method that is called by way of a target, with at most one parameter: what `#selector` makes on Apple's systems.
///
/// Made from an unbound method, `Selector(Counter.tick(_:))`, it holds no object. Made from a bound one,
/// `Selector(tick(_:))`, it retains the object it was bound to and ignores the target it is performed on.
public struct Selector {
  private let bind: (AnyObject) -> (Any?) -> Void
  private let fits: (AnyObject) -> Bool

  // Apple's has one initialiser, from a string, which nothing could be made of here. The four below have its path with
  // another declaration, on purpose: they are kept out of the symbol graph, and named in Docs/api-extras.txt.

  /// A method with one parameter, of whichever object is the target.
  @_documentation(visibility: internal)
  public init<T: AnyObject, S>(_ method: @escaping (T) -> @MainActor (S) -> Void) {
    let method = unsafeBitCast(method, to: ((T) -> (S) -> Void).self)
    fits = { $0 is T }
    bind = { target in
      let bound = method(Self.target(target))
      return { bound(Self.sender($0)) }
    }
  }

  /// A method without parameters, of whichever object is the target.
  @_documentation(visibility: internal)
  public init<T: AnyObject>(_ method: @escaping (T) -> @MainActor () -> Void) {
    let method = unsafeBitCast(method, to: ((T) -> () -> Void).self)
    fits = { $0 is T }
    bind = { target in
      let bound = method(Self.target(target))
      return { _ in bound() }
    }
  }

  /// A method with one parameter, of the object that it is bound to.
  @_documentation(visibility: internal)
  public init<S>(_ method: @escaping @MainActor (S) -> Void) {
    let method = unsafeBitCast(method, to: ((S) -> Void).self)
    fits = { _ in true }
    bind = { _ in { method(Self.sender($0)) } }
  }

  /// A method without parameters, of the object that it is bound to.
  @_documentation(visibility: internal)
  public init(_ method: @escaping @MainActor () -> Void) {
    let method = unsafeBitCast(method, to: (() -> Void).self)
    fits = { _ in true }
    bind = { _ in { _ in method() } }
  }

  /// Calls the method; on the main thread only, which is what makes taking the isolation off above right.
  package func perform(on target: AnyObject, with sender: Any?) {
    MainActor.preconditionIsolated("a selector is performed on the main thread")
    bind(target)(sender)
  }

  /// The method of a target, which it retains, for who calls it often: binding it takes memory each time. A type of its
  /// own, since a closure in an optional is wrapped anew whenever it is taken out.
  struct Bound {
    /// Called with the sender; on the main thread only.
    let body: (Any?) -> Void
  }

  func bound(to target: AnyObject) -> Bound {
    MainActor.preconditionIsolated("a selector is performed on the main thread")
    return Bound(body: bind(target))
  }

  /// Whether `target` has the method; a bound one is there for any.
  package func canPerform(on target: AnyObject) -> Bool { fits(target) }

  private static func target<T: AnyObject>(_ target: AnyObject) -> T {
    guard let target = target as? T else {
      fatalError("unrecognized selector sent to \(type(of: target)): it belongs to \(T.self)")
    }
    return target
  }

  /// A missing sender is nil to a parameter that is optional.
  private static func sender<S>(_ sender: Any?) -> S {
    guard let sender = sender as? S else {
      fatalError("a selector that takes \(S.self) was sent \(sender.map { "\(type(of: $0))" } ?? "nil")")
    }
    return sender
  }
}
