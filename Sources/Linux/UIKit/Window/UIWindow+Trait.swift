/// The traits that a window has had last, so that the same ones are the same object.
struct WindowTraits {
  var screen: UITraitCollection
  var classes: SizeClasses
  var collection: UITraitCollection
}

extension UIWindow {
  /// The traits at a size, on a screen of other traits than the present ones if such are given.
  func traits(for size: CGSize, on screenTraits: UITraitCollection? = nil) -> UITraitCollection {
    let outer = screenTraits ?? screen.traitCollection
    let classes = SizeClasses(of: size, idiom: outer.userInterfaceIdiom)
    if let known = knownClasses, known.screen === outer, known.classes == classes { return known.collection }
    let collection = UITraitCollection(traitsFrom: [outer, classes.traits])
    knownClasses = WindowTraits(screen: outer, classes: classes, collection: collection)
    return collection
  }

  /// The screen's traits are about to change: the root controller hears of it, if its own change.
  func announceTraits(on screenTraits: UITraitCollection) -> SizeTransition? {
    guard let root else { return nil }
    let new = traits(for: bounds.size, on: screenTraits).overridden(by: ownStyle)
    guard new != root.traitCollection else { return nil }
    let transition = SizeTransition(root: root, containerView: self)
    root.willTransition(to: new, with: transition)
    return transition
  }
}
