public import Foundation

/// The area for a text view's lines.
///
/// The area is a rectangle. Apple's `exclusionPaths`, `heightTracksTextView`, coding and the members for layout
/// managers are missing.
open class NSTextContainer: NSObject {
  /// Called after a property was set. The text view sets this closure.
  nonisolated(unsafe) var didChange: () -> Void = {}

  /// Creates a container of a size; see `size`.
  public init(size: CGSize) { self.size = size }

  /// The maximum size of all lines with the padding, in points. 0 or less sets no limit. If the height is too small for
  /// all lines, some are left out, but not the first. If `widthTracksTextView` is true, the text view's width is used.
  open var size: CGSize { didSet { if size != oldValue { didChange() } } }
  /// The space at both ends of each line, in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The maximum number of lines. The default is 0, for no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// The mode of the last line if text is left out. The default, `byWordWrapping`, uses the paragraph's mode.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  /// A Boolean value that determines whether the width follows the text view's. The default is false, but true for a
  /// container that a text view creates. (A guess: text-19.)
  open var widthTracksTextView = false { didSet { didChange() } }
}
