public import Foundation

/// The result of measuring or drawing a text.
///
/// Apple's `minimumScaleFactor` and `actualScaleFactor` are missing, because text is never scaled down.
open class NSStringDrawingContext: NSObject {
  /// The bounds of the text that was last measured or drawn, in the coordinates of its rectangle; empty by default.
  public internal(set) final var totalBounds = CGRect.zero
}
