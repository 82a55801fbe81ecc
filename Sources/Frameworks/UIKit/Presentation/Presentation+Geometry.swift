/// The frames of a presentation's views when the window changes.
extension Presentation {
  /// The presenting controller's view while the presentation keeps it out of the window.
  var coveredView: UIView? {
    guard removesPresenter, phase != .over, let view = presenter.viewIfLoaded, view.superview == nil else { return nil }
    return view
  }

  /// Called when the size of the window or the context has changed. The covered view follows, so that its controller
  /// and that controller's children have the size that they were notified of (a guess: present-32). A presented view
  /// follows regardless of its autoresizing mask, except for the style `.custom`, which leaves it to the app's
  /// presentation controller.
  func containerSizeChanged() {
    if inContext, container.superview !== container.window { position?.move(to: container.frame) }
    if let coveredView {
      UIView.performWithoutAnimation {
        position?.resize(coveredView)
        coveredView.layoutIfNeeded()
      }
    }
    guard style != .custom, phase == .presented, let view = manager.presentedView else { return }
    if view.superview === container, !view.hasTransform {
      view.frame = manager.frameOfPresentedViewInContainerView
    }
  }

  /// Returns the final frame of the presented view during a transition; nil for other views and at other times.
  func restingFrame(of view: UIView) -> CGRect? {
    guard phase == .presenting || phase == .dismissing, view.superview === container else { return nil }
    return view === manager.presentedView ? manager.frameOfPresentedViewInContainerView : nil
  }
}
