import ScriptAnimators
import ContainerKit
import UIKit

/// A delegate that gives the script's answers, and forwards everything else to the container's original delegate.
@MainActor
final class ScriptDelegate: ContainerViewControllerDelegate {
  private(set) weak var original: (any ContainerViewControllerDelegate)?
  /// The kind of animator to return; nil for the original delegate's animator.
  var kind: AnimatorKind?
  var allows = true
  /// `true` if each transition gets a percent-driven transition, which lets it run until it is used.
  var givesDriver = false
  private(set) var driver: PercentDrivenInteractiveTransition?
  /// Called within each call that a script can handle.
  var onCall: ((Script.Callback) -> Void)?
  var onAnimator: ((any UIViewControllerAnimatedTransitioning) -> Void)?
  var onProgress: ((ContainerTransitionProgress) -> Void)?

  init(original: (any ContainerViewControllerDelegate)?) {
    self.original = original
  }

  func containerViewController(
    _ container: ContainerViewController, shouldSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) -> Bool {
    onCall?(.shouldSelect)
    return allows && original?.containerViewController(container, shouldSelect: viewController, source: source) ?? true
  }

  func containerViewController(
    _ container: ContainerViewController, willSelect viewController: UIViewController, source: ContainerSelectionSource
  ) {
    original?.containerViewController(container, willSelect: viewController, source: source)
    onCall?(.willSelect)
  }

  func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) {
    original?.containerViewController(container, didSelect: viewController, source: source)
    onCall?(.didSelect)
  }

  func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController,
    source: ContainerSelectionSource
  ) {
    original?.containerViewController(container, didCancelTransitionTo: viewController, source: source)
    onCall?(.didCancel)
  }

  func containerViewController(
    _ container: ContainerViewController, transitionDidUpdate progress: ContainerTransitionProgress
  ) {
    original?.containerViewController(container, transitionDidUpdate: progress)
    onProgress?(progress)
    onCall?(.transitionDidUpdate)
  }

  func containerViewController(
    _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    onCall?(.animationController)
    let animator =
      kind.map { $0.make() } ?? original?.containerViewController(container, animationControllerFor: request)
    if let animator { onAnimator?(animator) }
    return animator
  }

  func containerViewController(
    _ container: ContainerViewController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    onCall?(.interactionController)
    if let own = AnimatorKind.interactionController(of: animationController) { return own }
    guard givesDriver else {
      return original?.containerViewController(container, interactionControllerFor: animationController)
    }
    let new = PercentDrivenInteractiveTransition()
    new.wantsInteractiveStart = false
    driver = new
    return new
  }

  func containerViewController(
    _ container: ContainerViewController, shouldBeginPanFrom viewController: UIViewController,
    at point: CGPoint
  ) -> Bool {
    original?.containerViewController(container, shouldBeginPanFrom: viewController, at: point) ?? true
  }

  func containerViewController(
    _ container: ContainerViewController, panPrecedenceOver gestureRecognizer: UIGestureRecognizer
  ) -> ContainerPanPrecedence {
    original?.containerViewController(container, panPrecedenceOver: gestureRecognizer) ?? .automatic
  }
}
