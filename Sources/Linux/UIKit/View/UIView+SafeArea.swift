extension UIView {
  /// Brings the safe area of this view and of those in it up to date. What the superview's insets cover of this view
  /// is the part of them that the view's frame reaches into (documented); a view controller adds its own.
  ///
  /// The frame is the model's: inside of an animation block the insets are those of the end at once (a guess).
  func updateSafeArea() {
    let inherited = inheritedSafeArea
    let covered = (self as? PageArea).map { inherited.adding($0.barInsets) } ?? inherited
    let new = viewController.map { covered.adding($0.additionalSafeAreaInsets) } ?? covered
    // Where nothing is covered above and nothing was here, nothing can change below either, but for a controller's
    // additional insets, which call this on their own view.
    let inherits = superview.map { $0.safeAreaInsets != .zero } ?? false
    guard new != knownSafeAreaInsets || new != .zero || inherits else { return }
    let changed = new != knownSafeAreaInsets
    let margins = changed ? effectiveMargins : .zero
    inheritedSafeAreaInsets = inherited
    knownSafeAreaInsets = new
    if changed {
      // Margins come before the safe area that is in them (recorded on iOS).
      if effectiveMargins != margins { marginsChanged() }
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
      noteInsetsForLayout()
    }
    for view in subviews { view.updateSafeArea() }
  }

  /// A view that is scaled or turned keeps what it had: since iOS 14 insets do not pass such a transform (measured:
  /// Apple's answer to a developer's report). A shifted view is where it is shifted to.
  private var inheritedSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.screenSafeAreaInsets }
    guard let superview, window != nil else { return .zero }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return .zero }
    guard layer.affineTransform().isTranslation else { return inheritedSafeAreaInsets }
    let safe = superview.bounds.inset(by: outer)
    // What slides in and out, a presented view or a page, has the insets of its place (a guess).
    let frame =
      viewController?.modal.shownBy?.restingFrame(of: self)
      ?? (superview as? PageArea)?.restingFrame(of: self) ?? self.frame
    return UIEdgeInsets(
      top: max(0, min(safe.minY - frame.minY, outer.top)), left: max(0, min(safe.minX - frame.minX, outer.left)),
      bottom: max(0, min(frame.maxY - safe.maxY, outer.bottom)),
      right: max(0, min(frame.maxX - safe.maxX, outer.right)))
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ more: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + more.top, left: left + more.left, bottom: bottom + more.bottom, right: right + more.right)
  }
}

extension CGAffineTransform {
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
