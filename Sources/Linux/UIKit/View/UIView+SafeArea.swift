extension UIView {
  /// Brings the safe area of this view and of those in it up to date. What the superview's insets cover of this view
  /// is the part of them that the view's frame reaches into (documented); a view controller adds its own.
  func updateSafeArea() {
    let new = currentSafeAreaInsets
    // Where nothing is covered above and nothing was here, nothing can change below either, but for a controller's
    // additional insets, which call this on their own view.
    let inherits = superview.map { $0.knownSafeAreaInsets != .zero } ?? false
    guard new != knownSafeAreaInsets || new != .zero || inherits else { return }
    let changed = new != knownSafeAreaInsets
    knownSafeAreaInsets = new
    if changed {
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
    }
    for view in subviews { view.updateSafeArea() }
  }

  private var currentSafeAreaInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let window = self as? UIWindow {
      insets = window.screenSafeAreaInsets
    } else if let superview, window != nil {
      let outer = superview.bounds.inset(by: superview.safeAreaInsets)
      let frame = self.frame
      insets.top = max(0, min(outer.minY - frame.minY, superview.safeAreaInsets.top))
      insets.left = max(0, min(outer.minX - frame.minX, superview.safeAreaInsets.left))
      insets.bottom = max(0, min(frame.maxY - outer.maxY, superview.safeAreaInsets.bottom))
      insets.right = max(0, min(frame.maxX - outer.maxX, superview.safeAreaInsets.right))
    }
    if let more = viewController?.additionalSafeAreaInsets {
      insets.top += more.top
      insets.left += more.left
      insets.bottom += more.bottom
      insets.right += more.right
    }
    return insets
  }
}
