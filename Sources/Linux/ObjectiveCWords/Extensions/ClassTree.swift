/// The classes of a folder with their extensions, and which extensions hold what Swift overrides only in a class's body:
/// on Apple's systems a member in an extension can be overridden since it is Objective-C's.
struct ClassTree {
  /// A declaration in a source.
  struct Place: Hashable {
    let source: Int
    let index: Int
  }

  let sources: [Source]
  let declarations: [[TypeDeclaration]]
  /// The places of the classes, and of the extensions, of a name.
  private var classes: [String: [Place]] = [:]
  private var extensions: [String: [Place]] = [:]
  /// What cannot be moved, and why, at a token of a source.
  private(set) var left: [(source: Int, token: Token, text: String)] = []
  /// The extensions that move, in order, and the classes that they move into.
  private(set) var moves: [(from: Place, into: Place)] = []

  init(_ sources: [Source]) {
    self.sources = sources
    declarations = sources.map(TypeDeclaration.all)
    for (source, declarations) in declarations.enumerated() {
      for (index, declaration) in declarations.enumerated() {
        let place = Place(source: source, index: index)
        if declaration.isExtension {
          extensions[declaration.name, default: []].append(place)
        } else {
          classes[declaration.name, default: []].append(place)
        }
      }
    }
    decide()
  }

  func declaration(_ place: Place) -> TypeDeclaration { declarations[place.source][place.index] }

  private mutating func decide() {
    var wanted: [Place: Token] = [:]
    for (source, all) in declarations.enumerated() {
      for (index, declaration) in all.enumerated() {
        let place = Place(source: source, index: index)
        for member in declaration.members where member.isOverride {
          let token = sources[source].token(member.start)
          if declaration.isExtension, wanted[place] == nil { wanted[place] = token }
          guard let owner = declaration.isExtension ? nearest(declaration.name, to: source) : place else { continue }
          switch declaring(member, above: owner) {
          case .extensionOfFolder(let place):
            if wanted[place] == nil {
              let first = self.declaration(place).members.first { $0.isSame(member) }
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
    guard let goal = nearest(moved.name, to: place.source) else {
      let reason =
        classes[moved.name] == nil
        ? "is not in the folder" : "is there more than once: it is not clear which one is meant"
      return left.append(
        (
          place.source, token,
          "this stands in an extension, where Swift without Objective-C overrides nothing, and the class \(moved.name) \(reason)"
        ))
    }
    guard moved.condition == nil, !moved.isConditional else {
      return left.append(
        (
          place.source, token,
          "this stands in an extension, where Swift without Objective-C overrides nothing, and the extension has a condition: "
            + "write it in the class's body"
        ))
    }
    moves.append((place, goal))
  }

  // MARK: Names

  private enum Declaring {
    case body
    case extensionOfFolder(Place)
    case extensionOfOther(String)
  }

  /// Which class above one declares a member, as far as the folder shows it.
  private func declaring(_ member: Member, above owner: Place) -> Declaring? {
    var place = owner
    var seen: Set<Place> = [owner]
    while let name = superclass(of: place) {
      guard let above = resolve(name, from: place), seen.insert(above).inserted else {
        return [name].appending(Self.guessed(above: name)).first { name in
          (extensions[name] ?? []).contains { declares($0, member) }
        }.map(Declaring.extensionOfOther)
      }
      if declares(above, member) { return .body }
      let own = (extensions[declaration(above).name] ?? []).filter {
        nearest(declaration($0).name, to: $0.source) == above
      }
      if let found = own.first(where: { declares($0, member) }) { return .extensionOfFolder(found) }
      place = above
    }
    return nil
  }

  private func declares(_ place: Place, _ member: Member) -> Bool {
    declaration(place).members.contains { $0.isSame(member) && !$0.isOverride && $0.access != "private" }
      || (!declaration(place).isExtension && declaration(place).members.contains { $0.isSame(member) && $0.isOverride })
  }

  /// The first name behind the colon, without what is in angle brackets; a protocol's where there is no superclass.
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

  /// A name as the class at `place` sees it: beside itself, in the types around it, in the module.
  private func resolve(_ name: String, from place: Place) -> Place? {
    var around = declaration(place).name.split(separator: ".").dropLast()
    while true {
      if let found = nearest((around.map(String.init) + [name]).joined(separator: "."), to: place.source) {
        return found
      }
      if around.isEmpty { break }
      around.removeLast()
    }
    // With the module's name before it.
    let rest = name.split(separator: ".").dropFirst().joined(separator: ".")
    return rest.isEmpty ? nil : nearest(rest, to: place.source)
  }

  /// The class of a name; of several the one in this source, or else the one whose folder is nearest. nil where there is
  /// none, or two are as near.
  private func nearest(_ name: String, to source: Int) -> Place? {
    let places = classes[name] ?? []
    guard places.count > 1 else { return places.first }
    func near(_ place: Place) -> Int {
      if place.source == source { return .max }
      let (a, b) = (sources[place.source].path.split(separator: "/"), sources[source].path.split(separator: "/"))
      return zip(a, b).prefix { $0 == $1 }.count
    }
    let best = places.map(near).max()
    let found = places.filter { near($0) == best }
    return found.count == 1 ? found[0] : nil
  }

  /// What a class that is not in the folder is likely to be one of, by its name.
  private static func guessed(above name: String) -> [String] {
    let views = ["View", "Cell", "Button", "Label", "Field", "Control", "Bar", "Window", "Switch", "Slider"]
    if name.hasSuffix("Controller") { return ["UIViewController", "UIResponder", "NSObject"] }
    return views.contains(where: name.hasSuffix) ? ["UIView", "UIResponder", "NSObject"] : ["NSObject"]
  }
}

extension [String] {
  fileprivate func appending(_ others: [String]) -> [String] { self + others.filter { !contains($0) } }
}
