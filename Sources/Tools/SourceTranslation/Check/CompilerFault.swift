/// The subject of a compiler error.
enum CompilerFault: Equatable {
  /// A module that is neither built nor formed by the sources.
  case module(String)
  /// A name that is neither in the sources nor in the modules.
  case name(String)
  /// A member that a type does not have.
  case member(type: String, name: String)
  /// A member that is overridden, but which the superclass does not have.
  case overridden
  /// An attribute that does not exist, or a property wrapper that is nowhere.
  case attribute(String)
  /// An initializer that is not `required`, called through a metatype of the type.
  case metatype(type: String)
  /// Something that the compiler cannot determine because of another error.
  case consequence
  case other

  init(_ text: String) {
    // An alias is followed by the type that it stands for.
    let text = text.replacing(/'[^']+' \(aka '([^']+)'\)/) { "'\($0.1)'" }
    if let match = text.wholeMatch(of: /(?:could not find|no such) module '([^']+)'.*/) {
      // Of `os.log`, the compiler names the part, too.
      self = .module(String(match.1.prefix { $0 != "." }))
    } else if let match = text.wholeMatch(of: /cannot find (?:type |operator |'self.)?'([^']+)' in scope.*/) {
      self = .name(String(match.1))
    } else if let match = text.wholeMatch(
      of: /(?:value of )?(?:type|module|root type) '([^']+)' has no (?:dynamic )?member (?:named )?'([^']+)'.*/)
    {
      self = .member(type: String(match.1), name: String(match.2))
    } else if let match = text.wholeMatch(of: /'([^']+)' is not a member type of \w+ '([^']+)'.*/) {
      self = .member(type: String(match.2), name: String(match.1))
    } else if let match = text.wholeMatch(of: /no type named '([^']+)' in module '([^']+)'.*/) {
      self = .member(type: String(match.2), name: String(match.1))
    } else if let match = text.wholeMatch(of: /unknown attribute '([^']+)'/) {
      self = .attribute("@\(match.1)")
    } else if text.contains(/does not override (?:any|a) .+ from its superclass/) {
      self = .overridden
    } else if let match = text.wholeMatch(of: /constructing an object of class type '([^']+)' with a metatype value .*/)
    {
      self = .metatype(type: String(match.1))
    } else if Self.consequences.contains(where: text.hasPrefix) {
      self = .consequence
    } else {
      self = .other
    }
  }

  /// The beginnings of errors about what the compiler cannot infer. An expression that contains another error has them.
  private static let consequences = [
    "cannot infer ", "unable to infer ", "generic parameter ", "'nil' requires a contextual type",
    "type of expression is ambiguous", "failed to produce diagnostic", "reference to member ",
    "'super' cannot be used in class", "'super' members cannot be referenced",
  ]
}
