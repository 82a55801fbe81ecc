extension NSLayoutConstraint {
  /// The constraints that a line such as `H:|-[first(>=50)]-10-[second]-|` draws, in the order in which it names them, and
  /// after them those of the options. None of them is active.
  ///
  /// `metrics` has numbers by the names that stand for them in the line, `views` views and layout guides. A hyphen alone
  /// is 8 points between two views, and the layout margin at the superview's edge (documented). A line that cannot be
  /// read, or names what is not there, stops the program with UIKit's words where they are known from reports.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
    let line = parser.line()
    return VisualFormatLayout(line: line, options: opts, parser: parser).constraints()
  }

  /// How a visual format's views are aligned besides, and which way its line runs. Raw values are those of the header.
  public struct FormatOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges in line.
    public static var alignAllLeft: FormatOptions { .edge(.left) }
    /// Right edges in line.
    public static var alignAllRight: FormatOptions { .edge(.right) }
    /// Upper edges in line.
    public static var alignAllTop: FormatOptions { .edge(.top) }
    /// Lower edges in line.
    public static var alignAllBottom: FormatOptions { .edge(.bottom) }
    /// The edges where lines of text begin in line.
    public static var alignAllLeading: FormatOptions { .edge(.leading) }
    /// The edges where lines of text end in line.
    public static var alignAllTrailing: FormatOptions { .edge(.trailing) }
    /// Middles above one another.
    public static var alignAllCenterX: FormatOptions { .edge(.centerX) }
    /// Middles side by side.
    public static var alignAllCenterY: FormatOptions { .edge(.centerY) }
    /// Last baselines in line.
    public static var alignAllLastBaseline: FormatOptions { .edge(.lastBaseline) }
    /// First baselines in line.
    public static var alignAllFirstBaseline: FormatOptions { .edge(.firstBaseline) }
    /// The bits of the alignments.
    public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }

    /// The line runs as text does; so it is at first.
    public static var directionLeadingToTrailing: FormatOptions { [] }
    /// The line runs from left to right.
    public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
    /// The line runs from right to left.
    public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
    /// The bits of the direction.
    public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }

    private static func edge(_ attribute: Attribute) -> FormatOptions {
      FormatOptions(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// The attributes that the views shall share.
    var alignments: [Attribute] {
      (1...12).compactMap { rawValue & 1 << UInt($0) == 0 ? nil : Attribute(rawValue: $0) }
    }
  }
}
