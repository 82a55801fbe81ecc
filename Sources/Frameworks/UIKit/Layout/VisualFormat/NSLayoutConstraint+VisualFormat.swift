extension NSLayoutConstraint {
  /// Returns the constraints that a format such as `H:|-[first(>=50)]-10-[second]-|` describes, in the order of the
  /// format, followed by those of the options. They are inactive.
  ///
  /// `metrics` maps names in the format to numbers, `views` to views and layout guides. A hyphen alone is 8 points
  /// between two views, and the layout margin at the superview's edge (documented). A format that cannot be parsed, or
  /// that uses unknown names, is a fatal error, with UIKit's message if it is known from reports.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
    let line = parser.line()
    return VisualFormatLayout(line: line, options: opts, parser: parser).constraints()
  }

  /// Options that align a visual format's views, and set the format's direction. Raw values are those of the header.
  public struct FormatOptions: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns left edges.
    public static var alignAllLeft: FormatOptions { .edge(.left) }
    /// Aligns right edges.
    public static var alignAllRight: FormatOptions { .edge(.right) }
    /// Aligns top edges.
    public static var alignAllTop: FormatOptions { .edge(.top) }
    /// Aligns bottom edges.
    public static var alignAllBottom: FormatOptions { .edge(.bottom) }
    /// Aligns leading edges.
    public static var alignAllLeading: FormatOptions { .edge(.leading) }
    /// Aligns trailing edges.
    public static var alignAllTrailing: FormatOptions { .edge(.trailing) }
    /// Aligns horizontal centers.
    public static var alignAllCenterX: FormatOptions { .edge(.centerX) }
    /// Aligns vertical centers.
    public static var alignAllCenterY: FormatOptions { .edge(.centerY) }
    /// Aligns last baselines.
    public static var alignAllLastBaseline: FormatOptions { .edge(.lastBaseline) }
    /// Aligns first baselines.
    public static var alignAllFirstBaseline: FormatOptions { .edge(.firstBaseline) }
    /// The bits of the alignments.
    public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }

    /// The format runs in the direction of text. This is the default.
    public static var directionLeadingToTrailing: FormatOptions { [] }
    /// The format runs from left to right.
    public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
    /// The format runs from right to left.
    public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
    /// The bits of the direction.
    public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }

    private static func edge(_ attribute: Attribute) -> FormatOptions {
      FormatOptions(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// The attributes to align.
    var alignments: [Attribute] {
      (1...12).compactMap { rawValue & 1 << UInt($0) == 0 ? nil : Attribute(rawValue: $0) }
    }
  }
}
