/// Lets initializers for metatypes call an `init()` that overrides nothing: a view's, since `UIView.init()` is a
/// convenience initializer. In Objective-C it overrides that one. Each such class conforms to a protocol of QuartzCore
/// that calls its `init()`, and those of its subclasses in the folder.
struct OwnInitializers {
  private struct Place: Hashable {
    let path: String
    let type: TypeDeclaration

    static func == (one: Place, other: Place) -> Bool {
      one.path == other.path && one.type.keyword == other.type.keyword
    }
    func hash(into hasher: inout Hasher) {
      hasher.combine(path)
      hasher.combine(type.keyword)
    }
  }

  private let sources: [String: Source]
  private let superclasses: Superclasses
  private let classes: [Place]
  /// The names of the classes that conform already, from an earlier translation.
  private let conforming: Set<String>

  init(_ sources: [String: Source]) {
    self.sources = sources
    superclasses = Superclasses(sources.values)
    classes = sources.sorted { $0.key < $1.key }.flatMap { path, source in
      TypeDeclaration.all(in: source).filter { !$0.isExtension }.map { Place(path: path, type: $0) }
    }
    conforming = Set(
      sources.values.flatMap { source in
        TypeDeclaration.all(in: source).filter { type in
          type.inherited.contains { source.text($0) == "MetatypeInitializable" }
        }.map(\.name)
      })
  }

  /// Returns the changes of each source, and the `init()` of classes that an extension cannot name, by their sources.
  func changes() -> (changes: [String: Changes], left: [(path: String, index: Int)]) {
    var (changes, left) = ([String: Changes](), [(path: String, index: Int)]())
    for place in classes {
      guard let source = sources[place.path], let own = Self.own(place), superclasses.outer(of: place.type.name) != nil,
        !conforming.contains(place.type.name)
      else { continue }
      // A subclass inherits the conformance.
      if let above = superclass(of: place, where: { Self.own($0) != nil && canBeNamed($0, in: $0.path) }) {
        if !canBeNamed(place, in: above.path) { left.append((place.path, own.keyword)) }
        continue
      }
      guard canBeNamed(place, in: place.path) else {
        left.append((place.path, own.keyword))
        continue
      }
      let names = [place.type.name] + subclasses(of: place)
      let cases = names.map { "    if type == \($0).self { return \($0)() }\n" }.joined()
      changes[place.path, default: Changes()].insert(
        """


        extension \(place.type.name): MetatypeInitializable {
          public static func initialized(_ type: NSObject.Type) -> NSObject? {
        \(cases)    return nil
          }
        }
        """, at: source.code[outermost(place.type, in: source)].range.upperBound)
    }
    return (changes, left)
  }

  /// Returns the `init()` of a class that overrides nothing.
  private static func own(_ place: Place) -> Member? {
    place.type.members.first { $0.name == "init()" && !$0.isOverride && $0.access != "private" }
  }

  /// Returns the nearest superclass in the folder that fulfills a condition.
  private func superclass(of place: Place, where condition: (Place) -> Bool) -> Place? {
    var (place, seen) = (place, Set([place]))
    while let name = superclasses.superclass(of: place.type.name),
      let above = classes.first(where: { Superclasses.last(of: $0.type.name) == name }), seen.insert(above).inserted
    {
      if condition(above) { return above }
      place = above
    }
    return nil
  }

  /// Returns the names of the subclasses that declare or inherit `init()`, and that the source of a class can name.
  private func subclasses(of place: Place) -> [String] {
    classes.filter { other in
      superclass(of: other, where: { $0 == place }) != nil && canBeNamed(other, in: place.path) && !isGeneric(other)
        && hasInitializer(other)
    }.map(\.type.name)
  }

  /// Returns true if a subclass of a class with its own `init()` declares one, too, or inherits it.
  private func hasInitializer(_ place: Place) -> Bool {
    let initializers = place.type.members.filter { $0.name.hasPrefix("init(") }
    if let plain = initializers.first(where: { $0.name == "init()" }) { return plain.access != "private" }
    guard initializers.allSatisfy({ $0.modifiers.contains("convenience") }) else { return false }
    return superclass(of: place, where: { _ in true }).map(hasInitializer) ?? true
  }

  /// Returns true if an extension in a source can name a class. It cannot name one that is private in a type or source.
  private func canBeNamed(_ place: Place, in path: String) -> Bool {
    guard let source = sources[place.path], !place.type.isConditional || place.path == path else { return false }
    let words = (place.type.start..<place.type.keyword).map { source.code[$0].text }
    guard words.contains("private") || words.contains("fileprivate") else { return true }
    return place.path == path && (words.contains("fileprivate") || !place.type.name.contains("."))
  }

  private func isGeneric(_ place: Place) -> Bool { sources[place.path]?.token(place.type.keyword + 2).is("<") == true }

  /// Returns the index of the brace that closes the outermost type around a class.
  private func outermost(_ type: TypeDeclaration, in source: Source) -> Int {
    var close = type.close
    for index in type.close + 1..<source.code.count where source.code[index].is("}") {
      if let open = source.opening(index), open < type.start { close = index }
    }
    return close
  }
}
