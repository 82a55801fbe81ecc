import LayerTime
import UIKit

/// The context of one transition, for its animator and its interaction controller. It stores the outcome, which the
/// animator's report cannot change once it is decided.
@MainActor final class TransitionContext: NSObject, PercentDrivenContext {
  let containerView: UIView
  let from: UIViewController
  let to: UIViewController
  /// `true` if the pages move to the left, so that the incoming one comes from the right.
  let movesLeft: Bool
  /// The frame of a page at rest, in the container view's coordinate space.
  private var middle: CGRect { containerView.bounds }
  weak var transition: Transition?
  /// Known even after the transition, because it may report late.
  weak var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Notified if the animator reports its completion after the transition has ended.
  weak var owner: (any TransitionOwner)?

  var isAnimated: Bool { true }
  var isInteractive = false
  /// `true` if the transition pauses after the current step.
  var isPausing = false
  /// The direction of the transition, once that is decided. While it is nil, the animator's report decides.
  var direction: Direction?
  var transitionWasCancelled: Bool { direction == .toStart }
  /// The outcome of the transition if it ends in its current direction.
  var outcome: Outcome { direction?.outcome ?? .completed }
  private(set) var isReported = false
  /// The guard of the pages if the transition has ended without a report.
  var lateChanges: LateChangeGuard?

  /// A call of the interaction controller. Inside a callback it is handled after the current step.
  enum Call {
    case update(CGFloat)
    case pause
    case release(Direction)
  }

  init(containerView: UIView, from: UIViewController, to: UIViewController, movesLeft: Bool) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.movesLeft = movesLeft
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
    if vc === from { return middle }
    return vc === to ? middle.offsetBy(dx: movesLeft ? middle.width : -middle.width, dy: 0) : .zero
  }

  /// Returns the middle for the incoming page, and a frame beside it for the outgoing one.
  ///
  /// UIKit's header specifies a zero rectangle for a page that is removed. This context returns the frame to which the
  /// page moves, because an animator has no other way to find out the direction.
  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === to { return middle }
    return vc === from ? middle.offsetBy(dx: movesLeft ? -middle.width : middle.width, dy: 0) : .zero
  }

  // Calls are handled in their order, even during an effect: a callback may pause the transition and then update it.
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard let percent = Misuse.checkedProgress(percentComplete, by: transition?.controller ?? animator ?? self) else {
      return
    }
    send(.update(percent))
  }

  func finishInteractiveTransition() { send(.release(.toEnd)) }
  func cancelInteractiveTransition() { send(.release(.toStart)) }

  func pauseInteractiveTransition() {
    guard transition?.isEnded == false, !isInteractive else { return }
    isPausing = true
    send(.pause)
  }

  private func send(_ call: Call) {
    if let transition { owner?.transition(transition, receives: call) }
  }

  // MARK: A percent driven controller

  var isHeld: Bool { isInteractive || isPausing }
  var percentComplete: CGFloat { transition?.percentComplete ?? 0 }

  func start() { transition?.controllerDidStart() }

  /// Returns the progress as the delegate gets it.
  func progress(at fraction: CGFloat) -> ContainerTransitionProgress {
    ContainerTransitionProgress(
      from: from, to: to, fractionComplete: fraction, isInteractive: isInteractive,
      isCancelled: transitionWasCancelled)
  }

  // MARK: The end

  /// Ends the transition. If it was released, the release decides whether it is completed or cancelled. Otherwise
  /// `didComplete` decides. A second call has no effect.
  func completeTransition(_ didComplete: Bool) {
    isReported = true
    report(.report(didComplete: didComplete))
    guard let transition else {
      owner?.transitionIsCompletedLate(self)
      return
    }
    guard !transition.isEnded else { return }
    // If an animator completes in its first call, its alongside animations run without animation.
    if didComplete { transition.coordinator.runAlongside { changes, _ in UIView.performWithoutAnimation(changes) } }
    guard !transition.isEnded else { return }
    owner?.record("completeTransition", to)
    owner?.transition(transition, ends: direction?.outcome ?? Outcome(didComplete: didComplete))
  }

  /// Records a call of the coordinator, which also makes calls after the end.
  func record(_ name: String) { owner?.record(name, nil) }

  func report(_ step: TransitionStep) { Trace.receive?(.step(step, context: self, animator: animator)) }
}
