extension UIView {
  var effectiveTintColor: UIColor {
    effectiveTintMode == .dimmed ? undimmedTintColor.dimmedTint : undimmedTintColor
  }

  private var undimmedTintColor: UIColor {
    var source = environmentSource
    while let view = source {
      if let color = view.ownTintColor { return color }
      source = view.outerEnvironmentSource
    }
    return .systemBlue
  }

  /// Performs a change of the view's own tint color, and notifies the view if that changes the effective one.
  func changingTint(_ change: () -> Void) {
    let old = effectiveTintColor
    change()
    if effectiveTintColor != old { tellTint() }
  }

  /// Notifies this view and the descendants that inherit its tint color.
  func tellTint() {
    withOwnTraits { tintColorDidChange() }
    for view in subviews where view.ownTintColor == nil { view.tellTint() }
  }
}
