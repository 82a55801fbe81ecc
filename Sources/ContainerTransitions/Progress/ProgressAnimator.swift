import UIKit

// sample: in a file
/// An animator for what draws a transition by itself: an animation of Lottie, a Metal view, a player that is sought, a map's camera.
///
/// ```swift
/// import ContainerTransitions
/// import UIKit
///
/// /// A stand-in for a view that plays a recorded animation, such as Lottie's.
/// final class CurtainView: UIView {
///   var currentProgress: CGFloat = 0 { didSet { setNeedsDisplay() } }
///
///   override func draw(_ rect: CGRect) {
///     UIColor.black.setFill()
///     UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height * (1 - currentProgress)))
///   }
/// }
///
/// @MainActor func curtainAnimator() -> any UIViewControllerAnimatedTransitioning {
///   ProgressAnimator(duration: 0.6) { context in
///     let curtain = CurtainView(frame: context.containerView.bounds)
///     curtain.isOpaque = false
///     context.containerView.addSubview(curtain)
///     return { fraction in curtain.currentProgress = fraction }
///   }
/// }
/// ```
///
/// It works in a container, and in UIKit's navigation controllers, tab bar controllers and presentations, under whatever drives the
/// transition there. To draw beside the parts of a ``PageTransition``, use ``TransitionPages/onProgress(_:)`` in a part.
///
/// It is used as it is if the user prefers reduced motion. An animator can perform one transition after the other.
@preconcurrency @MainActor public final class ProgressAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let prepare: (any UIViewControllerContextTransitioning) -> (CGFloat) -> Void
  /// The animator of the running transition.
  private var animator: PageTransitionAnimator?

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds. With 0, the page changes at once.
  ///   - prepare: Called when a transition starts, with its context. The incoming page is in the container view by then, above the
  ///     outgoing one and at its final frame. Add your views above them. They are removed at the end, and the pages' root views are
  ///     restored as after ``PageTransitionPart/prepare(_:)``. Returns the closure that draws: it is called as that of ``TransitionPages/onProgress(_:)``,
  ///     with the fraction of the time, which is linear. UIKit's own controllers draw the first frame at 0.
  public init(
    duration: TimeInterval,
    _ prepare: @escaping (_ context: any UIViewControllerContextTransitioning) -> (_ fraction: CGFloat) -> Void
  ) {
    (self.duration, self.prepare) = (duration, prepare)
    super.init()
  }

  /// Returns the duration with which the animator was created, in seconds.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  /// Starts a transition. Called by the controller.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let part = DrawnPart { [prepare] in prepare(transitionContext) }
    // Its parts do not depend on the direction.
    let animator = PageTransitionAnimator(PageTransition(duration: duration, timing: .linear, part), .next)
    self.animator = animator
    animator.animateTransition(using: transitionContext)
  }

  /// Makes the last call of the closure that draws if an interrupted transition has not. Called by the controller.
  public func animationEnded(_ transitionCompleted: Bool) {
    animator?.animationEnded(transitionCompleted)
    animator = nil
  }
}

/// A part that draws by itself, in views that it adds to the container view.
private struct DrawnPart: PageTransitionPart {
  let prepare: () -> (CGFloat) -> Void

  func prepare(_ pages: TransitionPages) {
    let before = pages.container.subviews
    let draw = prepare()
    for view in pages.container.subviews where !before.contains(where: { $0 === view }) { pages.removeAtEnd(view) }
    pages.onProgress(draw)
  }
}
