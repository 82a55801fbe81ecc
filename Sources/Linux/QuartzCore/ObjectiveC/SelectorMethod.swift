/// What a selector calls, and what is known of it.
package final class SelectorMethod {
  /// The method's name without its parameters, where one was given.
  let name: String?
  /// The types of its parameters.
  let parameters: [ObjectIdentifier]
  /// The type of its first parameter; nil if it has none.
  let senderType: Any.Type?
  let fits: (AnyObject) -> Bool
  /// Takes a target, and answers what is called with a sender and an event.
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

  /// Of `Page.tapped(_:)`: `tapped`.
  private static func baseName(_ name: String) -> String {
    let path = name.prefix { $0 != "(" }
    return String(path[(path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// What is bound to an object and answers a function is no method of that object, but one whose object is not known yet:
  /// performing it would call nothing.
  static func refuse(_ answer: Any.Type, _ name: String?) {
    guard answer != Void.self, isFunction(answer) else { return }
    fatalError(
      "Selector(\(name ?? "unnamed")): the method answers \(answer), which nothing would call. Name the class that it is "
        + "of: Selector(Page.\(name ?? "tapped"))")
  }

  /// By how the type is written: an arrow that is in no bracket.
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

  /// What a parameter gets. A missing argument is nil to one that is optional. An object where a Bool is expected is
  /// true: `UIView.endEditing(_:)` is called with a recogniser as the sender, and a pointer that is there is no zero.
  static func argument<S>(_ argument: Any?) -> S {
    if let fitting: S = converted(argument) { return fitting }
    fatalError("a selector that takes \(S.self) was sent \(argument.map { "\(type(of: $0))" } ?? "nil")")
  }

  /// Returns true if a parameter of a type can take a sender.
  static func takes<S>(_ sender: AnyObject, _ type: S.Type) -> Bool {
    let fitting: S? = converted(sender)
    return fitting != nil
  }

  private static func converted<S>(_ argument: Any?) -> S? {
    if let fitting = argument as? S { return fitting }
    if let argument, let fitting = (argument as AnyObject) as? S { return fitting }
    return S.self == Bool.self ? (argument != nil) as? S : nil
  }
}

extension Selector: Hashable, CustomStringConvertible {
  /// Whether both are one selector: copies of one, or of the same name and the same types of parameters. References to one
  /// method, written in two places, cannot be told to be the same unless both are `named:`.
  @_documentation(visibility: internal)
  public static func == (a: Selector, b: Selector) -> Bool {
    if a.method === b.method { return true }
    guard let name = a.method.name else { return false }
    return name == b.method.name && a.method.parameters == b.method.parameters
  }

  /// By the name, or else by the reference.
  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) {
    if let name = method.name { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(method)) }
  }

  /// Its name, with a colon for each parameter.
  @_documentation(visibility: internal)
  public var description: String {
    (method.name ?? "unnamed") + String(repeating: ":", count: method.parameters.count)
  }

  /// Whether `other` may be the same method although nothing says so: one of them has no name.
  package func couldBe(_ other: Selector) -> Bool {
    self == other
      || ((method.name == nil || other.method.name == nil) && method.parameters == other.method.parameters)
  }
}

extension Array {
  /// Takes away what was registered with `selector`. Where a registration without a name may be meant and may not, there
  /// is no right answer: that is an error of the program.
  package mutating func removeAll(with selector: Selector, by own: (Element) -> Selector?, in function: String) {
    let (count, others) = (self.count, self)
    removeAll { own($0) == selector }
    guard count == self.count, others.contains(where: { own($0)?.couldBe(selector) == true }) else { return }
    fatalError(
      "\(function): \(selector) cannot be told from another method. Keep the selector that was registered, or give both a "
        + "name: Selector(Page.tapped, named: \"tapped\")")
  }
}
