/// The difference between a text and the text made from it, in the format of `diff -u`, with three lines of context.
package enum UnifiedDiff {
  enum Line {
    case same(Substring.UTF8View)
    case gone(Substring.UTF8View)
    case new(Substring.UTF8View)
  }

  /// Returns the difference; empty if the texts are equal. `old` is nil for a new file.
  package static func of(_ old: String?, _ new: ChangedText, path: String) -> String {
    guard old != new.text else { return "" }
    let lines = LineMatching(old ?? "", new).lines
    let head = (old == nil ? "--- /dev/null\n" : "--- a/\(path)\n") + "+++ b/\(path)\n"
    return head + hunks(of: lines).joined()
  }

  private static func hunks(of lines: [Line]) -> [String] {
    let changed = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
    var groups: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - 3)..<min(lines.count, index + 4)
      if let last = groups.last, range.lowerBound <= last.upperBound {
        groups[groups.count - 1] = last.lowerBound..<range.upperBound
      } else {
        groups.append(range)
      }
    }
    var (before, end) = ((old: 0, new: 0), 0)
    return groups.map { group in
      let between = count(lines[end..<group.lowerBound])
      let inside = count(lines[group])
      before = (before.old + between.old, before.new + between.new)
      defer { (before, end) = ((before.old + inside.old, before.new + inside.new), group.upperBound) }
      return hunk(lines[group], before: before, inside: inside)
    }
  }

  private static func hunk(
    _ lines: ArraySlice<Line>, before: (old: Int, new: Int), inside: (old: Int, new: Int)
  ) -> String {
    let head =
      "@@ -\(before.old + (inside.old > 0 ? 1 : 0)),\(inside.old) +\(before.new + (inside.new > 0 ? 1 : 0)),\(inside.new) @@\n"
    return lines.reduce(into: head) { text, line in
      switch line {
      case .same(let line): text += " " + ended(line)
      case .gone(let line): text += "-" + ended(line)
      case .new(let line): text += "+" + ended(line)
      }
    }
  }

  /// Returns a line as a patch shows it. The last line of a text may have no line ending.
  private static func ended(_ line: Substring.UTF8View) -> String {
    let text = String(Substring(line))
    return line.last == 0x0A ? text : text + "\n\\ No newline at end of file\n"
  }

  private static func count(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
    lines.reduce(into: (0, 0)) { count, line in
      switch line {
      case .same: count = (count.0 + 1, count.1 + 1)
      case .gone: count.0 += 1
      case .new: count.1 += 1
      }
    }
  }
}
