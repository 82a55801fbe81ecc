import Foundation

/// Vends animators and interaction controllers for a modal presentation. Nothing in this module presents view
/// controllers; objects that conform to this protocol also serve containers, which ask them themselves. The method
/// about a presentation controller is left out for the same reason.
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Optional. The animator for presenting `presented`; nil for the standard animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Optional. The animator for dismissing `dismissed`; nil for the standard animation.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Optional. The interaction controller for a presentation by `animator`; nil: it runs by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Optional. The interaction controller for a dismissal by `animator`; nil: it runs by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nil.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
