/// Adds iOS's functions of rectangles that Linux lacks to the sources that call them: `intersects(_:)`, and
/// `AVMakeRect(aspectRatio:insideRect:)`, for which apps without any video import AVFoundation.
///
/// On iOS, rectangles that only touch do not intersect; Foundation
/// on Linux declares the method and returns true for them. A library cannot replace it, but a declaration in the module
/// that calls it is chosen over Foundation's. One in each source is private and needs no knowledge of the others.
///
/// - `frame.intersects(other)`: the same, with a private method at the end of the file that is false for rectangles
///   that only touch
/// - `AVMakeRect(aspectRatio:insideRect:)`: the same, with a private function at the end of the file
struct RectangleWords {
  let source: SourceFile

  private static let extending = """
    import CoreGraphics

    extension CGRect {
      /// Rectangles that only touch do not intersect, as on iOS. (Foundation's method returns true for them.)
      fileprivate func intersects(_ rect2: CGRect) -> Bool { CGRectIntersectsRect(self, rect2) }
    }

    """

  private static let making = """
    import CoreGraphics

    /// Returns the largest rectangle with an aspect ratio that fits in the middle of another one, as AVFoundation does.
    fileprivate func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
      let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
      let (width, height) = (aspectRatio.width * scale, aspectRatio.height * scale)
      return CGRect(x: boundingRect.midX - width / 2, y: boundingRect.midY - height / 2, width: width, height: height)
    }

    """

  func change(_ changes: inout Changes) {
    addIntersection(&changes)
    addMaking(&changes)
  }

  private func addMaking(_ changes: inout Changes) {
    let calls = source.code.indices.filter { source.token($0).isWord("AVMakeRect") && !source.token($0 - 1).is(".") }
    let isDeclared = calls.contains { source.token($0 - 1).isWord("func") }
    guard let call = calls.first, !isDeclared, !isInlinable else { return }
    changes.appended.append(Self.making)
    changes.note("AVMakeRect(aspectRatio:insideRect:) is a function at the end", at: source.token(call))
  }

  private func addIntersection(_ changes: inout Changes) {
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

  /// `true` if the source has a method of this name, or inlinable code.
  private var hasOwn: Bool {
    isInlinable
      || source.code.indices.contains { source.token($0).isWord("func") && source.token($0 + 1).isWord("intersects") }
  }

  /// `true` if the source has inlinable code, which cannot call private functions.
  private var isInlinable: Bool {
    source.code.indices.contains { index in
      source.token(index).is("@") && source.token(index + 1).isWord("inlinable")
        || source.token(index).text == "@inlinable"
    }
  }
}
