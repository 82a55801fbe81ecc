/// A type, a protocol or an extension in one of several sources, wherever it is declared.
struct DeclaredType {
  enum Kind: String { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

  let kind: Kind
  /// The qualified name: `Outer.Page`.
  let name: String
  /// The index of its source.
  let source: Int
  /// The indexes of the braces around its body in the source's code.
  let body: (open: Int, close: Int)
  /// All names after the colon.
  let inherited: [String]
  /// The reason that no other file can name it; nil if one can.
  let obstacle: String?
  /// `true` if the declaration is between `#if` and `#endif`.
  let isConditional: Bool

  static func all(in sources: [SourceFile]) -> [DeclaredType] {
    sources.enumerated().flatMap { index, source in all(in: source, index) }
  }

  private static func all(in source: SourceFile, _ sourceIndex: Int) -> [DeclaredType] {
    var found: [DeclaredType] = []
    // The braces around a token, each with the type whose body it begins.
    var around: [(type: DeclaredType?, close: Int)] = []
    var next: DeclaredType?
    var conditions = 0
    for index in source.code.indices {
      let token = source.code[index]
      if token.kind == .pound { conditions += token.text == "#if" ? 1 : token.text == "#endif" ? -1 : 0 }
      while let last = around.last, last.close <= index { around.removeLast() }
      if let type = EnclosingType.declaration(at: index, in: source), let kind = Kind(rawValue: token.text),
        let open = source.body(from: index), let close = source.closing(open)
      {
        let outer = around.last { $0.type != nil }?.type
        let isExtension = kind == .extension
        let isLocal = around.last.map { $0.type == nil } ?? false
        let declared = DeclaredType(
          kind: kind, name: isExtension ? type.name : (outer.map { "\($0.name)." } ?? "") + type.name,
          source: sourceIndex, body: (open, close), inherited: source.inheritedNames(from: index + 2, to: open),
          obstacle: obstacle(at: index, in: source, isLocal: isLocal, outer: outer), isConditional: conditions > 0)
        found.append(declared)
        next = declared
      } else if token.is("{"), let close = source.closing(index) {
        let isBody = next?.body.open == index
        around.append((isBody ? next : nil, close))
        if isBody { next = nil }
      }
    }
    return found
  }

  private static func obstacle(at keyword: Int, in source: SourceFile, isLocal: Bool, outer: DeclaredType?) -> String? {
    if isLocal { return "it is declared inside a function" }
    let header = source.headerStart(of: keyword)..<keyword
    if header.contains(where: { ["private", "fileprivate"].contains(source.code[$0].text) }) {
      return "it is private to the file"
    }
    if source.token(keyword + 2).is("<") { return "it is generic" }
    guard let outer, let obstacle = outer.obstacle else { return nil }
    return obstacle.hasPrefix("it is in ")
      ? obstacle : obstacle.replacing("it is", with: "it is in \(outer.name), which is", maxReplacements: 1)
  }
}

extension SourceFile {
  /// Returns the names in the inheritance clause of the header between two tokens.
  fileprivate func inheritedNames(from start: Int, to open: Int) -> [String] {
    inheritance(from: start, to: open).pieces.flatMap { piece -> [String] in
      var (names, isJoined) = ([String](), false)
      for token in piece.map({ code[$0] }) {
        if token.kind == .word {
          if isJoined, let last = names.popLast() {
            names.append("\(last).\(token.text)")
          } else {
            names.append(token.text)
          }
        }
        isJoined = token.is(".")
      }
      return names
    }
  }
}

extension [DeclaredType] {
  /// Returns the types that a name means inside a type: a nested one, one beside it, or one at the top level.
  func named(_ name: String, in scope: String) -> [DeclaredType] {
    var scopes = scope.split(separator: ".")
    while true {
      let full = (scopes.map(String.init) + [name]).joined(separator: ".")
      let found = filter { $0.name == full && $0.kind != .extension }
      if !found.isEmpty || scopes.isEmpty { return found }
      scopes.removeLast()
    }
  }
}
