/// A source as tokens, with the types that enclose each of them.
struct SourceFile {
  let path: String
  let text: String
  /// The text in UTF-8, to which the tokens' ranges refer.
  let bytes: Counted<UInt8>
  /// All tokens.
  let all: Counted<Token>
  /// The tokens that are code.
  let code: Counted<Token>
  /// The index in `all` of each token of `code`.
  private let positions: [Int]
  /// The index of the matching bracket for each token of `code` that is a bracket.
  private let partners: [Int?]
  /// The innermost type that encloses each token of `code`.
  private(set) var types: [EnclosingType?] = []

  init(path: String, text: String) {
    (self.path, self.text, bytes) = (path, text, Counted(Array(text.utf8)))
    all = Counted(Lexer.tokens(of: text))
    positions = all.indices.filter { [all] in !all[$0].isTrivia }
    code = Counted(positions.map { [all] in all[$0] })
    partners = Self.partners(in: code)
    types = EnclosingType.around(self)
  }

  /// Returns the token at an index; an empty one if the index is out of range.
  func token(_ index: Int) -> Token {
    code.indices.contains(index) ? code[index] : Token(kind: .space, text: "", range: 0..<0)
  }

  /// Returns the index of the bracket that closes the one at `index`; nil if there is none.
  func closing(_ index: Int) -> Int? { partner(of: index).flatMap { $0 > index ? $0 : nil } }

  /// Returns the index of the bracket that the one at `index` closes; nil if there is none.
  func opening(_ index: Int) -> Int? { partner(of: index).flatMap { $0 < index ? $0 : nil } }

  /// Returns the tokens between the code at `index` and the preceding code: spaces, line endings and comments.
  func trivia(before index: Int) -> Slice<Counted<Token>> {
    let start = index > 0 ? positions[index - 1] + 1 : 0
    return all[start..<(index < positions.count ? positions[index] : all.count)]
  }

  /// Returns all tokens between two tokens of `code`.
  func tokens(between index: Int, and other: Int) -> Slice<Counted<Token>> {
    all[positions[index] + 1..<positions[other]]
  }

  private func partner(of index: Int) -> Int? { partners.indices.contains(index) ? partners[index] : nil }

  private static func partners(in code: Counted<Token>) -> [Int?] {
    let pairs = ["(": ")", "[": "]", "{": "}"]
    var partners = [Int?](repeating: nil, count: code.count)
    var open: [(index: Int, closing: String)] = []
    for (index, token) in code.enumerated() where token.kind == .mark {
      if let closing = pairs[token.text] {
        open.append((index, closing))
      } else if token.text == open.last?.closing {
        let other = open.removeLast().index
        (partners[other], partners[index]) = (index, other)
      }
    }
    return partners
  }

  /// Returns the text of a range of tokens as it is written.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(decoding: bytes[code[first].range.lowerBound..<code[last].range.upperBound], as: UTF8.self)
  }
}

/// A type, protocol or extension whose body encloses a token.
struct EnclosingType: Equatable {
  enum Kind { case type, protocolBody, extensionBody }

  let kind: Kind
  /// The declared name: `Page`, or `Outer.Page` in an extension of that.
  let name: String
  /// The index of the declaring keyword.
  let start: Int

  static func around(_ source: SourceFile) -> [EnclosingType?] {
    var stack: [EnclosingType?] = []
    var declared: EnclosingType?
    var result: [EnclosingType?] = []
    for (index, token) in source.code.enumerated() {
      if let new = declaration(at: index, in: source) { declared = new }
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

  /// Returns the type that the keyword at `index` declares; nil if it is not such a keyword.
  static func declaration(at index: Int, in source: SourceFile) -> EnclosingType? {
    let code = source.code
    guard code[index].kind == .word, let kind = kinds[code[index].text], index + 1 < code.count,
      code[index + 1].kind == .word, !notNames.contains(code[index + 1].text),
      !Member.modifiers.contains(code[index + 1].text), canDeclare(at: index, in: source)
    else { return nil }
    var name = code[index + 1].text
    var next = index + 2
    while next + 1 < code.count, code[next].is("."), code[next + 1].kind == .word {
      name += "." + code[next + 1].text
      next += 2
    }
    return EnclosingType(kind: kind, name: name, start: index)
  }

  /// The words behind `class` as a modifier, and behind a variable called `actor`.
  private static let notNames: Set = ["func", "var", "let", "subscript", "in", "is", "as"]

  /// Returns true if a declaration can have its keyword at `index`. The same words are also in an import, `import class
  /// UIKit.UIView`, and the labels of parameters, `func add(actor person: Person)`.
  private static func canDeclare(at index: Int, in source: SourceFile) -> Bool {
    guard index > 0 else { return true }
    let before = source.code[index - 1]
    switch before.kind {
    case .attribute: return true
    case .mark where ["{", "}", ")"].contains(where: before.is): return true
    case .mark where ["(", "[", ",", ".", ":", "="].contains(where: before.is): return false
    // The end of an attribute: `@Testing.Suite struct`.
    case .word where Member.modifiers.contains(before.text) || source.token(index - 2).is("."): return true
    default: return source.startsLine(index)
    }
  }
}
