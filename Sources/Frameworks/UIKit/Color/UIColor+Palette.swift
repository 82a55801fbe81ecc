import CoreGraphics

/// The system's palette: light, dark, and each of them with increased contrast. The values are those of Apple's Human
/// Interface Guidelines.
private enum Palette {
  static let red = UIColor.system("systemRed", (255, 59, 48), (255, 69, 58), (215, 0, 21), (255, 105, 97))
  static let green = UIColor.system("systemGreen", (52, 199, 89), (48, 209, 88), (36, 138, 61), (48, 219, 91))
  static let blue = UIColor.system("systemBlue", (0, 122, 255), (10, 132, 255), (0, 64, 221), (64, 156, 255))
  static let orange = UIColor.system("systemOrange", (255, 149, 0), (255, 159, 10), (201, 52, 0), (255, 179, 64))
  static let yellow = UIColor.system("systemYellow", (255, 204, 0), (255, 214, 10), (178, 80, 0), (255, 212, 38))
  static let pink = UIColor.system("systemPink", (255, 45, 85), (255, 55, 95), (211, 15, 69), (255, 100, 130))
  static let purple = UIColor.system("systemPurple", (175, 82, 222), (191, 90, 242), (137, 68, 171), (218, 143, 255))
  static let teal = UIColor.system("systemTeal", (48, 176, 199), (64, 200, 224), (0, 130, 153), (93, 230, 255))
  static let indigo = UIColor.system("systemIndigo", (88, 86, 214), (94, 92, 230), (54, 52, 163), (125, 122, 255))
  static let brown = UIColor.system("systemBrown", (162, 132, 94), (172, 142, 104), (127, 101, 69), (181, 148, 105))
  static let mint = UIColor.system("systemMint", (0, 199, 190), (99, 230, 226), (12, 129, 123), (102, 212, 207))
  static let cyan = UIColor.system("systemCyan", (50, 173, 230), (100, 210, 255), (0, 113, 164), (112, 215, 255))
  static let gray = UIColor.system("systemGray", (142, 142, 147), (142, 142, 147), (108, 108, 112), (174, 174, 178))
  static let gray2 = UIColor.system("systemGray2", (174, 174, 178), (99, 99, 102), (142, 142, 147), (124, 124, 128))
  static let gray3 = UIColor.system("systemGray3", (199, 199, 204), (72, 72, 74), (174, 174, 178), (84, 84, 86))
  static let gray4 = UIColor.system("systemGray4", (209, 209, 214), (58, 58, 60), (188, 188, 192), (68, 68, 70))
  static let gray5 = UIColor.system("systemGray5", (229, 229, 234), (44, 44, 46), (216, 216, 220), (54, 54, 56))
  static let gray6 = UIColor.system("systemGray6", (242, 242, 247), (28, 28, 30), (235, 235, 240), (36, 36, 38))
}

extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { Palette.red }
  /// The system's green.
  public class var systemGreen: UIColor { Palette.green }
  /// The system's blue. (A guess: draw-16b.)
  public class var systemBlue: UIColor { Palette.blue }
  /// The system's orange.
  public class var systemOrange: UIColor { Palette.orange }
  /// The system's yellow.
  public class var systemYellow: UIColor { Palette.yellow }
  /// The system's pink.
  public class var systemPink: UIColor { Palette.pink }
  /// The system's purple.
  public class var systemPurple: UIColor { Palette.purple }
  /// The system's teal.
  public class var systemTeal: UIColor { Palette.teal }
  /// The system's indigo.
  public class var systemIndigo: UIColor { Palette.indigo }
  /// The system's brown.
  public class var systemBrown: UIColor { Palette.brown }
  /// The system's mint.
  public class var systemMint: UIColor { Palette.mint }
  /// The system's cyan.
  public class var systemCyan: UIColor { Palette.cyan }
  /// The system's gray.
  public class var systemGray: UIColor { Palette.gray }
  /// The system's gray 2.
  public class var systemGray2: UIColor { Palette.gray2 }
  /// The system's gray 3.
  public class var systemGray3: UIColor { Palette.gray3 }
  /// The system's gray 4.
  public class var systemGray4: UIColor { Palette.gray4 }
  /// The system's gray 5.
  public class var systemGray5: UIColor { Palette.gray5 }
  /// The system's gray 6.
  public class var systemGray6: UIColor { Palette.gray6 }
}
