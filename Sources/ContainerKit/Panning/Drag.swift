import UIKit

/// A finger's drag of the pages.
///
///     position, in points, positive to the right
///            towards the next page      |       towards the previous page
///     −travel ◀──────────────────────── 0 ────────────────────────▶ +travel
///
/// The outgoing page rests at 0. In a right-to-left layout the two sides are swapped.
struct Drag {
  /// The position of the pages when the drag started.
  var start: CGFloat
  /// The progress up to which there is no resistance: 1, or the progress of a spring that was grabbed beyond 1.
  var limit: CGFloat = 1
  /// The delegate's answers about pages in this drag.
  var answers: [ChildID: Bool] = [:]
}
