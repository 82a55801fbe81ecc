extension UIView {
  var effectiveTintColor: UIColor {
    effectiveTintMode == .dimmed ? undimmedTintColor.dimmedTint : undimmedTintColor
  }

  private var undimmedTintColor: UIColor {
    var view: UIView? = self
    while let step = view {
      if let color = step.ownTintColor { return color }
      view = step.superview
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
