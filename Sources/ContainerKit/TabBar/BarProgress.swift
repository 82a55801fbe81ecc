import UIKit

/// The state of a container that its bar follows: the selected page and, during a transition, the progress to another.
struct BarProgress {
  /// The index of the selected page; nil if there is none.
  var selected: Int?
  /// The index of the page to which a transition leads; nil at rest, and if that page has been removed.
  var towards: Int?
  /// The progress of the transition, from 0 to 1; nil at rest.
  var progress: CGFloat?
  /// `true` if the bar is hidden at progress 0 and at rest, by the selected page.
  var isHiddenAtStart = false
  /// `true` if the bar is hidden at progress 1, by the incoming page. Ignored at rest.
  var isHiddenAtEnd = false

  /// The fraction of its height by which the pages move the bar beyond its edge, from 0 (in place) to 1 (out of view).
  var hiddenFraction: CGFloat {
    let start: CGFloat = isHiddenAtStart ? 1 : 0
    guard let progress, isHiddenAtStart != isHiddenAtEnd else { return start }
    return start + (isHiddenAtEnd ? progress : -progress)
  }

  var shown: ButtonTabBar.Shown {
    ButtonTabBar.Shown(selected: selected, towards: towards, progress: towards == nil ? 0 : progress ?? 0)
  }
}
