/// Replaces Core Foundation's time with Foundation's, which counts from the same date.
///
/// - `CFAbsoluteTimeGetCurrent()`, `CFAbsoluteTime`: `Date.timeIntervalSinceReferenceDate`, `TimeInterval`
struct TimeWords {
  let source: SourceFile

  func change(_ changes: inout Changes) {
    for (index, token) in source.code.enumerated() where !source.token(index - 1).is(".") {
      if token.isWord("CFAbsoluteTime") { changes.replace(token.range, with: "TimeInterval") }
      let (open, close) = (source.token(index + 1), source.token(index + 2))
      guard token.isWord("CFAbsoluteTimeGetCurrent"), open.is("("), close.is(")") else { continue }
      changes.replace(
        token.range.lowerBound..<close.range.upperBound, with: "Date.timeIntervalSinceReferenceDate")
    }
  }
}
