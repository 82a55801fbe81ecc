import CoreGraphics

/// The plain colors, created once. The values are those of the header.
private enum Plain {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
}

extension UIColor {
  /// Black.
  public class var black: UIColor { Plain.black }
  /// A third of the way from black to white.
  public class var darkGray: UIColor { Plain.darkGray }
  /// Two thirds of the way from black to white.
  public class var lightGray: UIColor { Plain.lightGray }
  /// White.
  public class var white: UIColor { Plain.white }
  /// Halfway from black to white.
  public class var gray: UIColor { Plain.gray }
  /// Red 1, the rest 0.
  public class var red: UIColor { Plain.red }
  /// Green 1, the rest 0.
  public class var green: UIColor { Plain.green }
  /// Blue 1, the rest 0.
  public class var blue: UIColor { Plain.blue }
  /// Green and blue 1, red 0.
  public class var cyan: UIColor { Plain.cyan }
  /// Red and green 1, blue 0.
  public class var yellow: UIColor { Plain.yellow }
  /// Red and blue 1, green 0.
  public class var magenta: UIColor { Plain.magenta }
  /// Red 1, green 0.5, blue 0.
  public class var orange: UIColor { Plain.orange }
  /// Red and blue 0.5, green 0.
  public class var purple: UIColor { Plain.purple }
  /// Red 0.6, green 0.4, blue 0.2.
  public class var brown: UIColor { Plain.brown }
  /// Black with an alpha of 0.
  public class var clear: UIColor { Plain.clear }
}
