/// A member in the body of a class or an extension.
struct Member {
  /// The first token of its header: an attribute, a modifier or its keyword.
  let start: Int
  let keyword: Int
  /// The name with the labels of a method: `title`, `tapped(_:)`.
  let name: String
  let modifiers: [String]

  static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "override", "static", "class", "lazy",
    "weak", "unowned", "convenience", "required", "mutating", "nonmutating", "nonisolated", "dynamic", "indirect",
    "optional", "prefix", "postfix", "infix", "isolated", "distributed",
  ]
  private static let keywords: Set<String> = [
    "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype", "case", "class", "struct",
    "enum",
    "actor", "protocol",
  ]

  var isOverride: Bool { modifiers.contains("override") }
  var ofType: Bool { modifiers.contains("static") || modifiers.contains("class") }
  /// The access level; nil if none is written. `private(set)` does not count.
  let access: String?

  /// The names that identify a member to Swift. Types are not compared.
  struct Key: Hashable {
    let name: String
    let ofType: Bool
  }

  var key: Key { Key(name: name, ofType: ofType) }

  /// Returns the members between two tokens, but not those of nested types.
  static func all(in source: SourceFile, from start: Int, to end: Int) -> [Member] {
    var members: [Member] = []
    var index = start
    while index < end {
      if index == start || source.startsLine(index), let member = member(at: index, in: source) {
        members.append(member)
        index = member.keyword + 1
      } else if ["(", "[", "{"].contains(where: source.code[index].is), let close = source.closing(index) {
        index = close + 1
      } else {
        index += 1
      }
    }
    return members
  }

  private static func member(at start: Int, in source: SourceFile) -> Member? {
    var (index, words, access) = (start, [String](), String?.none)
    while true {
      let token = source.token(index)
      if token.kind == .attribute {
        index += 1
        if source.token(index).is("("), source.token(index).range.lowerBound == token.range.upperBound,
          let close = source.closing(index)
        {
          index = close + 1
        }
      } else if token.kind == .word, keywords.contains(token.text),
        !(token.text == "class" && isModifier(index, source))
      {
        return Member(
          start: start, keyword: index, name: name(index, source), modifiers: words, access: access)
      } else if token.kind == .word, modifiers.contains(token.text) {
        words.append(token.text)
        index += 1
        let isOfSetter = source.token(index).is("(")
        if isOfSetter, let close = source.closing(index) { index = close + 1 }
        if !isOfSetter, ["private", "fileprivate", "internal", "package", "public", "open"].contains(token.text) {
          access = token.text
        }
      } else {
        return nil
      }
    }
  }

  /// Returns true if `class` at `index` is a modifier like `static`.
  private static func isModifier(_ index: Int, _ source: SourceFile) -> Bool {
    let next = source.token(index + 1)
    return next.kind == .attribute || keywords.contains(next.text) || modifiers.contains(next.text)
  }

  private static func name(_ keyword: Int, _ source: SourceFile) -> String {
    let isNamed = !["init", "subscript", "deinit"].contains(source.token(keyword).text)
    let name = source.token(isNamed ? keyword + 1 : keyword).text.filter { $0 != "`" }
    guard ["func", "init", "subscript"].contains(source.token(keyword).text) else { return name }
    var open = keyword + 1
    while open < source.code.count, !source.token(open).is("("), !source.token(open).is("{") { open += 1 }
    return name + (source.token(open).is("(") ? OptionalWords.labels(of: open, in: source, isCall: false) : "")
  }
}

extension SourceFile {
  /// Returns true if the token is the first code on its line, or follows a semicolon.
  func startsLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let gap = code[index - 1].range.upperBound..<code[index].range.lowerBound
    return code[index - 1].is(";") || bytes[gap].contains { $0 == 0x0A || $0 == 0x0D }
  }
}
