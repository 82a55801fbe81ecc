/// Translates optional requirements whose value cannot be nil. On Apple's systems, calling one that is not implemented returns
/// nil. Here the requirement can throw, its default implementation throws, and it is called with `try?`. A method that
/// does not throw fulfills the requirement as it is written, in the folder and elsewhere.
///
/// - `@objc optional func height() -> CGFloat`, `d?.height?() ?? 68`: `func height() throws -> CGFloat`, with a default
///   that throws, and `(try? d?.height()) ?? 68`. Implementations stay
enum OptionalValues {
  /// Returns the type of a method whose parameters end at `close`: from the arrow to the end of the line, or empty.
  static func value(after close: Int, in source: SourceFile) -> Range<Int> {
    guard source.token(close + 1).is("-"), source.token(close + 2).is(">") else { return close + 1..<close + 1 }
    var end = close + 3
    while end < source.code.count, !breaks(before: end, in: source), !source.token(end).is("}") { end += 1 }
    return close + 3..<end
  }

  /// Returns true if a value of that type cannot be nil, so that nil only results from a missing implementation.
  static func isPlain(_ value: Range<Int>, in source: SourceFile) -> Bool {
    guard let last = value.last else { return false }
    return source.text(value) != "Void" && !source.token(last).is("?") && !source.token(last).is("!")
  }

  /// Returns the first token of the expression whose member is after the point at `point`: `a` of `a.b(c)?.d`; nil if
  /// it cannot be determined.
  static func start(before point: Int, in source: SourceFile) -> Int? {
    var index = point - 1
    while true {
      while source.token(index).is("?") || source.token(index).is("!") { index -= 1 }
      if source.token(index).is(")") || source.token(index).is("]") {
        guard let open = source.opening(index) else { return nil }
        guard isCalled(at: open, in: source) else { return open }
        index = open - 1
      } else {
        guard source.token(index).kind == .word else { return nil }
        guard source.token(index - 1).is(".") else { return index }
        index -= 2
      }
    }
  }

  private static let keywords: Set = ["return", "in", "if", "while", "case", "else", "guard", "try", "await", "where"]

  /// Returns true if the bracket is a call or a subscript of the expression directly before it.
  private static func isCalled(at open: Int, in source: SourceFile) -> Bool {
    let before = source.token(open - 1)
    guard before.range.upperBound == source.token(open).range.lowerBound else { return false }
    if before.kind == .word { return !keywords.contains(before.text) }
    return [")", "]", "?", "!"].contains { before.is($0) } && !isPrefix(open - 1, in: source)
  }

  /// Returns true if an exclamation mark negates the expression after it.
  private static func isPrefix(_ index: Int, in source: SourceFile) -> Bool {
    let (token, before) = (source.token(index), source.token(index - 1))
    return token.is("!") && before.range.upperBound != token.range.lowerBound
  }

  private static func breaks(before index: Int, in source: SourceFile) -> Bool {
    source.trivia(before: index).contains { $0.kind == .newline } || source.token(index).is(";")
  }
}
