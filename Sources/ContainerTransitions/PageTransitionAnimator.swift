import ContainerKit
import UIKit

/// The animator of a page transition. Each transition has a new one.
@MainActor final class PageTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let transition: PageTransition
  private let step: ContainerPageStep
  /// The animations that have not ended.
  private var running = 0
  /// The pages during the transition.
  private var pages: TransitionPages?
  /// The pages from their restoration to the end of the transition.
  private var restoredPages: TransitionPages?

  init(_ transition: PageTransition, _ step: ContainerPageStep) {
    (self.transition, self.step) = (transition, step)
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    transition.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let wasEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    let pages = TransitionPages(context, step)
    self.pages = pages
    for part in parts(for: pages) { part.prepare(pages) }
    pages.finishPreparing()
    UIView.setAnimationsEnabled(wasEnabled)
    let whole = pages.changes.filter { $0.start <= 0 && $0.end >= 1 }
    let partial = pages.changes.filter { $0.start > 0 || $0.end < 1 }
    let end: @MainActor @Sendable () -> Void = { [self] in
      running -= 1
      guard running == 0 else { return }
      restore(completed: !context.transitionWasCancelled)
      context.completeTransition(!context.transitionWasCancelled)
    }
    // Two at most: changes of the whole time may follow a spring, which keyframes cannot.
    running = partial.isEmpty || whole.isEmpty ? 1 : 2
    if pages.progress != nil { running += 1 }
    if !whole.isEmpty || partial.isEmpty {
      animate(isInteractive: context.isInteractive, { pages.make(whole) }, end)
    }
    if !partial.isEmpty { animateKeyframes(isInteractive: context.isInteractive, pages, partial, end) }
    pages.progress?.start(duration: transition.duration, completion: end)
  }

  /// Returns the parts of the transition. If a page takes no part, the first one that needs both is replaced by a fade, and the others
  /// are left out.
  private func parts(for pages: TransitionPages) -> [any PageTransitionPart] {
    guard !pages.hasBothPages, let first = transition.parts.firstIndex(where: \.needsBothPages) else {
      return transition.parts
    }
    var parts = transition.parts
    parts[first] = Fading()
    return parts.filter { !$0.needsBothPages }
  }

  /// A transition may end before its animations report that they have, such as when another page is selected without animation.
  func animationEnded(_ transitionCompleted: Bool) {
    restore(completed: transitionCompleted)
    if !transitionCompleted { restoredPages?.restoreIncomingPage() }
    restoredPages = nil
  }

  private func restore(completed: Bool) {
    guard let pages else { return }
    pages.restore(completed: completed)
    (self.pages, restoredPages) = (nil, pages)
  }

  private func animate(
    isInteractive: Bool, _ changes: @escaping () -> Void, _ end: @escaping @MainActor @Sendable () -> Void
  ) {
    if !isInteractive, case .spring(let dampingRatio) = transition.timing {
      UIView.animate(
        withDuration: transition.duration, delay: 0, usingSpringWithDamping: dampingRatio, initialSpringVelocity: 0,
        options: Self.options, animations: changes
      ) { _ in end() }
    } else {
      UIView.animate(
        withDuration: transition.duration, delay: 0, options: Self.options.union(curve(isInteractive)),
        animations: changes
      ) { _ in end() }
    }
  }

  private func animateKeyframes(
    isInteractive: Bool, _ pages: TransitionPages, _ changes: [TransitionPages.Change],
    _ end: @escaping @MainActor @Sendable () -> Void
  ) {
    // The options for keyframes have no names for curves and inheritance. Their bits are the same.
    let options = UIView.KeyframeAnimationOptions(rawValue: Self.options.union(curve(isInteractive)).rawValue)
    UIView.animateKeyframes(withDuration: transition.duration, delay: 0, options: options) {
      for change in changes {
        UIView.addKeyframe(
          withRelativeStartTime: change.start, relativeDuration: change.end - change.start
        ) { pages.make([change]) }
      }
    } completion: { _ in
      // UIKit calls this on the main thread. `MainActor.assumeIsolated` says so, but the SDKs before iOS 17 lack it.
      unsafeBitCast(end, to: (@Sendable () -> Void).self)()
    }
  }

  private static let options: UIView.AnimationOptions = [.overrideInheritedTiming, .allowUserInteraction]

  private func curve(_ isInteractive: Bool) -> UIView.AnimationOptions {
    if isInteractive { return .curveLinear }
    return switch transition.timing {
    case .linear: .curveLinear
    case .easeInOut: .curveEaseInOut
    case .easeOut, .spring: .curveEaseOut
    }
  }
}
