/// The difference of two texts as `diff -u` writes it, with three lines around each change.
package enum UnifiedDiff {
  private enum Line {
    case same(Substring)
    case gone(Substring)
    case new(Substring)
  }

  /// Empty where they are the same.
  package static func of(_ old: String, _ new: String, path: String) -> String {
    guard old != new else { return "" }
    let lines = merged(Self.lines(of: old), Self.lines(of: new))
    return "--- a/\(path)\n+++ b/\(path)\n" + hunks(of: lines).joined()
  }

  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func merged(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    let gone = Set(difference.removals.map(offset))
    let added = Set(difference.insertions.map(offset))
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if gone.contains(left), left < old.count {
        lines.append(.gone(old[left]))
        left += 1
      } else if added.contains(right), right < new.count {
        lines.append(.new(new[right]))
        right += 1
      } else {
        lines.append(.same(old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    return lines
  }

  private static func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
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
    return groups.map { hunk($0, of: lines) }
  }

  private static func hunk(_ range: Range<Int>, of lines: [Line]) -> String {
    let before = count(lines[..<range.lowerBound])
    let inside = count(lines[range])
    let head =
      "@@ -\(before.old + (inside.old > 0 ? 1 : 0)),\(inside.old) +\(before.new + (inside.new > 0 ? 1 : 0)),\(inside.new) @@\n"
    return lines[range].reduce(into: head) { text, line in
      switch line {
      case .same(let line): text += " \(line)\n"
      case .gone(let line): text += "-\(line)\n"
      case .new(let line): text += "+\(line)\n"
      }
    }
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
