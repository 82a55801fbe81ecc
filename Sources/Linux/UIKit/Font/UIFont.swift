import CoreGraphics

/// A typeface at a size. Immutable, and usable on any thread.
///
/// The system's font is Inter, with lines as high as San Francisco's and letters as close as on iOS. Monospaced text is in
/// DejaVu Sans Mono, Chinese in Noto Sans CJK SC. Other fonts of the machine are made by name. Measures are in points and
/// do not depend on the screen's scale: outlines are not hinted.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let header = AttributeValueHeader()
  let face: FontFace
  private let size: CGFloat
  let metrics: FontMetrics
  /// The space that each letter has besides its own, in points.
  let tracking: CGFloat
  /// nil for a font of a size that was given.
  let scaling: FontScaling?

  init(face: FontFace, size: CGFloat, scaling: FontScaling? = nil) {
    self.face = face
    self.size = size
    self.scaling = scaling
    metrics = FontMetrics.of(face, size: FontFace.usable(size))
    tracking = face.tracking(size: FontFace.usable(size))
    super.init()
  }

  /// The size that the font was asked for, in points.
  open var pointSize: CGFloat { size }
  /// The name of the family: "Inter" for the system's font.
  open var familyName: String { face.family }
  /// The PostScript name: "Inter-SemiBold" for the system's semibold font.
  open var fontName: String { face.name }
  /// How far the highest letters reach above the base line, in points.
  open var ascender: CGFloat { metrics.ascent }
  /// How far the lowest letters reach below the base line, in points: negative.
  open var descender: CGFloat { -metrics.descent }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of the letter x, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.ascent + metrics.descent }
  /// The space between lines, which is 0: it is part of the ascender and the descender.
  open var leading: CGFloat { 0 }

  /// The same cut in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }

  /// Fonts are immutable: a copy is the font itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private func hasSize(of other: UIFont) -> Bool { size == other.size || (size.isNaN && other.size.isNaN) }

  /// Equal are fonts of the same cut, weight and size that follow the user's content size alike or not at all.
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

  /// The cut and the size, for logs.
  open override var description: String { "<UIFont: \(fontName) \(String(format: "%g", Double(size)))pt>" }
}
