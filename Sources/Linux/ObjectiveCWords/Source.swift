/// A source as tokens, with the types that are around each of them.
struct Source {
  let path: String
  let text: String
  /// The text in UTF-8, which the tokens' ranges count in.
  let bytes: [UInt8]
  /// All tokens.
  let all: [Token]
  /// The tokens that are code.
  let code: [Token]
  /// For each token of `code` the innermost type that it is in.
  let types: [EnclosingType?]

  init(path: String, text: String) {
    (self.path, self.text, bytes) = (path, text, Array(text.utf8))
    all = Lexer.tokens(of: text)
    code = all.filter { !$0.isTrivia }
    types = EnclosingType.around(code)
  }

  /// The token so many after another; an empty one past the ends.
  func token(_ index: Int) -> Token {
    code.indices.contains(index) ? code[index] : Token(kind: .space, text: "", range: 0..<0)
  }

  /// The index of the bracket that closes the one at `index`; nil where none does.
  func closing(_ index: Int) -> Int? {
    let pairs = ["(": ")", "[": "]", "{": "}"]
    var open: [String] = []
    for at in index..<max(code.count, index) where code[at].kind == .mark {
      if let closing = pairs[code[at].text] {
        open.append(closing)
      } else if code[at].text == open.last {
        open.removeLast()
        if open.isEmpty { return at }
      }
    }
    return nil
  }

  /// The text of tokens `range`, as it is written.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(decoding: bytes[code[first].range.lowerBound..<code[last].range.upperBound], as: UTF8.self)
  }
}

/// A type whose body, or whose extension's, something is in.
struct EnclosingType: Equatable {
  enum Kind { case type, protocolBody, extensionBody }

  let kind: Kind
  /// As it is declared: `Page`, or `Outer.Page` in an extension of that.
  let name: String
  /// The index of the word that declares it.
  let start: Int

  static func around(_ code: [Token]) -> [EnclosingType?] {
    var stack: [EnclosingType?] = []
    var declared: EnclosingType?
    var result: [EnclosingType?] = []
    for (index, token) in code.enumerated() {
      if let new = declaration(at: index, in: code) { declared = new }
      if token.is("{") {
        stack.append(declared ?? stack.last ?? nil)
        declared = nil
      }
      result.append(stack.last ?? nil)
      if token.is("}"), !stack.isEmpty { stack.removeLast() }
    }
    return result
  }

  private static let kinds: [String: Kind] = [
    "class": .type, "struct": .type, "enum": .type, "actor": .type, "protocol": .protocolBody,
    "extension": .extensionBody,
  ]

  /// The type that the word at `index` declares; nil where it is no such word.
  static func declaration(at index: Int, in code: [Token]) -> EnclosingType? {
    guard code[index].kind == .word, let kind = kinds[code[index].text], index + 1 < code.count,
      code[index + 1].kind == .word,
      !["func", "var", "let", "subscript"].contains(code[index + 1].text),
      !Member.modifiers.contains(code[index + 1].text),
      index == 0 || !(code[index - 1].is(".") || code[index - 1].is(":"))
    else { return nil }
    var name = code[index + 1].text
    var next = index + 2
    while next + 1 < code.count, code[next].is("."), code[next + 1].kind == .word {
      name += "." + code[next + 1].text
      next += 2
    }
    return EnclosingType(kind: kind, name: name, start: index)
  }
}
