/// Highlights Swift source in HTML: keywords, types, calls, strings, numbers, comments and attributes.
struct SwiftHighlighter {
  private enum Kind: String {
    case keyword = "k"
    case type = "t"
    case call = "f"
    case string = "s"
    case number = "n"
    case comment = "c"
    case attribute = "a"
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "convenience", "default", "defer", "deinit", "didSet", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "lazy", "let", "mutating", "nil", "nonisolated", "open", "override", "package", "precedencegroup", "private",
    "protocol", "public", "repeat", "required", "rethrows", "return", "self", "Self", "set", "some", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
    "while", "willSet",
  ]

  private let text: [Character]
  private var next = 0
  private var html = ""

  /// Returns the source as HTML, in which each highlighted word is a `span` with a class of one letter.
  static func html(_ source: String) -> String {
    var highlighter = SwiftHighlighter(source)
    return highlighter.run()
  }

  private init(_ source: String) { text = Array(source) }

  private mutating func run() -> String {
    while next < text.count {
      let first = text[next]
      if starts("//") {
        add(upTo { $0 == "\n" }, .comment)
      } else if starts("/*") {
        add(blockComment(), .comment)
      } else if first == "\"" || first == "#" && isRawString {
        add(string(), .string)
      } else if first == "@" {
        add(String(first) + word(from: next + 1), .attribute)
      } else if first == "#" {
        add(String(first) + word(from: next + 1), .keyword)
      } else if first.isNumber {
        add(number(), .number)
      } else if first.isLetter || first == "_" {
        addWord()
      } else {
        add(String(first), nil)
      }
    }
    return html
  }

  private mutating func addWord() {
    let word = word(from: next)
    let isMember = next > 0 && text[next - 1] == "."
    let after = next + word.count < text.count ? text[next + word.count] : " "
    if Self.keywords.contains(word), !isMember || word == "init" || word == "self" {
      add(word, .keyword)
    } else if word.first?.isUppercase == true {
      add(word, .type)
    } else {
      add(word, after == "(" ? .call : nil)
    }
  }

  private mutating func add(_ piece: String, _ kind: Kind?) {
    next += max(piece.count, 1)
    let escaped = FilmPage.escaped(piece)
    html += kind.map { "<span class=\"\($0.rawValue)\">\(escaped)</span>" } ?? escaped
  }

  private func starts(_ mark: String) -> Bool { text[next...].starts(with: mark) }

  private func upTo(_ isEnd: (Character) -> Bool) -> String { String(text[next...].prefix { !isEnd($0) }) }

  private func word(from start: Int) -> String {
    String(text[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// Returns the number that starts here. A point belongs to it only before another digit: `0..<4` has two numbers.
  private func number() -> String {
    var end = next
    while end < text.count {
      let isPoint = text[end] == "." && end + 1 < text.count && text[end + 1].isNumber
      guard isPoint || text[end].isNumber || text[end].isLetter || text[end] == "_" else { break }
      end += 1
    }
    return String(text[next..<end])
  }

  /// Returns the block comment that starts here. Block comments nest.
  private func blockComment() -> String {
    var (depth, end) = (0, next)
    while end < text.count {
      if text[end...].starts(with: "/*") {
        (depth, end) = (depth + 1, end + 2)
      } else if text[end...].starts(with: "*/") {
        (depth, end) = (depth - 1, end + 2)
        if depth == 0 { break }
      } else {
        end += 1
      }
    }
    return String(text[next..<min(end, text.count)])
  }

  private var isRawString: Bool { text[next...].drop { $0 == "#" }.first == "\"" }

  /// Returns the string that starts here, up to its closing quotes, including interpolated code.
  private func string() -> String {
    let hashes = text[next...].prefix { $0 == "#" }.count
    let quotes = text[(next + hashes)...].starts(with: "\"\"\"") ? 3 : 1
    let mark = String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes)
    var end = next + hashes + quotes
    while end < text.count, !text[end...].starts(with: mark) {
      if quotes == 1, text[end] == "\n" { return String(text[next..<end]) }
      if text[end] == "\\", hashes == 0 {
        end += 1
        if end < text.count, text[end] == "(" {
          end = closingBracket(from: end)
          continue
        }
      }
      end += 1
    }
    return String(text[next..<min(end + mark.count, text.count)])
  }

  /// Returns the index after the bracket that closes the one at an index.
  private func closingBracket(from start: Int) -> Int {
    var (depth, end) = (0, start)
    while end < text.count {
      if text[end] == "(" { depth += 1 }
      if text[end] == ")" { depth -= 1 }
      end += 1
      if depth == 0 { break }
    }
    return end
  }
}
