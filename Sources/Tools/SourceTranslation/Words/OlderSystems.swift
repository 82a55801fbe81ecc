/// Replaces code for systems before the iOS that UIKit has here: the `else` of `if #available(iOS 13, *)`, and of `guard`. It
/// never runs on Linux, where such a condition is true.
///
/// - `else` of `if #available(iOS 13, *)` or of `guard`, if it does not compile: `else { fatalError(…) }`, with a note,
///   for conditions about iOS 16 and earlier, and nothing else
struct OlderSystems {
  let source: SourceFile

  /// The last major version of iOS for which a condition counts.
  private static let version = 16

  /// Returns the bodies around the code at `index` that never run, the innermost first: the indexes of their braces.
  func bodies(around index: Int) -> [ClosedRange<Int>] {
    var bodies: [ClosedRange<Int>] = []
    var position = index - 1
    while position >= 0 {
      let token = source.token(position)
      if token.is("{"), let close = source.closing(position), isOfOlder(position) { bodies.append(position...close) }
      let isClosing = token.is("}") || token.is(")") || token.is("]")
      position = (isClosing ? source.opening(position) : nil).map { $0 - 1 } ?? position - 1
    }
    return bodies
  }

  /// Replaces the code between two braces.
  func remove(_ body: ClosedRange<Int>, _ changes: inout Changes) {
    let range = source.token(body.lowerBound).range.upperBound..<source.token(body.upperBound).range.lowerBound
    changes.replace(range, with: " fatalError(\"This code is for systems before iOS \(Self.version + 1).\") ")
  }

  /// Returns true if the brace at `open` follows the `else` of a condition that is only about the system.
  private func isOfOlder(_ open: Int) -> Bool {
    guard source.token(open - 1).isWord("else") else { return false }
    if source.token(open - 2).is("}"), let body = source.opening(open - 2) {
      return isAvailable(before: body, after: "if")
    }
    return isAvailable(before: open - 1, after: "guard")
  }

  /// Returns true if the keyword and `#available(iOS 13, *)`, and nothing else, are before the token at `end`.
  private func isAvailable(before end: Int, after keyword: String) -> Bool {
    guard let open = source.opening(end - 1), source.token(open - 1).text == "#available",
      source.token(open - 2).isWord(keyword)
    else { return false }
    guard let match = source.text(open..<end).firstMatch(of: /\biOS\s+(\d+)/), let major = Int(match.1) else {
      return false
    }
    return major <= Self.version
  }
}
