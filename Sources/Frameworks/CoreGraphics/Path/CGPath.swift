/// An immutable path: lines and curves, in any number of subpaths.
public class CGPath {
  package internal(set) var segments: [PathSegment]

  init(segments: [PathSegment]) {
    self.segments = segments
  }

  /// Creates a closed rectangle, with a transform applied to it, if any.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = Outline()
    outline.addRect(rect)
    self.init(outline, transform)
  }

  /// Creates a closed ellipse that touches the rectangle's sides, with a transform applied to it, if any.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = Outline()
    outline.addEllipse(in: rect)
    self.init(outline, transform)
  }

  /// Creates a closed rectangle whose corners are quarters of an ellipse.
  ///
  /// The corner's width must not exceed half of the rectangle's width, nor its height half of the rectangle's height.
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

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(segments: segments) }

  /// Returns a transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(segments: Outline(segments: segments).segments(under: transform?.pointee ?? .identity))
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(segments: segments) }

  /// Returns a transformed, mutable copy.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(segments: Outline(segments: segments).segments(under: transform?.pointee ?? .identity))
  }

  /// Returns a copy that runs in the other direction.
  package func reversed() -> CGPath { CGPath(segments: segments.reversed) }

  /// Calls the block with each element of the path, in order. The element is valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for segment in segments {
      // One point more than needed, so that there is an address for an element without points.
      var points = segment.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafePointer(to: CGPathElement(type: segment.type, points: buffer.baseAddress!), block)
      }
    }
  }
}

extension CGPath: _CFObject {
  /// Returns `true` if both have the same value.
  public func _isEqual(to other: AnyObject) -> Bool {
    guard let other = other as? CGPath else { return false }
    return segments == other.segments
  }

  /// Hashes the value.
  public func _hash(into hasher: inout Hasher) {
    hasher.combine(segments)
  }
}
