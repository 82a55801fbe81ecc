/// A token of a source: its kind, and its position in the text's UTF-8.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword, without backticks.
    case word
    /// `@objc`.
    case attribute
    /// `#selector`.
    case pound
    /// A string, or the part of one before, between or after interpolations, whose parentheses and code are tokens; or a
    /// regular expression between number signs.
    case literal
    case number
    /// A punctuation character, or one character of an operator.
    case mark
    /// A comment.
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
