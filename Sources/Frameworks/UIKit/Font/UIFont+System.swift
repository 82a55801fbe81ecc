import CoreGraphics

extension UIFont {
  /// Returns the regular system font in the given size, in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font in the given weight and size, in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(design: .sans, weight: weight, isItalic: false), size: fontSize)
  }

  /// Returns the system font for emphasis in the given size, in points. It is semibold, as on iOS.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the regular italic system font in the given size, in points. Chinese stays upright.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(design: .sans, weight: .regular, isItalic: true), size: fontSize)
  }

  /// Returns the system font with digits of equal width in the given weight and size, in points.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(design: .sansWithMonospacedDigits, weight: weight, isItalic: false), size: fontSize)
  }

  /// Returns the monospaced system font in the given weight and size, in points.
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
