public import Foundation

/// The attributes that are drawn. Apple's others have no name here; under their raw values they are kept in a string and
/// change nothing.
extension NSAttributedString.Key {
  /// A `UIFont`. Without it text is drawn in the system's font of 12 points (header), in a label in the label's.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`. That of a paragraph's first letter holds for the whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`, which is resolved when it is drawn. Without it text is black (header), in a label in the label's colour.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the letters, as high as their line. Nothing without it.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: space after each letter, in points, the last one with it. Less than 0 brings letters together.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The `rawValue` of an `NSUnderlineStyle`: a line below the letters.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor` for the line below the letters. Without it the line has their colour.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The `rawValue` of an `NSUnderlineStyle`: a line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor` for the line through the letters. Without it the line has their colour.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number: how far letters are above the base line, in points. Lines grow by it.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A number in hundredths of the font's size: the width of the letters' outline. Above 0 they are not filled, below 0
  /// they are.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A `UIColor` for the outline. Without it the outline has the letters' colour.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
}
