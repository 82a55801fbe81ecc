internal import CFonts
import CPango
import CoreGraphics

/// A font that fontconfig finds on the machine.
struct InstalledFont: Hashable, Sendable {
  let family: String
  /// The PostScript name.
  let name: String
  /// Fontconfig's values.
  let weight, slant, width: Int32
  /// `true` if all glyphs have the same width, or one of two.
  let isMonospaced: Bool

  private init?(_ pattern: OpaquePointer) {
    func text(_ key: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
      return String(cString: value)
    }
    func number(_ key: String, _ usual: Int32) -> Int32 {
      var value: Int32 = 0
      return FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch ? value : usual
    }
    guard let family = text(FC_FAMILY), let name = text(FC_POSTSCRIPT_NAME), !name.isEmpty else { return nil }
    (self.family, self.name) = (family, name)
    weight = number(FC_WEIGHT, FC_WEIGHT_REGULAR)
    slant = number(FC_SLANT, FC_SLANT_ROMAN)
    width = number(FC_WIDTH, FC_WIDTH_NORMAL)
    isMonospaced = number(FC_SPACING, FC_PROPORTIONAL) != FC_PROPORTIONAL
  }

  /// Every outline font, sorted by family and name. They are looked up once: a font that is installed while the program
  /// runs is not found.
  static let all: [InstalledFont] = {
    guard let pattern = FcPatternCreate(), let keys = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(keys)
    }
    FcPatternAddBool(pattern, FC_OUTLINE, FcTrue)
    for key in [FC_FAMILY, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_SPACING] { FcObjectSetAdd(keys, key) }
    guard let list = FcFontList(nil, pattern, keys) else { return [] }
    defer { FcFontSetDestroy(list) }
    let fonts = (0..<Int(list.pointee.nfont)).compactMap { list.pointee.fonts[$0].flatMap(InstalledFont.init) }
    return Set(fonts).sorted { ($0.family, $0.name) < ($1.family, $1.name) }
  }()

  /// Returns the font with a PostScript name, or the most regular one of a family.
  static func named(_ name: String) -> InstalledFont? {
    if let font = all.first(where: { $0.name == name }) { return font }
    return all.filter { $0.family == name }.min { $0.distanceFromRegular < $1.distanceFromRegular }
  }

  private var distanceFromRegular: Int32 {
    abs(slant - FC_SLANT_ROMAN) * 1000 + abs(width - FC_WIDTH_NORMAL) * 100 + abs(weight - FC_WEIGHT_REGULAR)
  }

  /// Sets the properties of a font description by which Pango finds this font.
  func describe(in description: OpaquePointer) {
    pango_font_description_set_family(description, "\(family), Inter, \(FontFace.fallback)")
    pango_font_description_set_weight(description, PangoWeight(UInt32(max(1, FcWeightToOpenType(weight)))))
    let style =
      slant == FC_SLANT_ITALIC
      ? PANGO_STYLE_ITALIC : slant == FC_SLANT_OBLIQUE ? PANGO_STYLE_OBLIQUE : PANGO_STYLE_NORMAL
    pango_font_description_set_style(description, style)
    pango_font_description_set_stretch(description, Self.stretch(width))
  }

  private static func stretch(_ width: Int32) -> PangoStretch {
    let steps: [(Int32, PangoStretch)] = [
      (FC_WIDTH_ULTRACONDENSED, PANGO_STRETCH_ULTRA_CONDENSED),
      (FC_WIDTH_EXTRACONDENSED, PANGO_STRETCH_EXTRA_CONDENSED),
      (FC_WIDTH_CONDENSED, PANGO_STRETCH_CONDENSED), (FC_WIDTH_SEMICONDENSED, PANGO_STRETCH_SEMI_CONDENSED),
      (FC_WIDTH_NORMAL, PANGO_STRETCH_NORMAL), (FC_WIDTH_SEMIEXPANDED, PANGO_STRETCH_SEMI_EXPANDED),
      (FC_WIDTH_EXPANDED, PANGO_STRETCH_EXPANDED), (FC_WIDTH_EXTRAEXPANDED, PANGO_STRETCH_EXTRA_EXPANDED),
      (FC_WIDTH_ULTRAEXPANDED, PANGO_STRETCH_ULTRA_EXPANDED),
    ]
    return steps.min { abs($0.0 - width) < abs($1.0 - width) }?.1 ?? PANGO_STRETCH_NORMAL
  }
}
