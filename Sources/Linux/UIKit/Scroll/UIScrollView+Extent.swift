import QuartzCore

/// Where the content may be.
extension UIScrollView {
  /// The offsets at which content rests.
  func range(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
    let (before, after) = axis.of(adjustedContentInset)
    return -before...max(-before, axis.of(contentSize) + after - axis.of(bounds.size))
  }

  func resting(_ offset: CGPoint) -> CGPoint {
    CGPoint { axis in
      let range = range(axis)
      return min(max(axis.of(offset), range.lowerBound), range.upperBound)
    }
  }

  /// Whether a finger moves content along the axis.
  func moves(_ axis: ScrollAxis) -> Bool {
    let range = range(axis)
    return range.upperBound > range.lowerBound || bounces && alwaysBounces(axis)
  }

  private func alwaysBounces(_ axis: ScrollAxis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  // MARK: Changes

  /// Makes a change of frame or bounds, and tells what follows from it.
  func changeBounds(_ change: () -> Void) {
    let old = bounds
    change()
    let offset = bounds.origin
    if bounds.size != old.size { extentDidChange() }
    guard offset != old.origin else { return }
    // What the delegate does is not the scroll view's own doing any more.
    if isMovingItself { isMovingItself = false } else { rebase(by: offset - old.origin) }
    setNeedsLayout()
  }

  /// Moves the content, and tells the delegate.
  func place(contentAt offset: CGPoint) {
    let old = contentOffset
    bounds = CGRect(origin: offset, size: bounds.size)
    guard contentOffset != old else { return }
    delegate?.scrollViewDidScroll(self)
    contentDidMove()
  }

  /// Content or view have another size.
  func extentDidChange() {
    updateAdjustedInset()
    refit()
    keepInRange()
  }

  func updateAdjustedInset() {
    let old = knownAdjustedInset
    let new = adjustedInset
    guard new != old else { return }
    knownAdjustedInset = new
    refit()
    keepInRange(after: old)
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private var adjustedInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var result = contentInset
    if adjusts(.vertical) {
      result.top += safe.top
      result.bottom += safe.bottom
    }
    if adjusts(.horizontal) {
      result.left += safe.left
      result.right += safe.right
    }
    return result
  }

  /// As the header has it: content that is larger than the view, without its insets, or that always bounces.
  private func adjusts(_ axis: ScrollAxis) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .scrollableAxes: scrolls(axis)
    case .automatic: scrolls(axis) || axis == .vertical && isAdjustedForNavigation
    }
  }

  private func scrolls(_ axis: ScrollAxis) -> Bool {
    axis.of(contentSize) > axis.of(bounds.size) || alwaysBounces(axis)
  }

  private var isAdjustedForNavigation: Bool {
    guard let owner = viewController ?? superview?.viewController, owner.adjustableScrollView === self else {
      return false
    }
    // Those deeper in are not the navigation controller's to adjust (a guess).
    return owner.automaticallyAdjustsScrollViewInsets && owner.parent is UINavigationController
  }

  /// Content at rest that lies beyond its ends is brought back at once, and content that lay at its beginning stays
  /// there. Where the upper inset gets smaller content moves along with it, wherever it is (measured; that it ends with
  /// its range, and that content which is held or moves is left alone, are guesses).
  private func keepInRange(after old: UIEdgeInsets? = nil) {
    guard drag == nil, motion == nil, !isTracking, !restsWhereItIs else { return }
    var offset = contentOffset
    if let old {
      if offset.x == -old.left { offset.x = range(.horizontal).lowerBound }
      if offset.y == -old.top {
        offset.y = range(.vertical).lowerBound
      } else {
        offset.y += max(0, old.top - adjustedContentInset.top)
      }
    }
    contentOffset = resting(offset)
  }
}
