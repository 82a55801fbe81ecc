import CoreGraphics

/// Taps on the status bar.
extension UIWindow {
  /// Called after a touch was lifted. If it was a tap on the status bar, a scroll view scrolls to its top. As before, the
  /// views below the status bar have received the touch, too (a guess: scroll-44).
  func scrollToTop(after touch: UITouch) {
    guard touch.tapCount > 0, touch.location.y < screenSafeAreaInsets.top else { return }
    guard let bar = windowScene?.statusBarManager?.statusBarFrame else { return }
    guard bar.contains(touch.location), bar.contains(touch.beginning) else { return }
    scrollView(below: touch.location)?.scrollToTop()
  }

  /// The scroll view that a tap on the status bar scrolls: on a pad, the highest one below the finger; otherwise the only
  /// one on the screen (header). The windows above and below this one do not count (a guess: scroll-45).
  private func scrollView(below point: CGPoint) -> UIScrollView? {
    var found: [(view: UIScrollView, frame: CGRect)] = []
    collectScrollViews(in: self, &found)
    guard traitCollection.userInterfaceIdiom == .pad else { return found.count == 1 ? found[0].view : nil }
    // Of two at the same height, the front one, which comes later.
    let below = found.filter { $0.frame.minX <= point.x && point.x < $0.frame.maxX }.reversed()
    return below.min { $0.frame.minY < $1.frame.minY }?.view
  }

  private func collectScrollViews(in view: UIView, _ found: inout [(view: UIScrollView, frame: CGRect)]) {
    guard !view.isHidden || view === self, view.alpha > 0.01 else { return }
    if let scroll = view as? UIScrollView, scroll.scrollsToTop {
      let frame = scroll.convert(scroll.bounds, to: self)
      let shown = frame.overlap(with: bounds)
      if shown.width > 0, shown.height > 0 { found.append((scroll, frame)) }
    }
    for subview in view.subviews { collectScrollViews(in: subview, &found) }
  }
}

extension UIScrollView {
  /// Scrolls to the top with the animation of `setContentOffset(_:animated:)` (a guess: scroll-46), unless the content
  /// is there, a finger holds it, or the delegate refuses.
  fileprivate func scrollToTop() {
    let top = CGPoint(x: contentOffset.x, y: range(.vertical).lowerBound)
    guard contentOffset.y > top.y, drag == nil, delegate?.scrollViewShouldScrollToTop(self) != false else { return }
    interventions += 1
    stopMotion()
    guard UIView.areAnimationsEnabled else {
      contentOffset = top
      delegate?.scrollViewDidScrollToTop(self)
      return
    }
    boundsWillChange(to: CGRect(origin: top, size: bounds.size))
    start(.animation(from: contentOffset, to: top), goesToTop: true)
  }
}
