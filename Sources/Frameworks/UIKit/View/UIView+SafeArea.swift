import LayerTime

extension UIView {
  /// `true` if insets change in the view's next layout instead of at once: reports about iOS disagree.
  package static var updatesSafeAreaInLayout = false

  /// Updates the safe area of this view and its descendants. A view inherits the part of its superview's insets that
  /// its frame overlaps (documented). A view controller adds its own.
  ///
  /// The frame is the model's: inside an animation block, the insets have their final values at once (a guess: safe-6).
  ///
  /// - Parameter changesWindow: `true` if the view enters or leaves a window. Then its descendants may change although it does
  ///   not: they inherit nothing outside a window.
  func updateSafeArea(changesWindow: Bool = false) {
    let inherited = inheritedSafeArea
    let new = safeArea(inheriting: inherited)
    // If the superview has no insets, and this view has had none, descendants do not change either. A controller's
    // additional insets call this on the controller's own view.
    let inherits = superview.map { $0.safeAreaInsets != .zero } ?? false
    guard new != knownSafeAreaInsets || new != .zero || inherits || changesWindow else { return }
    if Self.updatesSafeAreaInLayout, new != knownSafeAreaInsets { return setNeedsLayout() }
    setSafeArea(new, inherited: inherited, changesWindow: changesWindow)
  }

  /// Called before the view's layout, after that of its superview.
  func updateSafeAreaForLayout() {
    guard Self.updatesSafeAreaInLayout else { return }
    let inherited = inheritedSafeArea
    let new = safeArea(inheriting: inherited)
    guard new != knownSafeAreaInsets else { return }
    setSafeArea(new, inherited: inherited)
    if LayoutPass.isWaiting { LayoutPass.run(in: self) }
    // The layout that the change requests is the one that begins now.
    layer.marks.remove(.layout)
  }

  private func safeArea(inheriting inherited: UIEdgeInsets) -> UIEdgeInsets {
    let covered = (self as? ControllerArea).map { inherited.adding($0.barInsets) } ?? inherited
    return viewController.map { covered.adding($0.additionalSafeAreaInsets) } ?? covered
  }

  private func setSafeArea(_ new: UIEdgeInsets, inherited: UIEdgeInsets, changesWindow: Bool = false) {
    let changed = new != knownSafeAreaInsets
    let margins = changed ? effectiveMargins : .zero
    inheritedSafeAreaInsets = inherited
    if changed {
      // Observers are called before `safeAreaInsetsDidChange()` (a guess: kvo-6).
      changing("safeAreaInsets") { knownSafeAreaInsets = new }
      // Margins are reported before the safe area that they include (recorded on iOS).
      if effectiveMargins != margins { marginsChanged() }
      safeAreaInsetsDidChange()
      if let viewController {
        Trace.receive?(.controllerCall("viewSafeAreaInsetsDidChange", viewController))
        viewController.viewSafeAreaInsetsDidChange()
      }
      setNeedsLayout()
      noteInsetsForLayout()
    }
    for view in subviews { view.updateSafeArea(changesWindow: changesWindow) }
  }

  /// The insets from the superview. A scaled or rotated view keeps its previous ones: since iOS 14, insets do not pass
  /// such a transform (measured: Apple's answer to a developer's report). So does one that is turned in space (a
  /// guess: safe-4b). A translation counts as part of the frame.
  private var inheritedSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.screenSafeAreaInsets }
    guard let superview, window != nil else { return .zero }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return .zero }
    guard layer.transform.isTranslation else { return inheritedSafeAreaInsets }
    // The insets may be larger than the superview. Then they have no rectangle.
    let all = superview.bounds
    let (left, right) = (all.minX + outer.left, all.maxX - outer.right)
    let (top, bottom) = (all.minY + outer.top, all.maxY - outer.bottom)
    // A presented view or a page that slides in and out has the insets of its resting position (a guess: present-35).
    let frame =
      viewController?.modal.shownBy?.restingFrame(of: self)
      ?? (superview as? ControllerArea)?.restingFrame(of: self) ?? self.frame
    return UIEdgeInsets(
      top: max(0, min(top - frame.minY, outer.top)), left: max(0, min(left - frame.minX, outer.left)),
      bottom: max(0, min(frame.maxY - bottom, outer.bottom)), right: max(0, min(frame.maxX - right, outer.right)))
  }
}

extension UIView {
  /// The safe area's insets, and at the sides also the width of the window's controls that are in a corner of the view.
  /// Stands for `edgeInsets(for:)` of iOS 26, which this module does not have.
  package var cornerAdaptedSafeAreaInsets: UIEdgeInsets {
    var insets = safeAreaInsets
    guard let window, !window.controlsFrame.isNull else { return insets }
    let controls = convert(window.controlsFrame, from: window)
    guard controls.intersects(bounds) else { return insets }
    if controls.midX < bounds.midX {
      insets.left = max(insets.left, controls.maxX - bounds.minX)
    } else {
      insets.right = max(insets.right, bounds.maxX - controls.minX)
    }
    return insets
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ more: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + more.top, left: left + more.left, bottom: bottom + more.bottom, right: right + more.right)
  }
}

extension CATransform3D {
  fileprivate var isTranslation: Bool {
    let affine = CATransform3DGetAffineTransform(self)
    return CATransform3DIsAffine(self) && affine.a == 1 && affine.b == 0 && affine.c == 0 && affine.d == 1
  }
}
