import CoreGraphics

extension UIColor {
  /// A colour of the system in the light appearance, its components from 0 to 255.
  static func system(
    _ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(
      storage: .rgb(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha), systemName: "\(name)Color")
  }
}

/// The system's palette in the light appearance, which is the only one here. The values are those of Apple's Human
/// Interface Guidelines.
private enum Palette {
  static let red = UIColor.system("systemRed", 255, 59, 48)
  static let green = UIColor.system("systemGreen", 52, 199, 89)
  static let blue = UIColor.system("systemBlue", 0, 122, 255)
  static let orange = UIColor.system("systemOrange", 255, 149, 0)
  static let yellow = UIColor.system("systemYellow", 255, 204, 0)
  static let pink = UIColor.system("systemPink", 255, 45, 85)
  static let purple = UIColor.system("systemPurple", 175, 82, 222)
  static let teal = UIColor.system("systemTeal", 48, 176, 199)
  static let indigo = UIColor.system("systemIndigo", 88, 86, 214)
  static let brown = UIColor.system("systemBrown", 162, 132, 94)
  static let mint = UIColor.system("systemMint", 0, 199, 190)
  static let cyan = UIColor.system("systemCyan", 50, 173, 230)
  static let gray = UIColor.system("systemGray", 142, 142, 147)
  static let gray2 = UIColor.system("systemGray2", 174, 174, 178)
  static let gray3 = UIColor.system("systemGray3", 199, 199, 204)
  static let gray4 = UIColor.system("systemGray4", 209, 209, 214)
  static let gray5 = UIColor.system("systemGray5", 229, 229, 234)
  static let gray6 = UIColor.system("systemGray6", 242, 242, 247)
}

extension UIColor {
  /// The system's red: 255, 59, 48.
  public class var systemRed: UIColor { Palette.red }
  /// The system's green: 52, 199, 89.
  public class var systemGreen: UIColor { Palette.green }
  /// The system's blue: 0, 122, 255.
  public class var systemBlue: UIColor { Palette.blue }
  /// The system's orange: 255, 149, 0.
  public class var systemOrange: UIColor { Palette.orange }
  /// The system's yellow: 255, 204, 0.
  public class var systemYellow: UIColor { Palette.yellow }
  /// The system's pink: 255, 45, 85.
  public class var systemPink: UIColor { Palette.pink }
  /// The system's purple: 175, 82, 222.
  public class var systemPurple: UIColor { Palette.purple }
  /// The system's teal: 48, 176, 199.
  public class var systemTeal: UIColor { Palette.teal }
  /// The system's indigo: 88, 86, 214.
  public class var systemIndigo: UIColor { Palette.indigo }
  /// The system's brown: 162, 132, 94.
  public class var systemBrown: UIColor { Palette.brown }
  /// The system's mint: 0, 199, 190.
  public class var systemMint: UIColor { Palette.mint }
  /// The system's cyan: 50, 173, 230.
  public class var systemCyan: UIColor { Palette.cyan }
  /// The system's grey: 142, 142, 147.
  public class var systemGray: UIColor { Palette.gray }
  /// The system's grey 2: 174, 174, 178.
  public class var systemGray2: UIColor { Palette.gray2 }
  /// The system's grey 3: 199, 199, 204.
  public class var systemGray3: UIColor { Palette.gray3 }
  /// The system's grey 4: 209, 209, 214.
  public class var systemGray4: UIColor { Palette.gray4 }
  /// The system's grey 5: 229, 229, 234.
  public class var systemGray5: UIColor { Palette.gray5 }
  /// The system's grey 6: 242, 242, 247.
  public class var systemGray6: UIColor { Palette.gray6 }
}
