/// The controller that a call of `present` shows, and its style: as requested, or as adapted to the traits.
@MainActor struct PresentationPlan {
  /// The view controller to present.
  private(set) var presented: UIViewController
  private(set) var manager: UIPresentationController
  private(set) var style: UIModalPresentationStyle
  /// The presentation controller that the manager replaces, in order to present in another style.
  private(set) var original: UIPresentationController?
  /// `true` if the style stands in for one that is not implemented.
  private(set) var lacksStyle: Bool

  /// Creates the plan for a controller whose presentation controller is `manager`, in an environment with these traits.
  init(for controller: UIViewController, manager: UIPresentationController, in traits: UITraitCollection) {
    (presented, self.manager, style) = (controller, manager, controller.modal.style.available)
    lacksStyle = controller.modal.style != .automatic && controller.modal.style != style
    if let other = manager.adaptedStyle(in: traits) { adapt(to: other) }
  }

  private mutating func adapt(to other: UIModalPresentationStyle) {
    let (original, delegate) = (manager, manager.delegate)
    presented =
      delegate?.presentationController(original, viewControllerForAdaptivePresentationStyle: other) ?? presented
    (style, lacksStyle) = (other.available, other.available != other)
    manager = .system(for: style, of: presented)
    self.original = original
    delegate?.presentationController(original, prepare: manager)
  }
}

extension UIPresentationController {
  /// Returns the style in an environment with these traits; nil for the presentation's own.
  fileprivate func adaptedStyle(in traits: UITraitCollection) -> UIModalPresentationStyle? {
    let style = adaptivePresentationStyle(for: traits)
    return style == .none || style == presentationStyle ? nil : style
  }

  /// Returns the presentation controller of a style that is not custom.
  static func system(
    for style: UIModalPresentationStyle, of presented: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .fullScreen, .currentContext:
      CoveringPresentationController(presentedViewController: presented, presenting: nil)
    default: UIPresentationController(presentedViewController: presented, presenting: nil)
    }
  }
}

extension Presentation {
  /// Notifies the delegate of the style in which the presentation starts.
  func announceStyle() {
    let notifyingController = original ?? manager
    notifyingController.delegate?.presentationController(
      notifyingController, willPresentWithAdaptiveStyle: original == nil ? .none : style,
      transitionCoordinator: presented.transitionCoordinator)
  }

  /// Reports that the presentation would adapt its style to other traits, but keeps it.
  func reportMissedAdaptation(to traits: UITraitCollection) {
    let notifyingController = original ?? manager
    let wanted =
      notifyingController.adaptedStyle(in: traits)?.available
      ?? (original == nil ? style : notifyingController.presentationStyle)
    guard wanted != style else { return }
    RuntimeIssues.handler(
      "Presentations keep their style when traits change: \(ObjectIdentity.text(of: presented)) does not adapt.")
  }
}
