extension UIView {
  /// Returns the frontmost view at a point. A view that is hidden, transparent (alpha below 0.01) or not interactive,
  /// or does not contain the point, receives no touches. Nor do its subviews, even if they are visible outside its
  /// bounds (documented).
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
