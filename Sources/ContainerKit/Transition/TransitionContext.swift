import UIKit

/// The context of one transition, for its animator and its interaction controller. It stores the outcome, which the
/// animator's report cannot change once it is decided.
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
  /// The outcome, once it is decided: true if the transition completes. While it is nil, the animator's report decides.
  var decision: Bool?
  var transitionWasCancelled: Bool { decision == false }
  /// `true` once the animator has reported its end.
  private(set) var isReported = false

  /// The frames of the two pages at either end, in the container view's coordinate space.
  struct Edges: Equatable {
    /// The frame of a page at rest: the container view's bounds.
    let middle: CGRect
    /// The initial frame of the incoming page, one width beside the middle.
    let incoming: CGRect
    /// The final frame of the outgoing page, one width beside the middle.
    let outgoing: CGRect

    /// - Parameter towardsLeft: `true` if the pages move to the left, so that the incoming one comes from the right.
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

  /// Always `none`: the transition is not a presentation.
  var presentationStyle: UIModalPresentationStyle { .none }

  /// Always the identity: the container does not rotate its pages.
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

  /// Returns the middle for the outgoing page, and a frame beside it for the incoming one.
  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === from { return edges.middle }
    return vc === to ? edges.incoming : .zero
  }

  /// Returns the middle for the incoming page, and a frame beside it for the outgoing one.
  ///
  /// UIKit's header specifies a zero rectangle for a page that is removed. This context returns the frame to which the
  /// page moves, because an animator has no other way to find out the direction.
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
