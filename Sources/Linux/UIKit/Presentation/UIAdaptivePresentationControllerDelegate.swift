/// Hears of a presentation.
///
/// No presentation takes another style here for the room there is, and none is dismissed by the system's gestures: UIKit's
/// methods about these are not there.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Optional. Called before the animation begins, right before `presentationTransitionWillBegin()` (the order is a
  /// guess). The style is `none`: the presentation keeps its own (header).
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
}

extension UIPresentationController {
  func tellDelegateOfPresentation() {
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: .none, transitionCoordinator: presentedViewController.transitionCoordinator)
  }
}
