/// A parameter's type that is optional.
private protocol OptionalParameter {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalParameter {
  static var wrapped: Any.Type { Wrapped.self }
}

/// The method of a selector, and its properties.
package final class SelectorMethod {
  /// The method's name without its parameters, if one was given.
  let name: String?
  /// The types of its parameters.
  let parameters: [ObjectIdentifier]
  /// The type of its first parameter. Nil if it has none.
  let senderType: Any.Type?
  let fits: (AnyObject) -> Bool
  /// Takes a target, and returns the function to call with a sender and an event.
  let bind: (AnyObject) -> (Any?, Any?) -> Any

  init(
    name: String?, takes parameters: [Any.Type], fits: @escaping (AnyObject) -> Bool,
    bind: @escaping (AnyObject) -> (Any?, Any?) -> Any
  ) {
    self.name = name.map(Self.baseName)
    self.parameters = parameters.map { ObjectIdentifier($0) }
    senderType = parameters.first
    (self.fits, self.bind) = (fits, bind)
  }

  /// Returns the base name: `tapped` for `Page.tapped(_:)`.
  private static func baseName(_ name: String) -> String {
    let path = name.prefix { $0 != "(" }
    return String(path[(path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// Stops the program if a bound method returns a function. It is then actually an unbound method, whose object is not
  /// known yet, and performing it would call nothing.
  static func refuse(_ answer: Any.Type, _ name: String?) {
    guard answer != Void.self, isFunction(answer) else { return }
    fatalError(
      "Selector(\(name ?? "unnamed")): the method answers \(answer), which nothing would call. Name the class that it is "
        + "of: Selector(Page.\(name ?? "tapped"))")
  }

  /// Returns `true` if the type's description has an arrow outside of brackets.
  package static func isFunction(_ type: Any.Type) -> Bool {
    var (depth, last) = (0, Character(" "))
    for character in String(reflecting: type) {
      if last == "-", character == ">" {
        if depth == 0 { return true }
      } else if "([<".contains(character) {
        depth += 1
      } else if ")]>".contains(character) {
        depth -= 1
      }
      last = character
    }
    return false
  }

  static func target<T>(_ target: AnyObject) -> T {
    guard let target = target as? T else {
      fatalError("unrecognized selector sent to \(type(of: target)): it belongs to \(T.self)")
    }
    return target
  }

  /// Converts an argument to a parameter's type. A missing argument is nil for an optional. An object is true for a
  /// Bool: `UIView.endEditing(_:)` is called with a gesture recognizer as the sender, and a valid pointer is not zero.
  static func argument<S>(_ argument: Any?) -> S {
    if let fitting: S = converted(argument) ?? unchecked(argument) { return fitting }
    fatalError("a selector that takes \(S.self) was sent \(argument.map { "\(type(of: $0))" } ?? "nil")")
  }

  /// Returns `true` if a parameter of a type can take a sender.
  static func takes<S>(_ sender: AnyObject, _ type: S.Type) -> Bool {
    let fitting: S? = converted(sender)
    return fitting != nil
  }

  /// Returns `true` if a parameter's type is a subclass of the sender's class, so that the sender is passed unchecked.
  static func takesUnchecked(_ sender: AnyObject, _ type: Any.Type) -> Bool {
    guard let declared = objectType(type) else { return false }
    let own: AnyClass = Swift.type(of: sender)
    return sequence(first: declared, next: { _getSuperclass($0) }).contains { $0 == own }
  }

  /// Passes an object to a parameter of a subclass of its class, as Objective-C does, which checks nothing there. What
  /// the subclass inherits works. Another class is not safe: Swift may call its methods without looking at the object.
  private static func unchecked<S>(_ argument: Any?) -> S? {
    guard let object = argument.map({ $0 as AnyObject }), takesUnchecked(object, S.self) else { return nil }
    // A reference and an optional reference have the same representation.
    return unsafeBitCast(object, to: S.self)
  }

  /// The class of a parameter's type, which may be optional; nil if it is of another kind.
  private static func objectType(_ type: Any.Type) -> AnyClass? {
    type as? AnyClass ?? (type as? any OptionalParameter.Type)?.wrapped as? AnyClass
  }

  private static func converted<S>(_ argument: Any?) -> S? {
    if let fitting = argument as? S { return fitting }
    if let argument, let fitting = (argument as AnyObject) as? S { return fitting }
    return S.self == Bool.self ? (argument != nil) as? S : nil
  }
}

extension Selector: Hashable, CustomStringConvertible {
  /// Returns `true` if both are the same selector: copies of one, or with the same name and the same parameter types.
  /// Two references to a method in different places are not recognized as the same unless both are `named:`.
  @_documentation(visibility: internal)
  public static func == (a: Selector, b: Selector) -> Bool {
    if a.method === b.method { return true }
    guard let name = a.method.name else { return false }
    return name == b.method.name && a.method.parameters == b.method.parameters
  }

  /// Hashes the name or, without one, the reference.
  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) {
    if let name = method.name { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(method)) }
  }

  /// The name, with a colon for each parameter.
  @_documentation(visibility: internal)
  public var description: String {
    (method.name ?? "unnamed") + String(repeating: ":", count: method.parameters.count)
  }

  /// Returns `true` if `other` may be the same method, but is not certain to be because one of them has no name.
  package func couldBe(_ other: Selector) -> Bool {
    self == other
      || ((method.name == nil || other.method.name == nil) && method.parameters == other.method.parameters)
  }
}

extension Array {
  /// Removes what was registered with `selector`. Stops the program if a registration without a name may or may not be
  /// the one, because then there is no right answer.
  package mutating func removeAll(with selector: Selector, by own: (Element) -> Selector?, in function: String) {
    let (count, others) = (self.count, self)
    removeAll { own($0) == selector }
    guard count == self.count, others.contains(where: { own($0)?.couldBe(selector) == true }) else { return }
    fatalError(
      "\(function): \(selector) cannot be told from another method. Keep the selector that was registered, or give both a "
        + "name: Selector(Page.tapped, named: \"tapped\")")
  }
}
