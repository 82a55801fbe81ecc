import ContainerKit
import UIKit

// sample: in a file
/// A gesture on a view that starts a transition and drives it: a pinch, or a swipe toward an edge.
///
/// Give it a closure that starts the transition, and let the delegate return its interaction controller. The controller is nil if
/// the gesture did not start the transition:
///
/// ```swift
/// import ContainerTransitions
///
/// final class PinchedPage: UIViewController, UIViewControllerTransitioningDelegate {
///   private var pinch: TransitionGesture?
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     transitioningDelegate = self
///     pinch = TransitionGesture(.pinch, on: view) { [unowned self] in dismiss(animated: true) }
///   }
///
///   func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
///     PageTransition.cover().animator(for: .previous)
///   }
///
///   func interactionControllerForDismissal(
///     using animator: any UIViewControllerAnimatedTransitioning
///   ) -> (any UIViewControllerInteractiveTransitioning)? { pinch?.interactionController(for: animator) }
/// }
/// ```
///
/// When the fingers lift, the transition finishes if it is beyond the middle, or would be soon at the speed of a swipe. Otherwise,
/// and if the system cancels the gesture, it is cancelled. If the fingers lift before the transition has started, this happens
/// as soon as it starts.
@preconcurrency @MainActor public final class TransitionGesture {
  /// A movement of fingers.
  public enum Kind: Hashable, Sendable {
    /// Two fingers that come together. The progress is 1 if they meet.
    case pinch
    /// A finger that moves toward an edge. The progress is 1 after the view's height or width.
    case swipe(to: PageTransition.Edge)
  }

  /// Recognizes the gesture. An app can set failure requirements and a delegate; the delegate replaces the rule that a swipe
  /// begins toward its edge only.
  public let recognizer: UIGestureRecognizer
  private let movement: any FingerMovement
  private let begin: () -> Void
  private var drive: PercentDrivenInteractiveTransition?
  /// `true` once a delegate has returned the drive for a transition.
  private var isRequested = false
  /// The time at which the fingers lifted; nil while they are down.
  private var releaseTime: CFTimeInterval?
  private lazy var action = ActionTarget { [weak self] in self?.recognizerDidChange() }
  /// The time, in seconds, for which a lifted finger is assumed to move on.
  private static let projectionTime: CGFloat = 0.15
  /// The time, in seconds, that a controller may take to request the drive after the fingers have lifted: the rest of a
  /// turn of the run loop, or of the previous transition.
  private static let maximumRequestDelay: CFTimeInterval = 0.5

  /// Adds the gesture to a view. The view retains the recognizer only, so keep the gesture as long as the view.
  ///
  /// - Parameters:
  ///   - kind: The movement of the fingers.
  ///   - view: The view on which fingers go down. It may move with the transition.
  ///   - begin: Starts the transition, such as by `dismiss(animated: true)`. Called when the gesture is recognized.
  public init(_ kind: Kind, on view: UIView, begin: @escaping () -> Void) {
    movement =
      switch kind {
      case .pinch: PinchMovement()
      case .swipe(let edge): SwipeMovement(to: edge)
      }
    self.begin = begin
    recognizer = movement.recognizer
    recognizer.addTarget(action, action: ActionTarget.action)
    view.addGestureRecognizer(recognizer)
  }

  /// Returns the interaction controller of a transition that the gesture is starting; nil for any other transition. Return it from
  /// the delegate of any controller with UIKit's transition protocol, or of a container.
  ///
  /// - Parameter animator: The transition's animator.
  public func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let drive, isAwaited else { return nil }
    isRequested = true
    drive.animator = animator
    if releaseTime != nil { self.drive = nil }
    return drive
  }

  /// `true` if the transition that the gesture has requested may still have to start.
  private var isAwaited: Bool { releaseTime.map { CACurrentMediaTime() < $0 + Self.maximumRequestDelay } ?? true }

  private func recognizerDidChange() {
    switch recognizer.state {
    case .began:
      movement.reset()
      drive = PercentDrivenInteractiveTransition()
      (isRequested, releaseTime) = (false, nil)
      begin()
    case .changed: drive?.update(min(max(movement.progress, 0), 1))
    case .ended, .cancelled, .failed:
      let expected = movement.progress + movement.speed * Self.projectionTime
      if recognizer.state == .ended, expected > 0.5 { drive?.finish() } else { drive?.cancel() }
      // The drive remembers how the gesture ended. A quick gesture may end before its transition is started.
      if isRequested { drive = nil } else { releaseTime = CACurrentMediaTime() }
    default: break
    }
  }
}
