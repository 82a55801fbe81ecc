/// Replaces `NSAttributedString()` with `NSAttributedString(string: "")`. Foundation on Linux has no such initializer,
/// and an extension cannot add one.
///
/// - `NSAttributedString()`: `NSAttributedString(string: "")`
struct EmptyTextWords {
  private static let types: Set = ["NSAttributedString", "NSMutableAttributedString"]
  let source: SourceFile

  func change(_ changes: inout Changes) {
    for (index, token) in source.code.enumerated() where token.kind == .word && Self.types.contains(token.text) {
      let (open, close) = (source.token(index + 1), source.token(index + 2))
      guard open.is("("), close.is(")"), open.range.upperBound == close.range.lowerBound else { continue }
      changes.replace(open.range.lowerBound..<close.range.upperBound, with: "(string: \"\")")
    }
  }
}
