/// Replaces `#if os(iOS)` with `#if os(iOS) || os(Linux)`, because this package's UIKit exists on Linux and the
/// compiler would skip the code otherwise. A condition whose `#if` has a branch for Linux does not change.
///
/// - `#if os(iOS)`: `#if os(iOS) || os(Linux)`, with a note, unless the condition has a branch for Linux
struct PlatformWords {
  let source: SourceFile

  /// An open condition, and the `os(iOS)` in it.
  private struct Condition {
    let start: Int
    var platforms: [Int] = []
    var isForLinux = false
  }

  func change(_ changes: inout Changes) {
    var open: [Condition] = []
    for (index, token) in source.code.enumerated() where token.kind == .pound {
      switch token.text {
      case "#if": open.append(Condition(start: index))
      case "#endif":
        if let last = open.popLast() { change(last, &changes) }
        continue
      case "#elseif": break
      default: continue
      }
      guard !open.isEmpty else { continue }
      for position in index + 1..<lineEnd(after: index) where isPlatform(position) {
        switch source.token(position + 2).text {
        case "Linux": open[open.count - 1].isForLinux = true
        case "iOS": open[open.count - 1].platforms.append(position)
        default: break
        }
      }
    }
  }

  private func change(_ condition: Condition, _ changes: inout Changes) {
    guard !condition.isForLinux, !condition.platforms.isEmpty else { return }
    for position in condition.platforms {
      let needsBrackets =
        source.token(position - 1).is("!") || source.token(position - 1).is("&") || source.token(position + 4).is("&")
      changes.insert(needsBrackets ? "(" : "", at: source.token(position).range.lowerBound)
      changes.insert(" || os(Linux)\(needsBrackets ? ")" : "")", at: source.token(position + 3).range.upperBound)
    }
    changes.note("os(iOS) counts as true here, since UIKit is there", at: source.token(condition.start))
  }

  /// Returns true if `os(` is at `index`, with one name in the parentheses.
  private func isPlatform(_ index: Int) -> Bool {
    source.token(index).isWord("os") && source.token(index + 1).is("(") && source.token(index + 3).is(")")
  }

  /// Returns the index of the first token on a later line.
  private func lineEnd(after index: Int) -> Int {
    var end = index + 1
    while end < source.code.count, !source.startsLine(end) { end += 1 }
    return end
  }
}
