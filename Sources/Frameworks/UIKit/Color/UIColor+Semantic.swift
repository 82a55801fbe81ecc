import CoreGraphics

/// Colors by purpose, light and dark. Neither increased contrast nor an elevated level (as in a sheet) changes them
/// here. Many developers have read the values from iOS's own colors. Apple documents only the names and purposes.
private enum Semantic {
  static let label = UIColor.system("label", (0, 0, 0), (255, 255, 255))
  static let secondaryLabel = UIColor.system("secondaryLabel", (60, 60, 67), (235, 235, 245), alpha: (0.6, 0.6))
  static let tertiaryLabel = UIColor.system("tertiaryLabel", (60, 60, 67), (235, 235, 245), alpha: (0.3, 0.3))
  static let quaternaryLabel = UIColor.system("quaternaryLabel", (60, 60, 67), (235, 235, 245), alpha: (0.18, 0.16))
  static let placeholderText = UIColor.system("placeholderText", (60, 60, 67), (235, 235, 245), alpha: (0.3, 0.3))
  static let link = UIColor.system("link", (0, 122, 255), (9, 132, 255))
  static let separator = UIColor.system("separator", (60, 60, 67), (84, 84, 88), alpha: (0.29, 0.6))
  static let opaqueSeparator = UIColor.system("opaqueSeparator", (198, 198, 200), (56, 56, 58))
  static let systemBackground = UIColor.system("systemBackground", (255, 255, 255), (0, 0, 0))
  static let secondarySystemBackground = UIColor.system("secondarySystemBackground", (242, 242, 247), (28, 28, 30))
  static let tertiarySystemBackground = UIColor.system("tertiarySystemBackground", (255, 255, 255), (44, 44, 46))
  static let systemGroupedBackground = UIColor.system("systemGroupedBackground", (242, 242, 247), (0, 0, 0))
  static let secondarySystemGroupedBackground = UIColor.system(
    "secondarySystemGroupedBackground", (255, 255, 255), (28, 28, 30))
  static let tertiarySystemGroupedBackground = UIColor.system(
    "tertiarySystemGroupedBackground", (242, 242, 247), (44, 44, 46))
  static let systemFill = UIColor.system("systemFill", (120, 120, 128), (120, 120, 128), alpha: (0.2, 0.36))
  static let secondarySystemFill = UIColor.system(
    "secondarySystemFill", (120, 120, 128), (120, 120, 128), alpha: (0.16, 0.32))
  static let tertiarySystemFill = UIColor.system(
    "tertiarySystemFill", (118, 118, 128), (118, 118, 128), alpha: (0.12, 0.24))
  static let quaternarySystemFill = UIColor.system(
    "quaternarySystemFill", (116, 116, 128), (118, 118, 128), alpha: (0.08, 0.18))
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let darkText = UIColor(white: 0, alpha: 1)
}

extension UIColor {
  /// Primary text: black, or white in dark mode.
  public class var label: UIColor { Semantic.label }
  /// Text that is less important than a label.
  public class var secondaryLabel: UIColor { Semantic.secondaryLabel }
  /// Text that is less important than a secondary label.
  public class var tertiaryLabel: UIColor { Semantic.tertiaryLabel }
  /// The least important text.
  public class var quaternaryLabel: UIColor { Semantic.quaternaryLabel }
  /// Placeholder text.
  public class var placeholderText: UIColor { Semantic.placeholderText }
  /// The text of a link.
  public class var link: UIColor { Semantic.link }
  /// A thin line through which the content below is visible.
  public class var separator: UIColor { Semantic.separator }
  /// A thin line that hides the content below.
  public class var opaqueSeparator: UIColor { Semantic.opaqueSeparator }
  /// The background of a view: white, or black in dark mode.
  public class var systemBackground: UIColor { Semantic.systemBackground }
  /// The background of content on the main background.
  public class var secondarySystemBackground: UIColor { Semantic.secondarySystemBackground }
  /// The background of content on the secondary background.
  public class var tertiarySystemBackground: UIColor { Semantic.tertiarySystemBackground }
  /// The background of a view with groups.
  public class var systemGroupedBackground: UIColor { Semantic.systemGroupedBackground }
  /// The background of a group.
  public class var secondarySystemGroupedBackground: UIColor { Semantic.secondarySystemGroupedBackground }
  /// The background of content in a group.
  public class var tertiarySystemGroupedBackground: UIColor { Semantic.tertiarySystemGroupedBackground }
  /// A fill over a background, for thin and small shapes.
  public class var systemFill: UIColor { Semantic.systemFill }
  /// A fill over a background, for medium-sized shapes.
  public class var secondarySystemFill: UIColor { Semantic.secondarySystemFill }
  /// A fill over a background, for large shapes.
  public class var tertiarySystemFill: UIColor { Semantic.tertiarySystemFill }
  /// A fill over a background, for large areas with content.
  public class var quaternarySystemFill: UIColor { Semantic.quaternarySystemFill }
  /// Text on a dark background, in every appearance: white with an alpha of 0.6.
  public class var lightText: UIColor { Semantic.lightText }
  /// Text on a light background, in every appearance: black.
  public class var darkText: UIColor { Semantic.darkText }
}
