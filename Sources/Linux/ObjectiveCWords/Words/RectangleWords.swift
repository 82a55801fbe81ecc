/// Adds iOS's `intersects(_:)` to a source that calls it. On iOS, rectangles that only touch do not intersect; Foundation
/// on Linux declares the method and returns true for them. A library cannot replace it, but a declaration in the module
/// that calls it is chosen over Foundation's. One in each source is private and needs no knowledge of the others.
struct RectangleWords {
  let source: Source

  private static let extending = """
    import CoreGraphics

    extension CGRect {
      /// Rectangles that only touch do not intersect, as on iOS. (Foundation's method returns true for them.)
      fileprivate func intersects(_ rect2: CGRect) -> Bool { CGRectIntersectsRect(self, rect2) }
    }

    """

  func change(_ changes: inout Changes) {
    guard let call = source.code.indices.first(where: isCall), !hasOwn else { return }
    changes.appended.append(Self.extending)
    changes.note("rectangles that only touch do not intersect, by a method at the end", at: source.token(call))
  }

  /// Returns true for the method's name in a call or reference, without argument labels.
  private func isCall(_ index: Int) -> Bool {
    guard source.token(index).isWord("intersects"), source.token(index - 1).is(".") else { return false }
    let isLabeled = source.token(index + 1).is("(") && source.token(index + 3).is(":")
    return !isLabeled || source.token(index + 2).isWord("_")
  }

  /// `true` if the source has a method of this name, or inlinable code, which cannot call a private one.
  private var hasOwn: Bool {
    source.code.indices.contains { index in
      let (token, next) = (source.token(index), source.token(index + 1))
      return token.isWord("func") && next.isWord("intersects") || token.is("@") && next.isWord("inlinable")
        || token.text == "@inlinable"
    }
  }
}
