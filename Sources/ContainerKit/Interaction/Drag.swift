import UIKit

/// A finger that drags the pages.
///
///     place, in points, positive to the right
///            the next page's way        |        the previous page's way
///     −travel ◀──────────────────────── 0 ────────────────────────▶ +travel
///
/// 0 is where the outgoing page rests. Right to left the two ways are exchanged.
struct Drag {
  /// The place where the pages were when the finger took hold of them.
  var base: CGFloat
  /// The progress up to which there is nothing to resist: 1, or where a spring was beyond it when it was taken hold of.
  var limit: CGFloat = 1
  /// What the delegate answered about pages in this drag.
  var answers: [ChildID: Bool] = [:]
}
