/// Matches the lines of a text with those of the text made from it.
///
/// Finding the shortest difference takes time proportional to the size times the number of changes. It is therefore
/// computed for parts of limited size, which are separated by lines that are known to be kept.
struct LineMatching {
  /// The largest number of lines in a part, counting both texts.
  private static let partSize = 200

  /// All lines of both texts, in order. A removed line precedes the added line that replaces it.
  private(set) var lines: [UnifiedDiff.Line] = []
  private let old: [Entry]
  private let new: [Entry]

  /// A line with its line ending, and the offset at which it begins.
  private struct Entry: Equatable {
    let position: Int
    let text: Substring.UTF8View

    static func == (one: Entry, other: Entry) -> Bool {
      Work.step()
      return one.text.elementsEqual(other.text)
    }
  }

  init(_ old: String, _ new: ChangedText) {
    (self.old, self.new) = (Self.entries(of: old), Self.entries(of: new.text))
    var (left, right) = (0, 0)
    var end = (old: 0, new: 0)
    for pair in kept(new.kept) + [(self.old.count, self.new.count)] {
      // With this line, the part would be too large, so it ends with the previous kept line.
      if pair.old + 1 - left + pair.new + 1 - right > Self.partSize {
        add(left..<end.old, right..<end.new)
        (left, right) = end
      }
      end = (pair.old + 1, pair.new + 1)
    }
    add(left..<self.old.count, right..<self.new.count)
  }

  private static func entries(of text: String) -> [Entry] {
    var entries: [Entry] = []
    let bytes = text.utf8
    var (start, position) = (bytes.startIndex, 0)
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A).map { bytes.index(after: $0) } ?? bytes.endIndex
      let line = bytes[start..<end]
      entries.append(Entry(position: position, text: line))
      (start, position) = (end, position + line.count)
    }
    return entries
  }

  /// Returns the lines that no change touched, as pairs of indices.
  private func kept(_ pieces: [ChangedText.Piece]) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    var (left, right) = (0, 0)
    for piece in pieces {
      while left < old.count, old[left].position < piece.old { left += 1 }
      while left < old.count, old[left].position + old[left].text.count <= piece.old + piece.count {
        let position = old[left].position - piece.old + piece.new
        while right < new.count, new[right].position < position { right += 1 }
        if right < new.count, new[right].position == position, new[right].text.count == old[left].text.count {
          pairs.append((left, right))
        }
        left += 1
      }
    }
    return pairs
  }

  /// Adds a part with its shortest difference, or as replaced entirely if it is too large for that.
  private mutating func add(_ left: Range<Int>, _ right: Range<Int>) {
    guard left.count + right.count <= Self.partSize else {
      let isEndKept = old[left].last == new[right].last
      lines += old[left].dropLast(isEndKept ? 1 : 0).map { .gone($0.text) }
      lines += new[right].dropLast(isEndKept ? 1 : 0).map { .new($0.text) }
      lines += old[left].suffix(isEndKept ? 1 : 0).map { .same($0.text) }
      return
    }
    let difference = new[right].difference(from: old[left])
    var gone = Set<Int>()
    var added = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(left.lowerBound + offset)
      case .insert(let offset, _, _): added.insert(right.lowerBound + offset)
      }
    }
    var (index, other) = (left.lowerBound, right.lowerBound)
    while index < left.upperBound || other < right.upperBound {
      if gone.contains(index) {
        lines.append(.gone(old[index].text))
        index += 1
      } else if added.contains(other) {
        lines.append(.new(new[other].text))
        other += 1
      } else {
        lines.append(.same(old[index].text))
        (index, other) = (index + 1, other + 1)
      }
    }
  }
}
