/// What a presentation means for those that are not part of it: the system, which asks the controller in front, and the
/// first responder.
extension Presentation {
  /// Whether the presented controller decides about the status bar (documented).
  var takesStatusBar: Bool { style == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance }

  /// Whether the presented view covers the window once it is in its place.
  var fillsWindow: Bool {
    guard let window = container.window, container.superview === window else { return false }
    return style != .custom || manager.frameOfPresentedViewInContainerView.contains(container.bounds)
  }

  /// The presentation, with those that leave with it, is the one in front from now on, or no longer. The system asks
  /// anew where that is a change.
  func putInFront(_ isInFront: Bool) {
    guard isInFront != self.isInFront else { return }
    for presentation in below + [self] { presentation.isInFront = isInFront }
    guard let window = container.window ?? base.presenter.viewIfLoaded?.window, !window.isHidden else { return }
    window.askAll()
  }

  /// A first responder below the presenting controller resigns before that disappears, as one is seen to on a device
  /// before a controller is left for another.
  func coverResponder() {
    guard let holder = FirstResponder.current else { return }
    var link: UIResponder? = holder
    while let step = link, step !== presenter { link = step.next }
    guard link === presenter, holder.resignFirstResponder() else { return }
    coveredResponder = holder
  }

  /// It is the first responder again, if nothing else is (seen of text fields on a device; of others a guess).
  func giveResponderBack() {
    if FirstResponder.current == nil { coveredResponder?.becomeFirstResponder() }
    coveredResponder = nil
  }
}
