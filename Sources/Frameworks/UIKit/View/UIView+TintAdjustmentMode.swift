extension UIView {
  /// The mode that determines how a view shows its tint color. Raw values are those of the header.
  public enum TintAdjustmentMode: Int, Sendable {
    /// Inherited from the superview; without one, normal.
    case automatic = 0
    /// The tint color as it is.
    case normal = 1
    /// Gray.
    case dimmed = 2
  }

  var effectiveTintMode: TintAdjustmentMode {
    var source = environmentSource
    while let view = source {
      if view.ownTintMode != .automatic { return view.ownTintMode }
      source = view.outerEnvironmentSource
    }
    return .normal
  }

  /// Performs a change of the view's own mode, and notifies the view if that changes the effective one.
  func changingTintMode(_ change: () -> Void) {
    let old = effectiveTintMode
    change()
    if effectiveTintMode != old { tellTintMode() }
  }

  /// Notifies this view and the descendants that inherit its mode, even those with their own tint color.
  private func tellTintMode() {
    withOwnTraits { tintColorDidChange() }
    for view in subviews where view.ownTintMode == .automatic { view.tellTintMode() }
  }
}

extension UIColor {
  /// The gray with the color's luminance, by the weights of sRGB, at four fifths of its alpha. (Both are
  /// guesses: view-43b; it is only documented to be desaturated and dimmed.)
  var dimmedTint: UIColor {
    let (red, green, blue, alpha) = cgColor.rgba
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha * 0.8)
  }
}
