extension UIFontDescriptor {
  /// The name of an attribute. Those of Apple's that are missing have no effect here.
  public struct AttributeName: Hashable, Equatable, RawRepresentable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family: a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name: a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits: a dictionary with keys of the type `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The key of a trait.
  public struct TraitKey: Hashable, Equatable, RawRepresentable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits: a number with their bits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, from −1 to 1; 0 is regular.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant, from −1 to 1. A positive slant makes a font italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A design of the system's font.
  public struct SystemDesign: Hashable, Equatable, RawRepresentable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a design with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The proportional font without serifs.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The rounded font, which does not exist here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The font with serifs, which does not exist here.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced font.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Traits of a face.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits, as in the header.
    public var rawValue: UInt32

    /// Creates traits from their bits, as in the header.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic.
    public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
    /// Bold.
    public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
    /// Wider than normal. Excludes condensed.
    public static var traitExpanded: SymbolicTraits { SymbolicTraits(rawValue: 1 << 5) }
    /// Narrower than normal. Excludes expanded.
    public static var traitCondensed: SymbolicTraits { SymbolicTraits(rawValue: 1 << 6) }
    /// With glyphs of equal width.
    public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
  }
}
