/// The last traits of a window, kept so that equal traits are the same object.
struct WindowTraits {
  var screen: UITraitCollection
  var classes: SizeClasses
  var collection: UITraitCollection
}

extension UIWindow {
  /// Returns the traits at a size, on a screen with its current traits or the given ones.
  func traits(for size: CGSize, on screenTraits: UITraitCollection? = nil) -> UITraitCollection {
    let outer = screenTraits ?? screen.traitCollection
    let classes = SizeClasses(of: size, idiom: outer.userInterfaceIdiom)
    if let known = knownClasses, known.screen === outer, known.classes == classes { return known.collection }
    let collection = UITraitCollection(traitsFrom: [outer, classes.traits])
    knownClasses = WindowTraits(screen: outer, classes: classes, collection: collection)
    return collection
  }

  /// Notifies the root controller, if its traits change, that the screen's traits are about to change.
  func announceTraits(on screenTraits: UITraitCollection) -> SizeTransition? {
    guard let root else { return nil }
    let new = traits(for: bounds.size, on: screenTraits).overridden(by: ownStyle)
    guard new != root.traitCollection else { return nil }
    let transition = SizeTransition(root: root, containerView: self)
    root.willTransition(to: new, with: transition)
    return transition
  }
}
