extension UIView {
  /// The traits by the rules of iOS 16 and earlier: they propagate from parent to child controllers, and from a
  /// controller to the views in its view that belong to no other controller (documented where iOS 17 changed it).
  var environmentTraits: UITraitCollection {
    let outer =
      viewController?.traitCollection ?? outerEnvironmentSource?.traitCollection ?? UIScreen.main.traitCollection
    return outer.overridden(by: ownStyle)
  }

  func styleDidChange() {
    updateEnvironmentSource()
    if window != nil { updateTraitsBelow() } else { adaptColors() }
  }

  /// Reports traits that have changed since the last report. Updates the layout and the dynamic colors that depend on
  /// them.
  func updateTraits() {
    let traits = traitCollection
    guard traits != knownTraits else { return }
    let old = knownTraits
    knownTraits = traits
    if old != nil {
      setNeedsLayout()
      noteInsetsForLayout()
    }
    traits.performAsCurrent {
      if traits.hasDifferentColorAppearance(comparedTo: old) { adaptColors() }
      if traits.preferredContentSizeCategory != old?.preferredContentSizeCategory { adaptFont() }
      viewController?.reportTraits(traits, after: old)
      reportTraits(traits, after: old)
    }
  }

  /// Updates the traits of this view and its subviews, and of the views of its controller's children that are not in it
  /// now and have had traits before.
  func updateTraitsBelow() {
    updateTraits()
    coveredView?.updateTraitsBelow()
    for view in subviews { view.updateTraitsBelow() }
    for child in viewController?.children ?? [] {
      if let view = child.loadedView, view.superview == nil, view.knownTraits != nil { view.updateTraitsBelow() }
    }
  }

  /// Performs actions that may resolve dynamic colors, with this view's traits as the current ones.
  func withOwnTraits(_ actions: () -> Void) {
    (knownTraits ?? traitCollection).performAsCurrent(actions)
  }

  func adaptBackground() {
    guard let color = ownBackgroundColor, color.isDynamic else { return }
    let shown = color.resolvedColor(with: traitCollection).cgColor
    if layer.backgroundColor != shown { layer.backgroundColor = shown }
  }
}
