import CoreGraphics
public import Foundation

/// A description of a font: its face and its size. Descriptors are immutable, and can be used on any thread.
///
/// A descriptor here is always that of a font that exists. Other attributes of Apple's descriptors, such as features and
/// a cascade list, are not supported.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let face: FontFace
  private let size: CGFloat
  /// The scaling of a text style's font, for a font of the same face and size.
  let scaling: FontScaling?
  /// A name with which the descriptor was created, and for which no font is installed.
  private let unknownName: String?

  init(face: FontFace, size: CGFloat, scaling: FontScaling? = nil, unknownName: String? = nil) {
    (self.face, self.size, self.scaling, self.unknownName) = (face, size, scaling, unknownName)
    super.init()
  }

  /// Creates the descriptor of the regular system font, without a size.
  public override convenience init() { self.init(fontAttributes: [:]) }

  /// Creates a descriptor with attributes: those of the regular system font, without a size, in which these are set.
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    let description = FontDescription(.system).adding(attributes)
    (face, size, scaling, unknownName) = (description.face, description.size, nil, description.unknownName)
    super.init()
  }

  /// Creates the descriptor of the font with a PostScript name, or of a family's regular font. A font with this descriptor
  /// is the system's if there is none of that name (a guess: text-28).
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Returns the descriptor of a text style's font at the user's content size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style's font at the content size of these traits. If they are nil or do not specify
  /// one, the user's is used.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Attributes

  /// The PostScript name: "Inter-SemiBold" for the system's semibold font.
  open var postscriptName: String { unknownName ?? face.name }
  /// The size, in points; 0 if there is none.
  open var pointSize: CGFloat { size }
  /// The traits of the face: bold (from semibold on), italic, monospaced, expanded and condensed.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { face.symbolicTraits }

  /// Returns an attribute. The traits are a dictionary of numbers, with the weight and the slant; the slant of an italic
  /// font is 0.07 (a guess: text-29).
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    switch anAttribute {
    case .name: return postscriptName
    case .family: return face.family
    case .size: return NSNumber(value: Double(size))
    case .traits:
      let traits: [TraitKey: Any] = [
        .weight: NSNumber(value: Double(face.actualWeight)), .slant: NSNumber(value: face.isSlanted ? 0.07 : 0),
        .symbolic: NSNumber(value: symbolicTraits.rawValue),
      ]
      return traits
    default: return nil
    }
  }

  // MARK: Other descriptors

  private var described: FontDescription { FontDescription(face: face, size: size, unknownName: unknownName) }

  private func with(_ other: FontDescription) -> UIFontDescriptor {
    UIFontDescriptor(
      face: other.face, size: other.size,
      scaling: other.face == face && other.size == size ? scaling : nil, unknownName: other.unknownName)
  }

  /// Returns a descriptor in which these attributes are set.
  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
    with(described.adding(attributes))
  }

  /// Returns the same face in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

  /// Returns the descriptor of a family's font with the same traits, or with as many of them as it has. A font with this
  /// descriptor is the system's if the family is not installed (a guess: text-30).
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// Returns the descriptor of a font of the same family that has these traits and no others; nil if there is none.
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    face.with(symbolicTraits).map { with(FontDescription(face: $0, size: size)) }
  }

  /// Returns the system's font in another design; nil for a font that is not the system's (a guess: text-31), and for
  /// the rounded and the serif design, which there are no fonts for.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    face.with(design).map { with(FontDescription(face: $0, size: size)) }
  }

  // MARK: NSObject

  /// Returns the descriptor itself, because descriptors are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true if the descriptors have the same face and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return face == other.face && size == other.size && unknownName == other.unknownName && scaling == other.scaling
  }

  /// Equal descriptors have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(size)
    return hasher.finalize()
  }
}

extension UIFont {
  /// Creates the font of a descriptor in a size, in points; in the descriptor's size if it is 0. If that is 0, too, the
  /// size is 12 (a guess: text-32).
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize > 0 ? descriptor.pointSize : 12
    self.init(
      face: descriptor.face, size: size, scaling: size == descriptor.pointSize ? descriptor.scaling : nil)
  }
}
