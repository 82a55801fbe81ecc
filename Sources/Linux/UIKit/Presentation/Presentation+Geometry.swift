/// Where the views of a presentation are when the window changes around them.
extension Presentation {
  /// The presenting controller's view while the presentation has it out of the window.
  var coveredView: UIView? {
    guard removesPresenter, phase != .over, let view = presenter.viewIfLoaded, view.superview == nil else { return nil }
    return view
  }

  /// The window has another size, or the context. What is covered follows, so that its controller, which was told, and
  /// that controller's children have the size they were told of (a guess). A presented view follows whatever its
  /// autoresizing mask says, but for the style custom, where the application's presentation controller sees to it.
  func containerSizeChanged() {
    if inContext, container.superview !== container.window { place?.move(to: container.frame) }
    if let coveredView {
      UIView.performWithoutAnimation {
        place?.resize(coveredView)
        coveredView.layoutIfNeeded()
      }
    }
    guard style != .custom, phase == .presented, let view = manager.presentedView else { return }
    if view.superview === container, view.transform.isIdentity {
      view.frame = manager.frameOfPresentedViewInContainerView
    }
  }

  /// The frame of the presented view in its place, during a transition; nil for other views and at other times.
  func restingFrame(of view: UIView) -> CGRect? {
    guard phase == .presenting || phase == .dismissing, view.superview === container else { return nil }
    return view === manager.presentedView ? manager.frameOfPresentedViewInContainerView : nil
  }
}
