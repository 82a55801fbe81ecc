import UIKit

// The state of a transition before it is over, as the user sees and touches it.
extension Transition {
  /// The fraction of the way to the end that a default animator still has to go by itself; nil in all other states.
  private var remainder: CGFloat? {
    guard ownAnimator != nil, !context.transitionWasCancelled, movesByItself else { return nil }
    return hasArrived ? 0 : abs(1 - CGFloat(progress))
  }

  /// The page that looks as it does at rest; nil while pages move. The animator's report may be missing. An animator of the
  /// app's may have a second phase.
  var restingPage: UIViewController? {
    if hasArrived, ownAnimator != nil || driver?.isBusy == false { return context.transitionWasCancelled ? from : to }
    guard let ownAnimator, let remainder else { return nil }
    return remainder < type(of: ownAnimator).invisibleRemainder(of: travel) ? to : nil
  }

  /// `true` if a touch may reach the pages. UIKit decides about the pages of an app's animator. Those of a default one are
  /// hit where they will be at the end, so they have to look like that.
  var takesTouches: Bool {
    guard let ownAnimator else { return true }
    return remainder.map { $0 <= type(of: ownAnimator).touchableRemainder(of: travel) } ?? false
  }

  /// Runs alongside animations that were added after the start. Called in a layout.
  func runLateAlongside() { animations.runLateAlongside() }

  /// The page whose status bar style and home indicator are shown: the one that it heads for. While it is held, the one that
  /// is nearer.
  var styleSource: UIViewController {
    if context.isInteractive { return percentComplete < 0.5 ? from : to }
    return context.transitionWasCancelled ? from : to
  }

  /// Returns the progress as the delegate gets it.
  func progress(at fraction: CGFloat) -> ContainerTransitionProgress {
    ContainerTransitionProgress(
      from: from, to: to, fractionComplete: fraction, isInteractive: context.isInteractive,
      isCancelled: context.transitionWasCancelled)
  }
}
