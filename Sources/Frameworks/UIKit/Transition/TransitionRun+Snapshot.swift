import QuartzCore

/// One of UIKit's own transitions at one moment.
package struct SystemTransitionSnapshot {
  /// The outgoing controller.
  package let from: UIViewController
  /// The incoming controller.
  package let to: UIViewController
  /// The progress, from 0 to 1: of the interaction, or of the transition's time.
  package let percentComplete: CGFloat
  /// `true` if an interaction controller is driving the transition.
  package let isInteractive: Bool
  /// `true` if the transition is going back.
  package let isCancelled: Bool
  /// `true` if the current frame shows the end or, of a cancelled transition, the start. The transition is not over yet.
  package let hasArrived: Bool
}

extension UIViewController {
  /// The running transition of UIKit's in which the controller takes part; nil if there is none.
  package var systemTransition: SystemTransitionSnapshot? {
    (transitionCoordinator as? SystemTransitionCoordinator)?.snapshot
  }
}

extension SystemTransitionCoordinator {
  var snapshot: SystemTransitionSnapshot? {
    guard isAnimated, let run, let from = viewController(forKey: .from), let to = viewController(forKey: .to) else {
      return nil
    }
    return SystemTransitionSnapshot(
      from: from, to: to, percentComplete: run.shownFraction, isInteractive: isInteractive, isCancelled: isCancelled,
      hasArrived: run.hasArrived)
  }
}

extension TransitionRun {
  /// `true` if nothing moves any more.
  fileprivate var hasArrived: Bool {
    switch motion {
    case .held, .settling: false
    case .back, .settled, .uncovered: true
    case .free: interruptible.isEmpty ? time?.showsEnd == true : interruptible.allSatisfy { $0.state != .active }
    }
  }

  /// The fraction of the transition that the current frame shows, from 0 to 1.
  fileprivate var shownFraction: CGFloat {
    if let first = interruptible.first { return first.isReversed ? 1 - first.fractionComplete : first.fractionComplete }
    switch motion {
    case .held: return coordinator.percentComplete
    case .settling(let first, let since, let seconds, let curve, let commit):
      let part = seconds > 0 ? min(max((FrameLoop.main.screenTime - since) / seconds, 0), 1) : 1
      return CGFloat(first + ((commit ? 1 : 0) - first) * curve(part))
    case .back, .settled, .uncovered: return 0
    case .free where isReleased: return context.transitionWasCancelled ? 0 : 1
    case .free where context.isInteractive: return coordinator.percentComplete
    case .free:
      guard let startTime, duration > 0 else { return 0 }
      return CGFloat(min(max((FrameLoop.main.screenTime - startTime) / duration, 0), 1))
    }
  }
}
