public import Foundation

/// Tells what measuring or drawing a text came to.
///
/// Apple's `minimumScaleFactor` and `actualScaleFactor` are missing: text is never made smaller.
open class NSStringDrawingContext: NSObject {
  /// Where the text was that was measured or drawn last, in the coordinates of its rectangle; empty at first.
  public internal(set) final var totalBounds = CGRect.zero
}
