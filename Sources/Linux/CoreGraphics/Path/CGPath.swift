/// An immutable outline: lines and curves, in any number of subpaths.
public class CGPath {
  package internal(set) var segments: [PathSegment]

  init(segments: [PathSegment]) {
    self.segments = segments
  }

  /// A closed rectangle. The transform, if any, is applied to it.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = Outline()
    outline.addRect(rect)
    self.init(outline, transform)
  }

  /// A closed ellipse that touches the rectangle's sides. The transform, if any, is applied to it.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = Outline()
    outline.addEllipse(in: rect)
    self.init(outline, transform)
  }

  /// A closed rectangle whose corners are quarters of an ellipse.
  ///
  /// Twice the corner's width must not exceed the rectangle's, nor twice its height the rectangle's.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var outline = Outline()
    outline.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(outline, transform)
  }

  private convenience init(_ outline: Outline, _ transform: UnsafePointer<CGAffineTransform>?) {
    self.init(segments: outline.segments(under: transform?.pointee ?? .identity))
  }

  /// A copy that will not change.
  public func copy() -> CGPath? { CGPath(segments: segments) }

  /// A copy under a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(segments: Outline(segments: segments).segments(under: transform?.pointee ?? .identity))
  }

  /// A copy that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(segments: segments) }

  /// A copy under a transform that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(segments: Outline(segments: segments).segments(under: transform?.pointee ?? .identity))
  }

  /// Calls the block with each step of the path, in order. The element is valid during the call only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for segment in segments {
      // One point more than needed, so that there is an address for a step without points.
      var points = segment.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafePointer(to: CGPathElement(type: segment.type, points: buffer.baseAddress!), block)
      }
    }
  }
}

extension CGPath: _CFObject {
  /// Whether both have the same value.
  public func _isEqual(to other: AnyObject) -> Bool {
    guard let other = other as? CGPath else { return false }
    return segments == other.segments
  }

  /// Hashes the value.
  public func _hash(into hasher: inout Hasher) {
    hasher.combine(segments)
  }
}
