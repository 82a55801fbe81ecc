extension UIView {
  /// How a view shows its tint. Raw values are those of the header.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview, or normally.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Grey.
    case dimmed = 2
  }

  var effectiveTintMode: TintAdjustmentMode {
    var view: UIView? = self
    while let step = view {
      if step.ownTintMode != .automatic { return step.ownTintMode }
      view = step.superview
    }
    return .normal
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    let old = effectiveTintMode
    ownTintMode = mode
    if effectiveTintMode != old { tellTintMode() }
  }

  /// Tells this view and those that inherit its mode, also where they have a tint of their own.
  private func tellTintMode() {
    withOwnTraits { tintColorDidChange() }
    for view in subviews where view.ownTintMode == .automatic { view.tellTintMode() }
  }
}

extension UIColor {
  /// The grey of the colour's luminance, by the weights of sRGB, at four fifths of its alpha. (Both guesses: documented is
  /// that it is desaturated and dimmed.)
  var dimmedTint: UIColor {
    let (red, green, blue, alpha) = cgColor.rgba
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha * 0.8)
  }
}
