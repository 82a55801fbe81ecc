/// A text that was made from another one by changes, and the pieces of the old text that remain in it.
package struct ChangedText: Sendable {
  /// A run of bytes that both texts contain.
  struct Piece: Equatable {
    var old: Int
    var new: Int
    var count: Int
  }

  package let text: String
  /// The kept pieces, in the order of both texts.
  let kept: [Piece]

  init(_ text: String, kept: [Piece]) { (self.text, self.kept) = (text, kept) }

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
    return ChangedText(next.text, kept: pieces)
  }
}
