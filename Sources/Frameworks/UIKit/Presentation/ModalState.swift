/// A view controller's state as a presenting and as a presented controller.
@MainActor struct ModalState {
  /// The style that was set; `.automatic` by default.
  var style = UIModalPresentationStyle.automatic
  /// The presentation that this controller has started.
  var presentation: Presentation?
  /// The presentation that shows this controller.
  weak var shownBy: Presentation?
  /// The presentation controller that was requested before the presentation.
  var prepared: UIPresentationController?
  /// The transition in which this controller takes part, as the presenting or the presented one.
  weak var run: TransitionRun?
  /// The interface orientation while the scene is rotated for a presentation of this controller.
  var orientation: UIInterfaceOrientation?
  var isBeingPresented = false
  var isBeingDismissed = false
}

extension UIModalPresentationStyle {
  /// The style that is used instead of this one. Sheets and popovers are not implemented. Full screen, which is also
  /// what popovers and form sheets become if there is little space, stands in for them.
  var available: UIModalPresentationStyle {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: .fullScreen
    default: self
    }
  }

  var coversContext: Bool { self == .currentContext || self == .overCurrentContext }
}
