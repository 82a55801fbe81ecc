import UIKit

/// The context for an animator and an interaction controller. Private to the container: each transition has its own,
/// and it knows how the transition came out, whatever the animator says.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let from: UIViewController
  let to: UIViewController
  let edges: Edges
  weak var owner: (any TransitionContextOwner)?
  /// Called if the animator reports its completion after the transition has ended.
  var lateCompletion: (() -> Void)?

  var isAnimated: Bool { true }
  var isInteractive = false
  /// `true` if the transition pauses after the current step.
  var isPausing = false
  /// The outcome on which somebody has decided: true for the end. Nil leaves it to the animator.
  var decision: Bool?
  var transitionWasCancelled: Bool { decision == false }
  /// `true` once the animator has reported its end.
  private(set) var isReported = false

  /// The frames of the two pages at either end, in the container view's coordinate space.
  struct Edges: Equatable {
    /// The place in the middle: the container view's bounds.
    let middle: CGRect
    /// One width to the side from which the incoming page comes.
    let incoming: CGRect
    /// One width to the side to which the outgoing page goes.
    let outgoing: CGRect

    /// - Parameter towardsLeft: Whether the pages move to the left, that is, the incoming one comes from the right.
    init(bounds: CGRect, towardsLeft: Bool) {
      let width = towardsLeft ? bounds.width : -bounds.width
      middle = bounds
      incoming = bounds.offsetBy(dx: width, dy: 0)
      outgoing = bounds.offsetBy(dx: -width, dy: 0)
    }
  }

  init(containerView: UIView, from: UIViewController, to: UIViewController, edges: Edges) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.edges = edges
    super.init()
  }

  /// Not a presentation.
  var presentationStyle: UIModalPresentationStyle { .none }

  /// The container does not turn its pages.
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  /// The middle for the outgoing page, its side for the incoming one.
  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === from { return edges.middle }
    return vc === to ? edges.incoming : .zero
  }

  /// The middle for the incoming page, its side for the outgoing one.
  ///
  /// UIKit's header has zero for a page that leaves. Here the frame carries the direction, which an animator that
  /// knows nothing of tabs cannot learn otherwise.
  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === to { return edges.middle }
    return vc === from ? edges.outgoing : .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    owner?.contextReceived(.update(percentComplete))
  }

  func finishInteractiveTransition() {
    owner?.contextReceived(.release(toEnd: true))
  }

  func cancelInteractiveTransition() {
    owner?.contextReceived(.release(toEnd: false))
  }

  func pauseInteractiveTransition() {
    owner?.contextReceived(.pause)
  }

  /// Ends the transition. If it was released, the release decides whether it is completed or cancelled. Otherwise
  /// `didComplete` decides. A second call has no effect.
  func completeTransition(_ didComplete: Bool) {
    isReported = true
    if let owner { owner.contextDidComplete(didComplete) } else { lateCompletion?() }
  }
}

extension TransitionContext {
  /// A call of the interaction controller. Inside a callback it is handled after the current step.
  enum Call {
    case update(CGFloat)
    case pause
    case release(toEnd: Bool)
  }
}

/// The owner of a context, which responds to its calls.
@MainActor protocol TransitionContextOwner: AnyObject {
  var percentComplete: CGFloat { get }
  /// Called when the interaction controller starts the animator.
  func contextDidStart()
  func contextReceived(_ call: TransitionContext.Call)
  func contextDidComplete(_ didComplete: Bool)
}
