/// A change of the traits that a presentation overrides, from before to after it.
@MainActor struct PresentedTraitChange {
  private let presented: UIViewController
  private let transition: SizeTransition?

  /// Notifies the presentation controller, and with it the presented one, that the traits are about to change. Nil if
  /// nothing is presented, or nothing changes.
  init?(of presented: UIViewController, in presentation: Presentation?, to override: UITraitCollection?) {
    guard let presentation else { return nil }
    let new = presented.traits(presentedWith: override)
    guard new != presented.traitCollection else { return nil }
    self.presented = presented
    let outer = presented.transitionCoordinator
    transition = outer == nil ? SizeTransition(root: presented, containerView: presented.traitContainer) : nil
    if let coordinator = outer ?? transition { presentation.manager.willTransition(to: new, with: coordinator) }
  }

  /// Notifies the controller and its views that the traits have changed.
  func finish() {
    presented.loadedView?.updateTraitsBelow()
    transition?.runWithoutAnimation()
  }
}
