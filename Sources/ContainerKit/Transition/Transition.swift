import UIKit

/// One transition from its beginning to its end: the context that the animator is given, the coordinator, the driver of
/// the layer's time, and what happens in each frame.
///
///     begin ─▶ free ───────────────────────────────────────────┐
///         └──▶ held ─▶ settling to the end ─▶ passing the end ─┴▶ completeTransition ─▶ end(completed: true)
///                 └──▶ settling to the start ─▶ model put back ──▶ completeTransition ─▶ end(completed: false)
@MainActor final class Transition: NSObject {
  enum Motion {
    case waiting
    /// Time runs on.
    case free
    /// A finger has it.
    case held
    /// An interaction controller of the delegate's moves it, not the driver.
    case foreign
    case settling(SettlingSpring, since: CFTimeInterval, commit: Bool)
    /// It has arrived, and so many frames have passed since.
    case arrived(commit: Bool, frames: Int)
    case ended
  }

  /// Frames that an animator has for calling `completeTransition(_:)` after a cancel.
  static let patience = 4

  let from: UIViewController
  let to: UIViewController
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  let animator: any UIViewControllerAnimatedTransitioning
  let controller: (any UIViewControllerInteractiveTransitioning)?
  let driver: LayerDriver
  /// Points that a finger moves for the whole of it.
  let travel: CGFloat
  /// Seconds that the whole of it takes.
  let duration: TimeInterval
  /// How progress, as it is seen, and the layer's time belong together.
  let curve: ProgressCurve

  /// The container. Held while the transition runs, so that every transition comes to its end.
  var owner: (any TransitionOwner)?
  var motion = Motion.waiting
  var pages: [PageState] = []
  var link: FrameLink?
  var decided = false
  /// Where the appearance calls say that it goes.
  var heading = true
  /// It is ended before its time.
  var isCutShort = false
  /// An end that was asked for while it was beginning.
  var early: Bool?
  var foreignPercent: CGFloat = 0
  var isReleasedByController = false

  init(
    context: TransitionContext, animator: any UIViewControllerAnimatedTransitioning,
    controller: (any UIViewControllerInteractiveTransitioning)?, held: Bool, owner: any TransitionOwner
  ) {
    from = context.from
    to = context.to
    self.context = context
    self.animator = animator
    self.controller = controller
    self.owner = owner
    context.isInteractive = held || controller?.startsInteractively == true
    owner.record("transitionDuration", context.to)
    let said = animator.transitionDuration(using: context)
    duration = said.isFinite ? max(said, 0) : 0
    travel =
      animator is SlideAnimator
      ? SlideAnimator.travel(in: context.containerView) : max(context.containerView.bounds.width, 1)
    curve =
      animator is SlideAnimator && !context.isInteractive
      ? .spring(SlideAnimator.spring) : .linear(duration > 0 ? duration : 0.25)
    driver = LayerDriver(layer: context.containerView.layer)
    coordinator = TransitionCoordinator(
      context: context, duration: duration, interactive: context.isInteractive,
      interruptible: controller == nil || !context.isInteractive, curve: controller?.curveOfCompletion ?? .easeInOut)
    super.init()
    context.owner = self
    coordinator.record = { [weak self] in self?.record($0) }
  }

  /// How far it is seen to be, from 0 to 1.
  var percentComplete: CGFloat {
    switch motion {
    case .foreign: foreignPercent
    case .arrived(let commit, _): commit ? 1 : 0
    default: min(max(CGFloat(progress), 0), 1)
    }
  }

  /// As `percentComplete`, also beyond 1 where a spring is.
  var progress: Double { curve.progress(at: driver.elapsed) }

  /// Whether the fingers that drag the pages along move to the left.
  var movesLeft: Bool { context.edges.incoming.minX > context.edges.middle.minX }

  func record(_ name: String, _ who: UIViewController? = nil) {
    owner?.record(name, who)
  }
}

extension Transition {
  /// Starts it. The appearance calls have been made, the incoming view has its final size.
  func begin() {
    pages = [PageState(of: from.view), PageState(of: to.view)]
    link = FrameLink { [weak self] in self?.frame($0) }
    let views = [from.view.layer, to.view.layer]
    if let controller, context.isInteractive {
      motion = .foreign
      driver.begin(frozen: false, duration: duration, pages: views) {
        record("startInteractiveTransition", to)
        controller.startInteractiveTransition(context)
        runAlongside()
      }
    } else {
      motion = context.isInteractive ? .held : .free
      driver.begin(frozen: context.isInteractive, duration: duration, pages: views) {
        if context.isInteractive { record("startInteractiveTransition", to) }
        record("animateTransition", to)
        animator.animateTransition(using: context)
        runAlongside()
      }
    }
    if let early { endNow(completed: early) }
    guard !isEnded else { return }
    owner?.transitionDidMove(self)
  }

  private func runAlongside() {
    guard !isEnded else { return }
    coordinator.runAlongside { changes in
      if animator is SlideAnimator {
        SlideAnimator.animate(interactive: context.isInteractive, changes)
      } else {
        UIView.animate(
          withDuration: duration, delay: 0, options: context.isInteractive ? [.curveLinear] : [.curveEaseInOut],
          animations: changes)
      }
    }
  }

  /// Whether an interaction controller of the delegate's moves it.
  var isForeign: Bool {
    if case .foreign = motion { return true }
    return false
  }

  var isEnded: Bool {
    if case .ended = motion { return true }
    return false
  }
}
