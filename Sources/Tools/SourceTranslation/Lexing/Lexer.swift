/// Splits a source into tokens, as Swift does, as far as needed to tell code from other text. Every byte is in one
/// token. A regular expression between plain slashes is read as operators: nothing in it is found unless it looks like
/// a word of Objective-C.
struct Lexer {
  /// The number of quotes and of number signs at the end of a string.
  struct StringKind {
    let quotes: Int
    let pounds: Int
  }

  let bytes: [UInt8]
  var position = 0
  /// The interpolations around the position, each with its string and the number of its open parentheses.
  var interpolations: [(string: StringKind, depth: Int)] = []
  /// The string that continues at the position, after an interpolation.
  private var continued: StringKind?

  private init(bytes: [UInt8]) { self.bytes = bytes }

  static func tokens(of text: String) -> [Token] {
    var lexer = Lexer(bytes: Array(text.utf8))
    var tokens: [Token] = []
    while lexer.position < lexer.bytes.count { tokens.append(lexer.next()) }
    return tokens
  }

  private mutating func next() -> Token {
    let start = position
    let kind = nextKind()
    return Token(kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self), range: start..<position)
  }

  func at(_ offset: Int) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

  /// Skips the next token and returns its kind.
  private mutating func nextKind() -> Token.Kind {
    if let string = continued {
      continued = nil
      let start = position
      skipRest(of: string)
      if position > start { return .literal }
    }
    switch at(0) {
    case "(", ")": return lexParenthesis()
    case "\n", "\r":
      position += at(0) == "\r" && at(1) == "\n" ? 2 : 1
      return .newline
    case " ", "\t", "\u{B}", "\u{C}", "\0":
      while position < bytes.count, Self.isSpace(at(0)) { position += 1 }
      return .space
    case "/" where at(1) == "/":
      while position < bytes.count, at(0) != "\n", at(0) != "\r" { position += 1 }
      return .comment
    case "/" where at(1) == "*":
      skipComment()
      return .comment
    case "#": return lexPound()
    case "\"":
      skipString(pounds: 0)
      return .literal
    case "@" where Self.isWordStart(at(1)):
      position += 1
      skipWord()
      return .attribute
    case "`":
      position += 1
      while position < bytes.count, at(0) != "`", at(0) != "\n" { position += 1 }
      position = min(position + 1, bytes.count)
      return .word
    case let byte where Self.isDigit(byte):
      while Self.isWord(at(0)) || (at(0) == "." && Self.isDigit(at(1))) { position += 1 }
      return .number
    case let byte where Self.isWordStart(byte):
      skipWord()
      return .word
    default:
      position += 1
      return .mark
    }
  }

  private mutating func lexPound() -> Token.Kind {
    var pounds = 0
    while at(pounds) == "#" { pounds += 1 }
    if at(pounds) == "\"" {
      position += pounds
      skipString(pounds: pounds)
      return .literal
    }
    if at(pounds) == "/" {
      skipExpression(pounds: pounds)
      return .literal
    }
    position += 1
    guard Self.isWordStart(at(0)) else { return .mark }
    skipWord()
    return .pound
  }

  private mutating func lexParenthesis() -> Token.Kind {
    if let last = interpolations.indices.last {
      interpolations[last].depth += at(0) == "(" ? 1 : -1
      if interpolations[last].depth == 0 { continued = interpolations.removeLast().string }
    }
    position += 1
    return .mark
  }

  private mutating func skipWord() {
    while Self.isWord(at(0)) { position += 1 }
  }

  /// Skips a comment, including nested ones.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if at(0) == "/", at(1) == "*" {
        depth += 1
        position += 2
      } else if at(0) == "*", at(1) == "/" {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0, 0x09, 0x0B, 0x0C, 0x20].contains(byte) }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func isWordStart(_ byte: UInt8) -> Bool {
    byte == "_" || byte == "$" || byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  static func isWord(_ byte: UInt8) -> Bool { isWordStart(byte) || isDigit(byte) }
}

/// Comparisons of a byte with an ASCII character.
func == (byte: UInt8, character: Unicode.Scalar) -> Bool { byte == UInt8(ascii: character) }
func != (byte: UInt8, character: Unicode.Scalar) -> Bool { byte != UInt8(ascii: character) }
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == UInt8(ascii: character) }
