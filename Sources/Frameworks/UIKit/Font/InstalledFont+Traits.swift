internal import CFonts
import CoreGraphics

/// Fonts of a family by their traits.
extension InstalledFont {
  /// The weight as UIKit's, from −1 to 1.
  var cut: CGFloat {
    let css = FcWeightToOpenType(weight)
    return UIFont.Weight.cuts.min { abs(Int32($0.value) - css) < abs(Int32($1.value) - css) }?.weight ?? 0
  }
  var isSlanted: Bool { slant != FC_SLANT_ROMAN }

  /// The traits that are not the weight or the slant.
  var shapeTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = isMonospaced ? .traitMonoSpace : []
    if width > FC_WIDTH_NORMAL { traits.insert(.traitExpanded) }
    if width < FC_WIDTH_NORMAL { traits.insert(.traitCondensed) }
    return traits
  }

  private var traits: UIFontDescriptor.SymbolicTraits { FontFace(self).symbolicTraits }

  /// Returns the font of a font's family with these traits whose weight is the nearest.
  static func nearest(to font: InstalledFont, with traits: UIFontDescriptor.SymbolicTraits) -> InstalledFont? {
    let isBold = traits.contains(.traitBold)
    let keepsWeight = isBold == FontFace(font).isBold
    let weight = keepsWeight ? font.cut : isBold ? UIFont.Weight.bold.rawValue : UIFont.Weight.regular.rawValue
    return all.filter { $0.family == font.family && $0.traits == traits }
      .min { abs($0.cut - weight) < abs($1.cut - weight) }
  }

  /// Returns the font of a font's family whose slant, width and weight are the nearest, in this order.
  static func nearest(to font: InstalledFont, weight: CGFloat, isSlanted: Bool) -> InstalledFont {
    nearest(in: font.family, weight: weight, isSlanted: isSlanted, width: font.width) ?? font
  }

  /// Returns the font of a family whose traits are the nearest to those of a face.
  static func nearest(to face: FontFace, in family: String) -> InstalledFont? {
    nearest(in: family, weight: face.actualWeight, isSlanted: face.isSlanted, width: FC_WIDTH_NORMAL)
  }

  private static func nearest(
    in family: String, weight: CGFloat, isSlanted: Bool, width: Int32
  ) -> InstalledFont? {
    func distance(_ font: InstalledFont) -> CGFloat {
      (font.isSlanted == isSlanted ? 0 : 1000) + CGFloat(abs(font.width - width)) * 4 + abs(font.cut - weight)
    }
    return all.filter { $0.family == family }.min { distance($0) < distance($1) }
  }
}
