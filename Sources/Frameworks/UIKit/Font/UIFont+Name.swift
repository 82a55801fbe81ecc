import CoreGraphics

extension UIFont {
  /// Creates the font with a PostScript name ("DejaVuSerif-Bold") in a size, in points; nil if it is not installed. The
  /// name of a family creates its regular font.
  ///
  /// The available fonts are those that fontconfig finds, without substitutes: a font of Apple's devices is nil unless
  /// it is installed. (A guess: text-3b.)
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = InstalledFont.named(fontName) else { return nil }
    self.init(face: FontFace(design: .installed(font), weight: .regular, isItalic: false), size: fontSize)
  }

  /// The names of the installed families, sorted.
  public class var familyNames: [String] {
    InstalledFont.all.map(\.family).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// Returns the PostScript names of a family's fonts, sorted; empty if the family is not installed.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    InstalledFont.all.filter { $0.family == familyName }.map(\.name)
  }
}
