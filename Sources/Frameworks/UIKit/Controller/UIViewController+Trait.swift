/// The traits that a parent overrides for one child.
struct ChildTraits {
  weak var parent: UIViewController?
  var collection: UITraitCollection
}

extension UIViewController {
  var environmentTraits: UITraitCollection {
    guard let parent else {
      return traits(presentedWith: modal.shownBy?.manager.overrideTraitCollection)
    }
    return traits(within: parent.traitCollection)
  }

  /// Returns the traits that this controller has without a parent, if its presentation overrides some.
  func traits(presentedWith override: UITraitCollection?) -> UITraitCollection {
    let around = loadedView?.superview ?? modal.presentation?.container
    let outer = around?.traitCollection ?? UIScreen.main.traitCollection
    guard let override else { return outer.overridden(by: ownStyle) }
    return UITraitCollection(traitsFrom: [outer, override]).overridden(by: ownStyle)
  }

  func setStyle(_ style: UIUserInterfaceStyle) {
    guard style != ownStyle else { return }
    ownStyle = style
    guard let loadedView else { return }
    if loadedView.window != nil || loadedView.knownTraits != nil {
      loadedView.updateTraitsBelow()
    } else {
      loadedView.adaptColors()
    }
  }

  /// Returns the traits that this controller has if its parent's traits are `outer`.
  func traits(within outer: UITraitCollection) -> UITraitCollection {
    guard let override = traitsFromParent, override.parent === parent else { return outer.overridden(by: ownStyle) }
    return UITraitCollection(traitsFrom: [outer, override.collection]).overridden(by: ownStyle)
  }

  func setTraits(_ collection: UITraitCollection?, of child: UIViewController) {
    let override = collection.map { ChildTraits(parent: self, collection: $0) }
    guard child.parent === self else { return child.traitsFromParent = override }
    let plain = collection.map { UITraitCollection(traitsFrom: [traitCollection, $0]) } ?? traitCollection
    let new = plain.overridden(by: child.ownStyle)
    guard new != child.traitCollection else { return child.traitsFromParent = override }
    let outer = child.transitionCoordinator
    let own = outer == nil ? SizeTransition(root: child, containerView: child.traitContainer) : nil
    if let coordinator = outer ?? own { child.willTransition(to: new, with: coordinator) }
    child.traitsFromParent = override
    child.loadedView?.updateTraitsBelow()
    own?.runWithoutAnimation()
  }

  /// Notifies the children whose traits change. The others are not notified (a guess: safe-30; the header says so for
  /// sizes).
  func forwardTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let new = child.traits(within: traits)
      if new != child.traitCollection { child.willTransition(to: new, with: coordinator) }
    }
    modal.presentation?.manager.willTransition(to: traits, with: coordinator)
    modal.presentation?.reportMissedAdaptation(to: traits)
  }

  var traitContainer: UIView { loadedView?.superview ?? parent?.loadedView ?? UIView() }
}
