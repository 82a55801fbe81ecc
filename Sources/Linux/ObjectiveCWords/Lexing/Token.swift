/// A piece of a source: its kind, and where it is in the text's UTF-8.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword; in backticks without them.
    case word
    /// `@objc`.
    case attribute
    /// `#selector`.
    case pound
    /// A string with all that is in it, interpolations too, or a regular expression between number signs.
    case literal
    case number
    /// One character of punctuation or of an operator.
    case mark
    /// What comes to nothing: a comment.
    case comment
    case space
    case newline
  }

  let kind: Kind
  let text: String
  let range: Range<Int>

  var isTrivia: Bool { kind == .comment || kind == .space || kind == .newline }

  func `is`(_ mark: String) -> Bool { kind == .mark && text == mark }
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
