/// Moves extensions with overridden members into their classes' bodies: each to the end of the body, in the order of
/// the sources, with the comments before it, and its protocols into the class's header.
///
/// - `extension Page: P { override func look() }`, or a member of an extension that a subclass overrides: the
///   extension's body moves to the end of the class's body, and its protocols into the class's header
package enum ExtensionMoves {
  /// Returns the texts after the moves.
  package static func apply(to texts: [(path: String, text: String)]) -> [ChangedText] {
    let tree = ClassTree(texts.map { SourceFile(path: $0.path, text: $0.text) })
    let shared = PrivateNames(tree)
    let imports = tree.sources.map(\.imports)
    var modules = imports.map { Set($0.map(\.name) + ["Foundation"]) }
    var changes = tree.sources.map { _ in Changes() }
    for (goal, moves) in inOrder(tree) {
      let source = tree.sources[goal.source]
      let type = tree.declaration(goal)
      var protocols = Set(type.inherited.map(source.text))
      var (added, lines) = ([String](), [(line: MovedExtension.Line, source: Int)]())
      for position in moves {
        let piece = MovedExtension(
          source: tree.sources[position.source], type: tree.declaration(position),
          shared: shared.moving[position, default: []].map(\.index))
        changes[position.source].replace(piece.range, with: "")
        for name in piece.protocols where protocols.insert(name).inserted { added.append(name) }
        if !lines.isEmpty { lines.append((MovedExtension.Line(text: ""), position.source)) }
        lines += piece.lines(inside: type, of: source).map { ($0, position.source) }
        // A member that moves from another source needs that source's imports.
        guard position.source != goal.source else { continue }
        for missing in imports[position.source] where modules[goal.source].insert(missing.name).inserted {
          changes[goal.source].insert("import \(missing.name)\n", at: imports[goal.source].first?.position ?? 0)
        }
      }
      let (text, first) = source.atEnd(of: type, lines.map(\.line.text))
      var origins: [Int: ChangedText.Origin] = [:]
      for (number, (line, from)) in lines.enumerated() {
        origins[first + number] = line.position.map { ChangedText.Origin(source: from, position: $0) }
      }
      changes[goal.source].insert(text, at: source.endOfBody(type), from: origins)
      guard !added.isEmpty else { continue }
      let before = source.code[(type.condition ?? type.open) - 1].range.upperBound
      changes[goal.source].insert((type.inherited.isEmpty ? ": " : ", ") + added.joined(separator: ", "), at: before)
    }
    for (number, words) in shared.staying {
      let source = tree.sources[number]
      for word in words { changes[number].drop(source.modifier(at: word.index), in: source) }
    }
    return zip(changes, texts).map { $0.applied(to: $1.text) }
  }

  /// Returns the errors about extensions that cannot be moved, and notes about the others, by the index of the source.
  package static func messages(for texts: [(path: String, text: String)]) -> [[Message]] {
    let tree = ClassTree(texts.map { SourceFile(path: $0.path, text: $0.text) })
    var changes = tree.sources.map { _ in Changes() }
    for left in tree.left { changes[left.source].cannot(left.text, at: left.token) }
    let shared = PrivateNames(tree)
    for (source, words) in Array(shared.staying) + shared.moving.map({ ($0.source, $1) }) {
      for word in words {
        changes[source].note(
          "no longer private: both the code that moves into \(tree.sources[word.goal].path) and the code that stays use it",
          at: tree.sources[source].token(word.index))
      }
    }
    return zip(changes, tree.sources).map { $0.messages(in: $1) }
  }

  private static func inOrder(_ tree: ClassTree) -> [(goal: ClassTree.Position, moves: [ClassTree.Position])] {
    var order: [ClassTree.Position] = []
    var moves: [ClassTree.Position: [ClassTree.Position]] = [:]
    for move in tree.moves {
      if moves[move.into] == nil { order.append(move.into) }
      moves[move.into, default: []].append(move.from)
    }
    return order.map { ($0, moves[$0] ?? []) }
  }
}

extension SourceFile {
  /// Returns the byte range of a modifier, including its parentheses: `private(set)`.
  func modifier(at index: Int) -> Range<Int> {
    code[index].range.lowerBound..<code[endOfModifier(at: index)].range.upperBound
  }

  /// Returns the index of the last token of a modifier.
  func endOfModifier(at index: Int) -> Int { token(index + 1).is("(") ? closing(index + 1) ?? index : index }

  /// The unconditional plain imports, and the positions at which they begin.
  var imports: [(name: String, position: Int)] {
    var conditions = 0
    return code.indices.compactMap { index in
      if code[index].kind == .pound {
        conditions += code[index].text == "#if" ? 1 : code[index].text == "#endif" ? -1 : 0
      }
      guard code[index].isWord("import"), conditions == 0, token(index + 1).kind == .word else { return nil }
      return (token(index + 1).text, code[headerStart(of: index)].range.lowerBound)
    }
  }

  /// Returns the position at which to add text at the end of a body: before the line of its brace, or before the brace.
  func endOfBody(_ type: TypeDeclaration) -> Int {
    let bracket = code[type.close].range.lowerBound
    return bracketIsAlone(type) ? lineStart(bracket) : bracket
  }

  /// Returns the text that adds lines at the end of a body, after an empty line if the body has content, and the number
  /// of the first of these lines in the text, from 0.
  func atEnd(of type: TypeDeclaration, _ lines: [String]) -> (text: String, first: Int) {
    let hasAbove = type.close > type.open + 1
    let text = (hasAbove ? "\n" : "") + lines.map { $0 + "\n" }.joined()
    if bracketIsAlone(type) { return (text, hasAbove ? 1 : 0) }
    return ("\n" + text + indentation(of: type.start), hasAbove ? 2 : 1)
  }

  func lineStart(_ position: Int) -> Int {
    var start = position
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// Returns the position after the line that contains `position`.
  func lineEnd(_ position: Int) -> Int {
    var end = position
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return min(end + 1, bytes.count)
  }
}
