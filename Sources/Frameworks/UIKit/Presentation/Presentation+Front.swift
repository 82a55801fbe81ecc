/// The effects of a presentation on the system, which queries the controller in front, and on the first responder.
extension Presentation {
  /// `true` if the presented controller controls the status bar (documented).
  var takesStatusBar: Bool { style == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance }

  /// `true` if the presented view in its final position covers the window.
  var fillsWindow: Bool {
    guard let window = container.window, container.superview === window else { return false }
    return style != .custom || manager.frameOfPresentedViewInContainerView.contains(container.bounds)
  }

  /// Sets whether the presentation, with those that are dismissed with it, is in front. The system queries the
  /// controller in front again if that changes.
  func putInFront(_ isInFront: Bool) {
    guard isInFront != self.isInFront else { return }
    for presentation in below + [self] { presentation.isInFront = isInFront }
    guard let window = container.window ?? base.presenter.viewIfLoaded?.window, !window.isHidden else { return }
    window.askAll()
  }

  /// Resigns a first responder below the presenting controller before that controller disappears. On a device this is
  /// seen before one controller replaces another.
  func coverResponder() {
    guard let holder = FirstResponder.current else { return }
    var link: UIResponder? = holder
    while let step = link, step !== presenter { link = step.next }
    guard link === presenter, holder.resignFirstResponder() else { return }
    coveredResponder = holder
  }

  /// Restores the covered first responder, if there is no other (seen on a device for text fields; a
  /// guess (present-36b) for others).
  func giveResponderBack() {
    if FirstResponder.current == nil { coveredResponder?.becomeFirstResponder() }
    coveredResponder = nil
  }
}
