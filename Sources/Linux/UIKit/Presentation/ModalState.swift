/// What a view controller has to do with presentations.
@MainActor struct ModalState {
  /// The style that was set; `.automatic` at first.
  var style = UIModalPresentationStyle.automatic
  /// What this controller presents.
  var presentation: Presentation?
  /// The presentation that shows this controller.
  weak var shownBy: Presentation?
  /// The presentation controller that was asked for before the presentation.
  var prepared: UIPresentationController?
  /// The transition that this controller takes part in, as the one that presents or is presented.
  weak var run: TransitionRun?
  /// How the interface stands where this controller is about to be presented.
  var orientation: UIInterfaceOrientation?
  var isBeingPresented = false
  var isBeingDismissed = false
}

extension UIModalPresentationStyle {
  /// The style that is used in place of this one. Sheets and popovers are not here: what covers the screen, and is what
  /// popovers and form sheets become where there is little room, stands for them.
  var available: UIModalPresentationStyle {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: .fullScreen
    default: self
    }
  }

  var coversContext: Bool { self == .currentContext || self == .overCurrentContext }
}
