extension UIView {
  /// Views that are hidden, transparent (alpha below 0.01), do not hear touches or do not contain the point take none,
  /// nor do their subviews, also where these are shown outside of the bounds (documented).
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, Float(alpha) >= 0.01, !ViewAnimation.blocksTouches(self),
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.pointForHitTest(point, from: self), with: event) { return hit }
    }
    return self
  }
}
