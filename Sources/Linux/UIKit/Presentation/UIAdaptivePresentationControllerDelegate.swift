/// Decides in which style a presentation takes place where traits make a difference, and is notified of it. All requirements
/// are optional.
///
/// The style is chosen when the presentation starts. No presentation changes its style afterwards here, and none is
/// dismissed by the system's gestures: UIKit's methods about these are not there.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Optional. The style in an environment of compact width. `none`, or the presentation's own style: it does not adapt.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// Optional. The style in an environment of these traits, which are those of the controller that `present` was called on.
  /// `none`, or the presentation's own style: it does not adapt. Without it the other method decides where the width is
  /// compact.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Optional. Called before a presentation controller for another style starts to present.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )

  /// Optional. The view controller to present in another style; nil: the same.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Optional. Called before the animation begins, right before `presentationTransitionWillBegin()` (the order is a
  /// guess). The style is `none` if the presentation keeps its own (header).
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The presentation's own style.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentationStyle
  }

  /// The style of the other method if the width is compact, otherwise `none`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
  }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {}

  /// Nil.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
}
