/// Lets initializers for metatypes call an `init()` that overrides nothing: a view's, since `UIView.init()` is a
/// convenience initializer. In Objective-C it overrides that one. Each such class conforms to a protocol of QuartzCore
/// that calls its `init()`, and those of its subclasses in the folder.
///
/// - a class of views with its own `init()`, if FOLDER calls `init()` through a metatype: it conforms to
///   `MetatypeInitializable`. A class that an extension cannot name is noted
struct OwnInitializers {
  private struct Position: Hashable {
    let path: String
    let type: TypeDeclaration

    static func == (one: Position, other: Position) -> Bool {
      one.path == other.path && one.type.keyword == other.type.keyword
    }
    func hash(into hasher: inout Hasher) {
      hasher.combine(path)
      hasher.combine(type.keyword)
    }
  }

  private let sources: [String: SourceFile]
  private let superclasses: Superclasses
  private let classes: [Position]
  /// The names of the classes that conform already, from an earlier translation.
  private let conforming: Set<String>

  init(_ sources: [String: SourceFile]) {
    self.sources = sources
    superclasses = Superclasses(sources.values)
    classes = sources.sorted { $0.key < $1.key }.flatMap { path, source in
      TypeDeclaration.all(in: source).filter { !$0.isExtension }.map { Position(path: path, type: $0) }
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
    for position in classes {
      guard let source = sources[position.path], let own = Self.own(position),
        superclasses.outer(of: position.type.name) != nil,
        !conforming.contains(position.type.name)
      else { continue }
      // A subclass inherits the conformance.
      if let above = superclass(of: position, where: { Self.own($0) != nil && canBeNamed($0, in: $0.path) }) {
        if !canBeNamed(position, in: above.path) { left.append((position.path, own.keyword)) }
        continue
      }
      guard canBeNamed(position, in: position.path) else {
        left.append((position.path, own.keyword))
        continue
      }
      let names = [position.type.name] + subclasses(of: position)
      let cases = names.map { "    if type == \($0).self { return \($0)() }\n" }.joined()
      changes[position.path, default: Changes()].insert(
        """


        extension \(position.type.name): MetatypeInitializable {
          public static func initialized(_ type: NSObject.Type) -> NSObject? {
        \(cases)    return nil
          }
        }
        """, at: source.code[outermost(position.type, in: source)].range.upperBound)
    }
    return (changes, left)
  }

  /// Returns the `init()` of a class that overrides nothing.
  private static func own(_ position: Position) -> Member? {
    position.type.members.first { $0.name == "init()" && !$0.isOverride && $0.access != "private" }
  }

  /// Returns the nearest superclass in the folder that fulfills a condition.
  private func superclass(of position: Position, where condition: (Position) -> Bool) -> Position? {
    var (position, seen) = (position, Set([position]))
    while let name = superclasses.superclass(of: position.type.name),
      let above = classes.first(where: { Superclasses.last(of: $0.type.name) == name }), seen.insert(above).inserted
    {
      if condition(above) { return above }
      position = above
    }
    return nil
  }

  /// Returns the names of the subclasses that declare or inherit `init()`, and that the source of a class can name.
  private func subclasses(of position: Position) -> [String] {
    classes.filter { other in
      superclass(of: other, where: { $0 == position }) != nil && canBeNamed(other, in: position.path)
        && !isGeneric(other)
        && hasInitializer(other)
    }.map(\.type.name)
  }

  /// Returns true if a subclass of a class with its own `init()` declares one, too, or inherits it.
  private func hasInitializer(_ position: Position) -> Bool {
    let initializers = position.type.members.filter { $0.name.hasPrefix("init(") }
    if let plain = initializers.first(where: { $0.name == "init()" }) { return plain.access != "private" }
    guard initializers.allSatisfy({ $0.modifiers.contains("convenience") }) else { return false }
    return superclass(of: position, where: { _ in true }).map(hasInitializer) ?? true
  }

  /// Returns true if an extension in a source can name a class. It cannot name one that is private in a type or source.
  private func canBeNamed(_ position: Position, in path: String) -> Bool {
    guard let source = sources[position.path], !position.type.isConditional || position.path == path else {
      return false
    }
    let words = (position.type.start..<position.type.keyword).map { source.code[$0].text }
    guard words.contains("private") || words.contains("fileprivate") else { return true }
    return position.path == path && (words.contains("fileprivate") || !position.type.name.contains("."))
  }

  private func isGeneric(_ position: Position) -> Bool {
    sources[position.path]?.token(position.type.keyword + 2).is("<") == true
  }

  /// Returns the index of the brace that closes the outermost type around a class.
  private func outermost(_ type: TypeDeclaration, in source: SourceFile) -> Int {
    var close = type.close
    for index in type.close + 1..<source.code.count where source.code[index].is("}") {
      if let open = source.opening(index), open < type.start { close = index }
    }
    return close
  }
}
