/// A text that was made from another one by changes, and the pieces of the old text that remain in it.
package struct ChangedText: Sendable {
  /// A run of bytes that both texts contain.
  struct Piece: Equatable {
    var old: Int
    var new: Int
    var count: Int
  }

  /// A line that comes from another source.
  struct Origin: Equatable {
    let source: Int
    /// The position of its first byte.
    let position: Int
  }

  package let text: String
  /// The kept pieces, in the order of both texts.
  let kept: [Piece]
  /// The lines from other sources, by their number from 0.
  let moved: [Int: Origin]

  init(_ text: String, kept: [Piece], moved: [Int: Origin] = [:]) {
    (self.text, self.kept, self.moved) = (text, kept, moved)
  }

  /// The position of a byte in the old text; of a new byte, that of the last old one before it.
  func oldPosition(of position: Int) -> Int {
    let after = kept.partitioningIndex { $0.new > position }
    guard after > 0 else { return kept.first?.old ?? 0 }
    let piece = kept[after - 1]
    return piece.old + min(position - piece.new, piece.count)
  }

  /// Returns this change of an earlier one's result, with the lines that came from other sources in the earlier one.
  func moving(_ earlier: ChangedText) -> ChangedText {
    guard !earlier.moved.isEmpty else { return self }
    var moved: [Int: Origin] = [:]
    var (old, new, position) = (0, 0, 0)
    var pieces = kept[...]
    let bytes = Array(text.utf8)
    for byte in earlier.text.utf8.enumerated() where byte.offset == 0 || byte.element == 0x0A {
      let start = byte.offset == 0 ? 0 : byte.offset + 1
      if byte.offset > 0 { old += 1 }
      guard let origin = earlier.moved[old] else { continue }
      while let first = pieces.first, first.old + first.count <= start { pieces = pieces.dropFirst() }
      guard let piece = pieces.first, piece.old <= start else { continue }
      let goal = piece.new + start - piece.old
      new += bytes[position..<goal].count { $0 == 0x0A }
      position = goal
      moved[new] = origin
    }
    return ChangedText(text, kept: kept, moved: moved)
  }

  /// Combines this change with a second one, as one change of the original text.
  func then(_ next: ChangedText) -> ChangedText {
    var pieces: [Piece] = []
    var (first, second) = (0, 0)
    while first < kept.count, second < next.kept.count {
      let (one, two) = (kept[first], next.kept[second])
      let start = max(one.new, two.old)
      let end = min(one.new + one.count, two.old + two.count)
      if start < end {
        pieces.append(Piece(old: one.old + start - one.new, new: two.new + start - two.old, count: end - start))
      }
      if one.new + one.count < two.old + two.count { first += 1 } else { second += 1 }
    }
    return ChangedText(next.text, kept: pieces, moved: next.moved)
  }
}

extension [ChangedText.Piece] {
  /// Returns the index of the first element of the second part. The array must be partitioned.
  fileprivate func partitioningIndex(_ isSecond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
