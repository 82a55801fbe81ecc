import QuartzCore

/// The range of the content's offset.
extension UIScrollView {
  /// Returns the offsets at which content can rest along an axis.
  func range(_ axis: ScrollAxis) -> ClosedRange<CGFloat> { range(axis, contentSize: contentSize) }

  private func range(_ axis: ScrollAxis, contentSize: CGSize) -> ClosedRange<CGFloat> {
    let (before, after) = axis.of(adjustedContentInset)
    return -before...max(-before, axis.of(contentSize) + after - axis.of(bounds.size))
  }

  func resting(_ offset: CGPoint) -> CGPoint { resting(offset, contentSize: contentSize) }

  /// Returns the offset that is closest to another one, at which content of a size can rest.
  func resting(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
    CGPoint { axis in
      let range = range(axis, contentSize: contentSize)
      return min(max(axis.of(offset), range.lowerBound), range.upperBound)
    }
  }

  /// Returns true if a finger can move content along the axis.
  func moves(_ axis: ScrollAxis) -> Bool {
    let range = range(axis)
    return range.upperBound > range.lowerBound || bounces && alwaysBounces(axis)
  }

  private func alwaysBounces(_ axis: ScrollAxis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  // MARK: Changes

  /// Performs a change of frame or bounds, and handles its consequences.
  func changeBounds(_ change: () -> Void) {
    let old = bounds
    change()
    let offset = bounds.origin
    if bounds.size != old.size {
      extentDidChange()
      contentFollower?.follow()
    }
    guard offset != old.origin else { return }
    // Changes that the delegate makes from here on are not the scroll view's own.
    if isMovingItself { isMovingItself = false } else { rebase(by: offset - old.origin) }
    contentFollower?.follow()
    setNeedsLayout()
    notifyObservers()
  }

  func resizeContent(to size: CGSize) {
    guard size != knownContentSize else { return }
    knownContentSize = size
    if let read = autoLayout?.read.contentSize, read != size { LayoutPass.need(self, .geometry) }
    extentDidChange()
    notifyObservers()
  }

  func setContentInset(_ inset: UIEdgeInsets) {
    guard inset != ownContentInset else { return }
    ownContentInset = inset
    updateAdjustedInset()
  }

  func notifyObservers() {
    for notify in scrollObservers.values { notify() }
  }

  /// Moves the content, and notifies the delegate.
  func place(contentAt offset: CGPoint) {
    let old = contentOffset
    bounds = CGRect(origin: offset, size: bounds.size)
    guard contentOffset != old else { return }
    let wasNotifying = isNotifyingOfOffset
    isNotifyingOfOffset = true
    delegate?.scrollViewDidScroll(self)
    isNotifyingOfOffset = wasNotifying
    contentDidMove()
  }

  /// Called when the size of the content or of the view has changed.
  func extentDidChange() {
    updateAdjustedInset()
    refit()
    keepInRange()
  }

  func updateAdjustedInset() {
    // A view outside a window has no safe area. Lists keep their offsets when they leave a window and come back, also at
    // their lower end, so these insets do not change there.
    if window != nil, !isSafeAreaPending { adjustingSafeArea = safeAreaInsets }
    let new = adjustedInset
    let isChange = new != knownAdjustedInset
    if isChange {
      knownAdjustedInset = new
      refit()
    }
    // Outside a window, insets do not move content (tests of libraries). It follows them in the window (a
    // guess: scroll-22b).
    let old = placedInset
    if old != new, window != nil || keepsOffset {
      placedInset = new
      keepInRange(after: old)
      contentFollower?.follow()
    }
    guard isChange else { return }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private var adjustedInset: UIEdgeInsets {
    let safe = adjustingSafeArea
    var result = contentInset
    if contentInsetAdjustmentBehavior != .never { result.top += refreshInset }
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

  /// Per the header, content scrolls if it is larger than the view, without its insets, or always bounces.
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
    // Scroll views of deeper descendants are not adjusted for the navigation controller (a guess: nav-23b).
    return owner.automaticallyAdjustsScrollViewInsets && owner.parent?.adjustsScrollViewsOfChildren == true
  }

  /// Called when no finger touches the content any more. Content whose range has changed under a resting finger returns to
  /// it, as after a drag (a guess: scroll-29).
  func touchesDidLeave() {
    guard hasRangeToKeep else { return }
    hasRangeToKeep = false
    guard drag == nil, motion == nil, window != nil, resting(contentOffset) != contentOffset else { return }
    start(.deceleration(x: freeMotion(.horizontal, velocity: 0), y: freeMotion(.vertical, velocity: 0)))
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Returns content at rest to its range at once, and keeps content at its start there. If the upper inset shrinks,
  /// content at any offset moves along with it (measured). Guesses (scroll-21c, scroll-22, scroll-21d): that this ends
  /// with its range, that content that is held or moving is left alone, and that insets move nothing if the delegate
  /// sets them as it is notified of an offset (pagers set the offset there, and then insets at which it would be the
  /// start).
  private func keepInRange(after old: UIEdgeInsets? = nil) {
    guard drag == nil, motion == nil, !restsWhereItIs, !keepsOffset else { return }
    guard !isTracking else {
      hasRangeToKeep = true
      return
    }
    var offset = contentOffset
    if let old, !isNotifyingOfOffset {
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
