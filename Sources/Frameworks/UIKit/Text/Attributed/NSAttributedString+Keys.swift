public import Foundation

/// The attributes that are drawn. Apple's others have no constants here. Under their raw values they are stored in a
/// string, but have no effect.
extension NSAttributedString.Key {
  /// A `UIFont`. The default is the 12-point system font (header), and in a label the label's font.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`. The style of a paragraph's first letter applies to the whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`, which is resolved when it is drawn. The default is black (header), and in a label the label's color.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the letters, as high as their line. The default is none.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: the space after each letter, including the last one, in points. A negative one moves letters closer.
  /// (A guess: text-11c.)
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The `rawValue` of an `NSUnderlineStyle`: a line below the letters.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor` for the line below the letters. The default is their color.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The `rawValue` of an `NSUnderlineStyle`: a line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor` for the line through the letters. The default is their color.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number: the offset of the letters above the baseline, in points. It makes lines taller.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A number: the width of the letters' outline, as a percentage of the font's size. If positive, the letters are not
  /// filled; if negative, they are.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A `UIColor` for the outline. The default is the letters' color.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
}
