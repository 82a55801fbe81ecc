/// A class or an extension in a source: its header, its body and its members.
struct TypeDeclaration {
  let isExtension: Bool
  /// The qualified name: `Outer.Page`.
  let name: String
  /// The indexes of tokens in the source's code: the first one of the header (an attribute or a modifier), the word
  /// `class` or `extension`, and the braces around the body.
  let start: Int
  let keyword: Int
  let open: Int
  let close: Int
  /// The superclass and the protocols, each as a range of tokens.
  let inherited: [Range<Int>]
  /// The index of the word `where` in the header; nil if there is none.
  let condition: Int?
  /// `true` if the declaration is between `#if` and `#endif`.
  let isConditional: Bool
  let members: [Member]

  static func all(in source: SourceFile) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    var around: [(name: String, close: Int)] = []
    var conditions = 0
    for index in source.code.indices {
      let token = source.code[index]
      if token.kind == .pound { conditions += token.text == "#if" ? 1 : token.text == "#endif" ? -1 : 0 }
      while let last = around.last, last.close < index { around.removeLast() }
      guard let type = EnclosingType.declaration(at: index, in: source),
        let open = source.body(from: index), let close = source.closing(open)
      else { continue }
      let isExtension = type.kind == .extensionBody
      let name = isExtension ? type.name : (around.map(\.name).suffix(1) + [type.name]).joined(separator: ".")
      around.append((name, close))
      guard isExtension || token.text == "class" else { continue }
      let clause = source.inheritance(from: index + 2, to: open)
      found.append(
        TypeDeclaration(
          isExtension: isExtension, name: name, start: source.headerStart(of: index), keyword: index, open: open,
          close: close, inherited: clause.pieces, condition: clause.condition, isConditional: conditions > 0,
          members: Member.all(in: source, from: open + 1, to: close)))
    }
    return found
  }
}

extension SourceFile {
  /// Returns the index of the brace that begins the body of the declaration at `index`.
  func body(from index: Int) -> Int? {
    var at = index
    while at < code.count, !code[at].is("{") {
      if code[at].is("(") || code[at].is("["), let close = closing(at) { at = close }
      at += 1
    }
    return at < code.count ? at : nil
  }

  /// Returns the index of the first attribute or modifier before the word at `index`.
  func headerStart(of index: Int) -> Int {
    var start = index
    while start > 0 {
      let before = code[start - 1]
      if before.kind == .attribute || Member.modifiers.contains(before.text) {
        start -= 1
      } else if before.is(")"), let open = opening(start - 1), open > 0, code[open - 1].kind == .attribute {
        start = open - 1
      } else {
        break
      }
    }
    return start
  }

  /// Returns the pieces of the inheritance clause in the header between two tokens, and the index of its `where`.
  func inheritance(from start: Int, to open: Int) -> (pieces: [Range<Int>], condition: Int?) {
    var (depth, first, pieces) = (0, Int?.none, [Range<Int>]())
    for index in start..<max(open, start) {
      let token = code[index]
      if token.is("<") || token.is("(") { depth += 1 }
      if token.is(")") || (token.is(">") && !code[index - 1].is("-")) { depth -= 1 }
      guard depth == 0 else { continue }
      if token.isWord("where") {
        return (pieces + (first.map { [$0..<index] } ?? []), index)
      } else if token.is(":"), first == nil, pieces.isEmpty {
        first = index + 1
      } else if token.is(","), let begun = first {
        pieces.append(begun..<index)
        first = index + 1
      }
    }
    return (pieces + (first.map { [$0..<open] } ?? []), nil)
  }
}
