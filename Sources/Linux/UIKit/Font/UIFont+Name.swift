import CoreGraphics

extension UIFont {
  /// The font of a PostScript name ("DejaVuSerif-Bold"), in a size in points; nil if the machine has none of that name. The
  /// name of a family gives its regular font.
  ///
  /// Fonts are those that fontconfig finds. It is not asked for a similar font: one that Apple's devices have is nil here
  /// unless it is installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = InstalledFont.named(fontName) else { return nil }
    self.init(face: FontFace(design: .installed(font), weight: .regular, isItalic: false), size: fontSize)
  }

  /// The names of the families on the machine, in order.
  public class var familyNames: [String] {
    InstalledFont.all.map(\.family).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The PostScript names of a family's fonts, in order. Empty for a family that is not there.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    InstalledFont.all.filter { $0.family == familyName }.map(\.name)
  }
}
