import CPango
import CoreGraphics

/// A cut of a typeface, without a size.
///
/// Slanted cuts are not asked for: which machine has them differs, and Chinese has none. Text is sheared when drawn.
struct FontFace: Hashable, Sendable {
  enum Design: Hashable, Sendable {
    case sans, monospaced
    /// A font of the machine. It has its own weight and slant.
    case installed(InstalledFont)
  }

  /// x grows by this much for each point above the base line; what fontconfig slants upright fonts by.
  static let slant: CGFloat = 0.2

  var design: Design
  var weight: UIFont.Weight
  var isItalic: Bool

  var family: String {
    switch design {
    case .sans: "DejaVu Sans"
    case .monospaced: "DejaVu Sans Mono"
    case .installed(let font): font.family
    }
  }

  var name: String {
    if case .installed(let font) = design { return font.name }
    let cut =
      switch (weight.isBold, isItalic) {
      case (false, false): ""
      case (true, false): "-Bold"
      case (false, true): "-Oblique"
      case (true, true): "-BoldOblique"
      }
    return family.filter { $0 != " " } + cut
  }

  /// Returns the size for measuring and drawing. A size that is not finite becomes 0 and shows nothing. Pango can lay
  /// out lines up to ten thousand points high.
  static func usable(_ size: CGFloat) -> CGFloat { size.isFinite ? min(size, 10_000) : 0 }

  /// Hands a description for Pango to a closure. Sizes below 1/1024 point count as that: 0 would mean "not set".
  func withDescription<R>(size: CGFloat, _ body: (OpaquePointer) -> R) -> R {
    let description = pango_font_description_new()!
    defer { pango_font_description_free(description) }
    if case .installed(let font) = design {
      font.describe(in: description)
    } else {
      pango_font_description_set_family(description, "\(family), WenQuanYi Micro Hei")
      pango_font_description_set_weight(description, weight.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    }
    pango_font_description_set_absolute_size(description, max(1, (Self.usable(size) * CGFloat(PANGO_SCALE)).rounded()))
    return body(description)
  }
}
