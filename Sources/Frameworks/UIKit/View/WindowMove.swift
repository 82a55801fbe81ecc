/// Notifies a view, its descendants and their view controllers when they enter or leave a window.
@MainActor struct WindowMove {
  private let view: UIView
  private let old: UIWindow?
  private let new: UIWindow?
  private let appearance: AppearanceMove?

  /// `above` is the future superview.
  init(of view: UIView, from old: UIWindow?, to new: UIWindow?, above: UIView?) {
    self.view = view
    self.old = old
    self.new = new
    guard old !== new else {
      appearance = nil
      return
    }
    if new != nil { HierarchyCheck.check(view, nearest: above?.nearestViewController) }
    appearance = AppearanceMove(of: view, from: old, to: new)
  }

  /// Called before the move.
  func announce() {
    guard old !== new else { return }
    appearance?.begin()
    tellWill(view)
  }

  /// Called after the move.
  func finish() {
    guard old !== new else {
      // A different superview in the same window may have different traits.
      if new != nil, view.traitCollection != view.knownTraits { view.updateTraitsBelow() }
      return
    }
    if let old { TouchDelivery.viewLeft(view, window: old) }
    tellDid(view)
    appearance?.end()
  }

  /// Called instead of `finish()` if another move has taken place inside `announce()`.
  func giveUp() { appearance?.end() }

  private func tellWill(_ view: UIView) {
    if old != nil { FirstResponder.viewWillLeaveWindow(view) }
    view.willMove(toWindow: new)
    for subview in view.subviews { tellWill(subview) }
  }

  private func tellDid(_ view: UIView) {
    if new != nil { view.updateTraits() }
    view.didMoveToWindow()
    for subview in view.subviews { tellDid(subview) }
  }
}

extension UIView {
  /// The view controller of this view or of the nearest ancestor that has one.
  var nearestViewController: UIViewController? {
    var source = environmentSource
    while let view = source {
      if let controller = view.viewController { return controller }
      source = view.outerEnvironmentSource
    }
    return nil
  }
}
