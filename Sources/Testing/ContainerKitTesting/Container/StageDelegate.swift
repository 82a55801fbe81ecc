import ContainerKit
import UIKit

/// A delegate whose answers a test sets. A stage makes one for its container: `ContainerStage.delegate`.
///
///     let stage = ContainerStage(pages: ["A", "B"])
///     stage.delegate.allowsPan = false
///     #expect(!stage.drag(toPageTitled: "B", progress: 0.5))
@preconcurrency @MainActor
public final class StageDelegate: ContainerViewControllerDelegate {
  /// The type of an animator.
  public typealias Animator = any UIViewControllerAnimatedTransitioning

  /// The animator of all animated transitions; nil for the container's own slide.
  public var animator: Animator?
  /// Returns the animator of a transition. If it returns nil, or is nil itself, `animator` is used.
  public var animatorForRequest: ((ContainerTransitionRequest) -> Animator?)?
  /// The interaction controller of all animated transitions; nil for none.
  public var interactionController: (any UIViewControllerInteractiveTransitioning)?
  /// The answer to `containerViewController(_:shouldSelect:source:)`. Default: true.
  public var allowsSelection = true
  /// The answer to `containerViewController(_:shouldBeginPanFrom:at:)`. Default: true.
  public var allowsPan = true
  /// The touch locations that were passed to `containerViewController(_:shouldBeginPanFrom:at:)`, in order.
  public private(set) var panLocations: [CGPoint] = []
  /// Returns the answer to `containerViewController(_:panPrecedenceOver:)`. Default: `.automatic`.
  public var panPrecedence: (UIGestureRecognizer) -> ContainerPanPrecedence = { _ in .automatic }
  /// Called in `containerViewController(_:willSelect:source:)`, with the page.
  public var onWillSelect: ((UIViewController) -> Void)?
  /// Called in `containerViewController(_:didSelect:source:)`, with the page.
  public var onDidSelect: ((UIViewController) -> Void)?
  /// Called in `containerViewController(_:didCancelTransitionTo:source:)`, with the page.
  public var onDidCancelTransition: ((UIViewController) -> Void)?

  /// Creates a delegate that allows everything and provides no animator.
  public init() {}

  /// Returns `allowsSelection`.
  public func containerViewController(
    _ container: ContainerViewController, shouldSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) -> Bool { allowsSelection }

  /// Calls `onWillSelect`.
  public func containerViewController(
    _ container: ContainerViewController, willSelect viewController: UIViewController, source: ContainerSelectionSource
  ) { onWillSelect?(viewController) }

  /// Calls `onDidSelect`.
  public func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController, source: ContainerSelectionSource
  ) { onDidSelect?(viewController) }

  /// Calls `onDidCancelTransition`.
  public func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController,
    source: ContainerSelectionSource
  ) { onDidCancelTransition?(viewController) }

  /// Returns the animator of `animatorForRequest`, or `animator`.
  public func containerViewController(
    _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
  ) -> Animator? { animatorForRequest?(request) ?? animator }

  /// Returns `interactionController`.
  public func containerViewController(
    _ container: ContainerViewController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }

  /// Adds to `panLocations` and returns `allowsPan`.
  public func containerViewController(
    _ container: ContainerViewController, shouldBeginPanFrom viewController: UIViewController, at point: CGPoint
  ) -> Bool {
    panLocations.append(point)
    return allowsPan
  }

  /// Returns the answer of `panPrecedence`.
  public func containerViewController(
    _ container: ContainerViewController, panPrecedenceOver gestureRecognizer: UIGestureRecognizer
  ) -> ContainerPanPrecedence { panPrecedence(gestureRecognizer) }
}
