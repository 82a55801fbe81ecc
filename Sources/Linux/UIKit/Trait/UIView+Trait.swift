extension UIView {
  /// Up to iOS 16 traits go from parent to child among controllers, and from a controller to the views in its view
  /// that are no other controller's (documented where iOS 17 changed it).
  var environmentTraits: UITraitCollection {
    let outer = viewController?.traitCollection ?? superview?.traitCollection ?? UIScreen.main.traitCollection
    return outer.overridden(by: ownStyle)
  }

  func setStyle(_ style: UIUserInterfaceStyle) {
    guard style != ownStyle else { return }
    ownStyle = style
    if window != nil { updateTraitsBelow() } else { adaptColors() }
  }

  /// Tells of traits that are not those last told. What is placed by traits is placed anew, and colours are asked anew.
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
      viewController?.traitCollectionDidChange(old)
      traitCollectionDidChange(old)
    }
  }

  /// The same for all views in this one too, and for those of its controller's children that are not in it now and
  /// have heard of traits before.
  func updateTraitsBelow() {
    updateTraits()
    (self as? PresentationContainerView)?.coveredView?.updateTraitsBelow()
    for view in subviews { view.updateTraitsBelow() }
    for child in viewController?.children ?? [] {
      if let view = child.loadedView, view.superview == nil, view.knownTraits != nil { view.updateTraitsBelow() }
    }
  }

  /// Performs what may ask colours with this view's traits as the current ones.
  func withOwnTraits(_ actions: () -> Void) {
    (knownTraits ?? traitCollection).performAsCurrent(actions)
  }

  func adaptBackground() {
    guard let color = ownBackgroundColor, color.isDynamic else { return }
    let shown = color.resolvedColor(with: traitCollection).cgColor
    if layer.backgroundColor != shown { layer.backgroundColor = shown }
  }
}
