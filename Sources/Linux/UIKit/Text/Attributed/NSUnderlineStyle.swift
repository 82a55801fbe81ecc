/// How a line below or through letters looks: one of `single`, `thick` and `double`, and a pattern, if it is not solid.
///
/// Apple's `byWord` is missing: lines go below spaces, too.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// What is put into an attributed string.
  public var rawValue: Int

  /// A style from an attributed string.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)

  /// How many lines there are, and how thick in units of the font's.
  var lines: (count: CGFloat, thickness: CGFloat) {
    if rawValue & 0x0F == 0x09 { return (2, 1) }
    return rawValue & 0x0F == 0 ? (0, 1) : (1, rawValue & 0x02 != 0 ? 2 : 1)
  }

  /// Line and gap in turn, in thicknesses; empty where the line is solid. (Guesses.)
  var dashes: [CGFloat] {
    switch rawValue & 0x0700 {
    case 0x0100: [1, 1]
    case 0x0200: [4, 2]
    case 0x0300: [4, 2, 1, 2]
    case 0x0400: [4, 2, 1, 2, 1, 2]
    default: []
    }
  }
}
