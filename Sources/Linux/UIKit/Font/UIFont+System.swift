import CoreGraphics

extension UIFont {
  /// The regular font, in a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The font of a weight, in a size in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(design: .sans, weight: weight, isItalic: false), size: fontSize)
  }

  /// The font to emphasise with, which is the semibold one as in iOS, in a size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The regular font in italics, in a size in points. Chinese stays upright.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(design: .sans, weight: .regular, isItalic: true), size: fontSize)
  }

  /// The font of a weight with digits of one width, in a size in points.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(design: .sansWithMonospacedDigits, weight: weight, isItalic: false), size: fontSize)
  }

  /// The font with letters of one width, in a size in points.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(design: .monospaced, weight: weight, isItalic: false), size: fontSize)
  }
}

extension UIFont {
  /// The size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text: 14 points.
  public class var systemFontSize: CGFloat { 14 }
}
