import CPango
import CoreGraphics

/// A typeface in a weight, without a size.
struct FontFace: Hashable, Sendable {
  enum Design: Hashable, Sendable {
    case sans, monospaced
    /// The sans-serif font with digits of equal width.
    case sansWithMonospacedDigits
    /// An installed font. It has its own weight and slant.
    case installed(InstalledFont)
  }

  /// The family for characters that a font has no glyphs for, such as Chinese.
  static let fallback = "Noto Sans CJK SC"

  var design: Design
  var weight: UIFont.Weight
  var isItalic: Bool

  /// `true` for the system's fonts.
  var isSystem: Bool { isSystemSans || design == .monospaced }
  /// `true` for the system's proportional font.
  var isSystemSans: Bool { design == .sans || design == .sansWithMonospacedDigits }

  /// Returns the space added to each letter at a size, both in points, so that text is about as wide as on iOS. Inter's
  /// letters are farther apart than San Francisco's, and more so at larger sizes.
  ///
  /// The curve is the one that Inter's author published for spacing by size. With it, "Label" at 17 points is 42.5 wide
  /// (42 on iOS), and "Button" at 15 points 46.3 (46 on iOS).
  func tracking(size: CGFloat) -> CGFloat {
    isSystemSans ? min(0, 0.185 * exp(-0.1745 * size) - 0.0223) * size : 0
  }

  /// The OpenType features. Without "calt 0" Inter draws an arrow for "->". "tnum 1" gives digits equal width.
  var features: String? {
    switch design {
    case .sans: "calt 0"
    case .sansWithMonospacedDigits: "calt 0, tnum 1"
    case .monospaced, .installed: nil
    }
  }

  var family: String {
    switch design {
    case .sans, .sansWithMonospacedDigits: "Inter"
    case .monospaced: "DejaVu Sans Mono"
    case .installed(let font): font.family
    }
  }

  /// The PostScript name.
  var name: String {
    switch design {
    case .sans, .sansWithMonospacedDigits:
      isItalic && weight == .regular ? "Inter-Italic" : "Inter-\(weight.cut.name)\(isItalic ? "Italic" : "")"
    case .monospaced: weight.cut.value < 600 ? "DejaVuSansMono" : "DejaVuSansMono-Bold"
    case .installed(let font): font.name
    }
  }

  /// Returns the size for measuring and drawing. A size that is not finite becomes 0 and shows nothing. Pango can lay
  /// out lines up to ten thousand points high.
  static func usable(_ size: CGFloat) -> CGFloat { size.isFinite ? min(size, 10_000) : 0 }

  /// Calls a closure with a description for Pango. The minimum size is 1/1024 point, because 0 would mean "not set".
  func withDescription<R>(size: CGFloat, _ body: (OpaquePointer) -> R) -> R {
    let description = pango_font_description_new()!
    defer { pango_font_description_free(description) }
    if case .installed(let font) = design {
      font.describe(in: description)
    } else {
      pango_font_description_set_family(description, "\(family), \(Self.fallback)")
      pango_font_description_set_weight(description, PangoWeight(UInt32(weight.cut.value)))
      if isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    }
    pango_font_description_set_absolute_size(description, max(1, (Self.usable(size) * CGFloat(PANGO_SCALE)).rounded()))
    return body(description)
  }
}

extension UIFont.Weight {
  /// The nearest weight in CSS units, from 100 to 900, and the name of Inter's font of that weight.
  var cut: (value: Int, name: String) {
    let nearest = Self.cuts.min { abs($0.weight - rawValue) < abs($1.weight - rawValue) } ?? Self.cuts[3]
    return (nearest.value, nearest.name)
  }

  static let cuts: [(weight: CGFloat, value: Int, name: String)] = [
    (ultraLight.rawValue, 100, "Thin"), (thin.rawValue, 200, "ExtraLight"), (light.rawValue, 300, "Light"),
    (regular.rawValue, 400, "Regular"), (medium.rawValue, 500, "Medium"), (semibold.rawValue, 600, "SemiBold"),
    (bold.rawValue, 700, "Bold"), (heavy.rawValue, 800, "ExtraBold"), (black.rawValue, 900, "Black"),
  ]
}
