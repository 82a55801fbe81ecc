import CoreGraphics

/// A typeface at a size. Fonts are immutable, and can be used on any thread.
///
/// The system's font is Inter, with lines as high as San Francisco's and letters as close as on iOS. Monospaced text is
/// in DejaVu Sans Mono, and Chinese in Noto Sans CJK SC. Other installed fonts are created by name. Measurements are in
/// points. They do not depend on the screen's scale, because outlines are not hinted.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let header = AttributeValueHeader()
  let face: FontFace
  private let size: CGFloat
  let metrics: FontMetrics
  /// The space that is added to each letter, in points.
  let tracking: CGFloat
  /// Nil for a font with a fixed size.
  let scaling: FontScaling?

  init(face: FontFace, size: CGFloat, scaling: FontScaling? = nil) {
    self.face = face
    self.size = size
    self.scaling = scaling
    metrics = FontMetrics.of(face, size: FontFace.usable(size))
    tracking = face.tracking(size: FontFace.usable(size))
    super.init()
  }

  /// The size with which the font was created, in points. (A guess: view-38b.)
  open var pointSize: CGFloat { size }
  /// The name of the family: "Inter" for the system's font.
  open var familyName: String { face.family }
  /// The PostScript name: "Inter-SemiBold" for the system's semibold font.
  open var fontName: String { face.name }
  /// The distance of the highest letters above the baseline, in points.
  open var ascender: CGFloat { metrics.ascent }
  /// The distance of the lowest letters below the baseline, in points. It is negative.
  open var descender: CGFloat { -metrics.descent }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of the letter x, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.ascent + metrics.descent }
  /// The space between lines, which is 0 because it is part of the ascender and the descender.
  open var leading: CGFloat { 0 }

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, size: size, scaling: scaling) }

  /// Returns the same face in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }

  /// Returns the font itself, because fonts are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private func hasSize(of other: UIFont) -> Bool { size == other.size || (size.isNaN && other.size.isNaN) }

  /// Returns true if the fonts have the same face and size, and follow the user's content size in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || (face == other.face && hasSize(of: other) && scaling == other.scaling)
  }

  /// Equal fonts have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(size.isNaN ? .nan : size)
    return hasher.finalize()
  }

  /// The PostScript name and the size, for logs.
  open override var description: String { "<UIFont: \(fontName) \(String(format: "%g", Double(size)))pt>" }
}
