import QuartzCore

/// The place of a refresh control above the content.
extension UIScrollView {
  /// Adds the control's place to the upper inset, or removes it, without a scroll. A finger
  /// that holds the content moves it on from there (a guess: scroll-34).
  func refreshInsetDidChange(from old: CGFloat) {
    let before = unresisted(contentOffset)
    keepsOffset = true
    if contentInsetAdjustmentBehavior == .never {
      contentInset.top += refreshInset - old
    } else {
      updateAdjustedInset()
    }
    keepsOffset = false
    if let start = drag?.start { drag?.start = start + (unresisted(contentOffset) - before) }
  }

  /// Returns content that nothing moves from beyond its start.
  func returnFromRefreshing() {
    let start = range(.vertical).lowerBound
    guard drag == nil, !isTracking, motion?.isDeceleration != true, contentOffset.y < start else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: start), animated: true)
  }
}
