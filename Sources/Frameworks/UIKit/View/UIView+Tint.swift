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

  func setTint(_ color: UIColor?) {
    let old = effectiveTintColor
    ownTintColor = color
    if effectiveTintColor != old { tellTint() }
  }

  /// Notifies this view and the descendants that inherit its tint color.
  func tellTint() {
    withOwnTraits { tintColorDidChange() }
    for view in subviews where view.ownTintColor == nil { view.tellTint() }
  }
}
