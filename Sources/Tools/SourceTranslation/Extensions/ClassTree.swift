/// The classes of a folder with their extensions, and the extensions with members that Swift only overrides in a
/// class's body. On Apple's systems a member in an extension can be overridden because it is Objective-C's.
struct ClassTree {
  /// A declaration in a source.
  struct Position: Hashable {
    let source: Int
    let index: Int
  }

  let sources: [SourceFile]
  let declarations: [[TypeDeclaration]]
  private var classes: ClassNames
  /// The members in each class's body.
  private var bodies: [Position: Set<Member.Key>] = [:]
  /// The first extension of each class that declares a member.
  private var extensions: [Position: [Member.Key: Position]] = [:]
  /// The members that extensions of a name declare, for any class of that name.
  private var extended: [String: Set<Member.Key>] = [:]
  /// The answers found so far.
  private var known: [Query: Declaring?] = [:]
  /// The members that cannot be moved, with a token of a source and the reason.
  private(set) var left: [(source: Int, token: Token, text: String)] = []
  /// The extensions that move, in order, and the classes that they move into.
  private(set) var moves: [(from: Position, into: Position)] = []

  init(_ sources: [SourceFile]) {
    self.sources = sources
    declarations = sources.map(TypeDeclaration.all)
    classes = ClassNames(paths: sources.map(\.path))
    let positions = declarations.enumerated().flatMap { source, all in
      all.indices.map { Position(source: source, index: $0) }
    }
    for position in positions where !declaration(position).isExtension {
      classes.add(declaration(position).name, at: position)
      bodies[position] = Set(
        declaration(position).members.filter { $0.isOverride || $0.access != "private" }.map(\.key))
    }
    for position in positions where declaration(position).isExtension {
      let (name, members) = (declaration(position).name, declaration(position).members)
      let keys = members.filter { !$0.isOverride && $0.access != "private" }.map(\.key)
      extended[name, default: []].formUnion(keys)
      guard let goal = classes.nearest(name, to: position.source) else { continue }
      extensions[goal, default: [:]].merge(keys.map { ($0, position) }) { first, _ in first }
    }
    decide()
  }

  func declaration(_ position: Position) -> TypeDeclaration {
    Work.step()
    return declarations[position.source][position.index]
  }

  private mutating func decide() {
    var wanted: [Position: Token] = [:]
    for (source, all) in declarations.enumerated() {
      for (index, declaration) in all.enumerated() {
        let position = Position(source: source, index: index)
        for member in declaration.members where member.isOverride {
          let token = sources[source].token(member.start)
          if declaration.isExtension, wanted[position] == nil { wanted[position] = token }
          guard let owner = declaration.isExtension ? classes.nearest(declaration.name, to: source) : position else {
            continue
          }
          switch declaring(member.key, above: owner) {
          case .extensionOfFolder(let position):
            if wanted[position] == nil {
              let first = self.declaration(position).members.first { $0.key == member.key }
              wanted[position] = sources[position.source].token(first?.start ?? self.declaration(position).keyword)
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
    for position in wanted.keys.sorted(by: { ($0.source, $0.index) < ($1.source, $1.index) }) {
      move(position, because: wanted[position] ?? sources[position.source].token(declaration(position).keyword))
    }
  }

  private mutating func move(_ position: Position, because token: Token) {
    let moved = declaration(position)
    guard let goal = classes.nearest(moved.name, to: position.source) else {
      let reason =
        classes.contains(moved.name)
        ? "occurs more than once, so it is not clear which one is meant" : "is not in the folder"
      return left.append(
        (
          position.source, token,
          "without Objective-C an extension cannot override members, and the class \(moved.name) \(reason)"
        ))
    }
    guard moved.condition == nil, !moved.isConditional else {
      return left.append(
        (
          position.source, token,
          "without Objective-C an extension cannot override members, and the extension has a condition: "
            + "move the member to the class's body"
        ))
    }
    moves.append((position, goal))
  }

  // MARK: Names

  private struct Query: Hashable {
    let member: Member.Key
    let position: Position
  }

  private enum Declaring {
    case body
    case extensionOfFolder(Position)
    case extensionOfOther(String)
  }

  /// Returns how a superclass declares a member, as far as the folder shows it.
  private mutating func declaring(_ member: Member.Key, above owner: Position) -> Declaring? {
    var asked: [Query] = []
    var next: Position? = owner
    var answer: Declaring?
    while let position = next {
      let question = Query(member: member, position: position)
      if let known = known[question] {
        answer = known
        break
      }
      // A class that inherits from itself finds this entry, which means that nothing declares the member.
      known[question] = .some(nil)
      asked.append(question)
      (answer, next) = look(for: member, above: position)
    }
    for question in asked { known[question] = .some(answer) }
    return answer
  }

  /// Returns what the direct superclass of a class says about a member, and that superclass if it says nothing.
  private func look(for member: Member.Key, above position: Position) -> (answer: Declaring?, next: Position?) {
    guard let name = superclass(of: position) else { return (nil, nil) }
    guard let above = resolve(name, from: position) else {
      let names = [name].appending(Self.guessed(above: name))
      return (names.first { extended[$0]?.contains(member) == true }.map(Declaring.extensionOfOther), nil)
    }
    if bodies[above]?.contains(member) == true { return (.body, nil) }
    if let found = extensions[above]?[member] { return (.extensionOfFolder(found), nil) }
    return (nil, above)
  }

  /// Returns the first name after the colon, without generic arguments. It is a protocol's if there is no superclass.
  private func superclass(of position: Position) -> String? {
    guard let piece = declaration(position).inherited.first else { return nil }
    var name = ""
    for index in piece {
      let token = sources[position.source].token(index)
      if token.is("<") || token.is("&") { break }
      if token.kind == .word || token.is(".") { name += token.text }
    }
    return name.isEmpty ? nil : name
  }

  /// Resolves a name as the class at `position` sees it: among its siblings, in the types around it, in the module.
  private func resolve(_ name: String, from position: Position) -> Position? {
    var around = declaration(position).name.split(separator: ".").dropLast()
    while true {
      if let found = classes.nearest((around.map(String.init) + [name]).joined(separator: "."), to: position.source) {
        return found
      }
      if around.isEmpty { break }
      around.removeLast()
    }
    // Try the name without its module.
    let rest = name.split(separator: ".").dropFirst().joined(separator: ".")
    return rest.isEmpty ? nil : classes.nearest(rest, to: position.source)
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
