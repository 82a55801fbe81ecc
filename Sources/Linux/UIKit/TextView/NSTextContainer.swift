public import Foundation

/// The room for a text view's lines.
///
/// Of Apple's class what a rectangle is: `exclusionPaths`, `heightTracksTextView`, coding and what belongs to layout
/// managers are missing.
open class NSTextContainer: NSObject {
  /// Called after a property was set, by the text view.
  nonisolated(unsafe) var didChange: () -> Void = {}

  /// Room of a size; see `size`.
  public init(size: CGSize) { self.size = size }

  /// The greatest size of all lines together with the padding, in points; 0 or less is no limit. What is too low for all
  /// lines leaves some out, but not the first. The width is the text view's where `widthTracksTextView` says so.
  open var size: CGSize { didSet { if size != oldValue { didChange() } } }
  /// The space at both ends of each line, in points; 5 at first.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The greatest number of lines; 0, for no limit, at first.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// How the last line ends where text is left out; `byWordWrapping` at first, which leaves it to its paragraph.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  /// Whether the width follows the text view's. False at first; true of the one that a text view makes.
  open var widthTracksTextView = false { didSet { didChange() } }
}
