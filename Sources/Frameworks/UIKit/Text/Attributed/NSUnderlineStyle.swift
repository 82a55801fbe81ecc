/// The look of a line below or through letters: one of `single`, `thick` and `double`, and a pattern if it is not
/// solid.
///
/// Apple's `byWord` is missing: spaces are underlined, too.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The value for an attributed string.
  public var rawValue: Int

  /// A style from the value in an attributed string.
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
  /// Alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash alternating with two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)

  /// The number of lines, and their thickness as a multiple of the font's.
  var lines: (count: CGFloat, thickness: CGFloat) {
    if rawValue & 0x0F == 0x09 { return (2, 1) }
    return rawValue & 0x0F == 0 ? (0, 1) : (1, rawValue & 0x02 != 0 ? 2 : 1)
  }

  /// The alternating lengths of dashes and gaps, as multiples of the thickness; empty if the line is solid.
  /// (Guesses: text-35.)
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
