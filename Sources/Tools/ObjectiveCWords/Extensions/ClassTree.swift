/// The classes of a folder with their extensions, and the extensions with members that Swift only overrides in a
/// class's body. On Apple's systems a member in an extension can be overridden because it is Objective-C's.
struct ClassTree {
  /// A declaration in a source.
  struct Place: Hashable {
    let source: Int
    let index: Int
  }

  let sources: [Source]
  let declarations: [[TypeDeclaration]]
  private var classes: ClassNames
  /// The members in each class's body.
  private var bodies: [Place: Set<Member.Key>] = [:]
  /// The first extension of each class that declares a member.
  private var extensions: [Place: [Member.Key: Place]] = [:]
  /// The members that extensions of a name declare, for any class of that name.
  private var extended: [String: Set<Member.Key>] = [:]
  /// The answers found so far.
  private var known: [Question: Declaring?] = [:]
  /// The members that cannot be moved, with a token of a source and the reason.
  private(set) var left: [(source: Int, token: Token, text: String)] = []
  /// The extensions that move, in order, and the classes that they move into.
  private(set) var moves: [(from: Place, into: Place)] = []

  init(_ sources: [Source]) {
    self.sources = sources
    declarations = sources.map(TypeDeclaration.all)
    classes = ClassNames(paths: sources.map(\.path))
    let places = declarations.enumerated().flatMap { source, all in
      all.indices.map { Place(source: source, index: $0) }
    }
    for place in places where !declaration(place).isExtension {
      classes.add(declaration(place).name, at: place)
      bodies[place] = Set(declaration(place).members.filter { $0.isOverride || $0.access != "private" }.map(\.key))
    }
    for place in places where declaration(place).isExtension {
      let (name, members) = (declaration(place).name, declaration(place).members)
      let keys = members.filter { !$0.isOverride && $0.access != "private" }.map(\.key)
      extended[name, default: []].formUnion(keys)
      guard let goal = classes.nearest(name, to: place.source) else { continue }
      extensions[goal, default: [:]].merge(keys.map { ($0, place) }) { first, _ in first }
    }
    decide()
  }

  func declaration(_ place: Place) -> TypeDeclaration {
    Work.step()
    return declarations[place.source][place.index]
  }

  private mutating func decide() {
    var wanted: [Place: Token] = [:]
    for (source, all) in declarations.enumerated() {
      for (index, declaration) in all.enumerated() {
        let place = Place(source: source, index: index)
        for member in declaration.members where member.isOverride {
          let token = sources[source].token(member.start)
          if declaration.isExtension, wanted[place] == nil { wanted[place] = token }
          guard let owner = declaration.isExtension ? classes.nearest(declaration.name, to: source) : place else {
            continue
          }
          switch declaring(member.key, above: owner) {
          case .extensionOfFolder(let place):
            if wanted[place] == nil {
              let first = self.declaration(place).members.first { $0.key == member.key }
              wanted[place] = sources[place.source].token(first?.start ?? self.declaration(place).keyword)
            }
          case .extensionOfOther(let name) where !declaration.isExtension || declaration.name != name:
            left.append(
              (
                source, token,
                "overrides a member that an extension of \(name) has, whose class is not in the folder: Swift cannot, "
                  + "without Objective-C"
              ))
          default: break
          }
        }
      }
    }
    for place in wanted.keys.sorted(by: { ($0.source, $0.index) < ($1.source, $1.index) }) {
      move(place, because: wanted[place] ?? sources[place.source].token(declaration(place).keyword))
    }
  }

  private mutating func move(_ place: Place, because token: Token) {
    let moved = declaration(place)
    guard let goal = classes.nearest(moved.name, to: place.source) else {
      let reason =
        classes.contains(moved.name)
        ? "occurs more than once, so it is not clear which one is meant" : "is not in the folder"
      return left.append(
        (
          place.source, token,
          "without Objective-C an extension cannot override members, and the class \(moved.name) \(reason)"
        ))
    }
    guard moved.condition == nil, !moved.isConditional else {
      return left.append(
        (
          place.source, token,
          "without Objective-C an extension cannot override members, and the extension has a condition: "
            + "move the member to the class's body"
        ))
    }
    moves.append((place, goal))
  }

  // MARK: Names

  private struct Question: Hashable {
    let member: Member.Key
    let place: Place
  }

  private enum Declaring {
    case body
    case extensionOfFolder(Place)
    case extensionOfOther(String)
  }

  /// Returns how a superclass declares a member, as far as the folder shows it.
  private mutating func declaring(_ member: Member.Key, above owner: Place) -> Declaring? {
    var asked: [Question] = []
    var next: Place? = owner
    var answer: Declaring?
    while let place = next {
      let question = Question(member: member, place: place)
      if let known = known[question] {
        answer = known
        break
      }
      // A class that inherits from itself finds this entry, which means that nothing declares the member.
      known[question] = .some(nil)
      asked.append(question)
      (answer, next) = look(for: member, above: place)
    }
    for question in asked { known[question] = .some(answer) }
    return answer
  }

  /// Returns what the direct superclass of a class says about a member, and that superclass if it says nothing.
  private func look(for member: Member.Key, above place: Place) -> (answer: Declaring?, next: Place?) {
    guard let name = superclass(of: place) else { return (nil, nil) }
    guard let above = resolve(name, from: place) else {
      let names = [name].appending(Self.guessed(above: name))
      return (names.first { extended[$0]?.contains(member) == true }.map(Declaring.extensionOfOther), nil)
    }
    if bodies[above]?.contains(member) == true { return (.body, nil) }
    if let found = extensions[above]?[member] { return (.extensionOfFolder(found), nil) }
    return (nil, above)
  }

  /// Returns the first name after the colon, without generic arguments. It is a protocol's if there is no superclass.
  private func superclass(of place: Place) -> String? {
    guard let piece = declaration(place).inherited.first else { return nil }
    var name = ""
    for index in piece {
      let token = sources[place.source].token(index)
      if token.is("<") || token.is("&") { break }
      if token.kind == .word || token.is(".") { name += token.text }
    }
    return name.isEmpty ? nil : name
  }

  /// Resolves a name as the class at `place` sees it: among its siblings, in the types around it, in the module.
  private func resolve(_ name: String, from place: Place) -> Place? {
    var around = declaration(place).name.split(separator: ".").dropLast()
    while true {
      if let found = classes.nearest((around.map(String.init) + [name]).joined(separator: "."), to: place.source) {
        return found
      }
      if around.isEmpty { break }
      around.removeLast()
    }
    // Try the name without its module.
    let rest = name.split(separator: ".").dropFirst().joined(separator: ".")
    return rest.isEmpty ? nil : classes.nearest(rest, to: place.source)
  }

  /// Returns the likely superclasses of a class that is not in the folder, guessed from its name.
  private static func guessed(above name: String) -> [String] {
    let views = ["View", "Cell", "Button", "Label", "Field", "Control", "Bar", "Window", "Switch", "Slider"]
    if name.hasSuffix("Controller") { return ["UIViewController", "UIResponder", "NSObject"] }
    return views.contains(where: name.hasSuffix) ? ["UIView", "UIResponder", "NSObject"] : ["NSObject"]
  }
}

extension [String] {
  fileprivate func appending(_ others: [String]) -> [String] { self + others.filter { !contains($0) } }
}
