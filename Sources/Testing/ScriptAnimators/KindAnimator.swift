import UIKit

/// The animator of a kind. All kinds slide both pages by the container view's width, except those that only fade.
@MainActor final class KindAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let kind: AnimatorKind

  init(_ kind: AnimatorKind) {
    self.kind = kind
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    kind.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let pages = MovedPages(transitionContext) else { return transitionContext.completeTransition(false) }
    let duration = kind.duration
    let finish = { (_: Bool) in pages.finish() }
    switch kind {
    case .slide, .interruptible, .vendedhalt, .starts: preconditionFailure("\(kind) is not made here")
    case .fade: fade(pages, finish)
    case .spring:
      pages.place()
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [],
        animations: pages.move, completion: finish)
    case .keyframes: keyframes(pages)
    case .basic: pages.animateLayers { $0 }
    case .group: pages.animateLayers { pages.grouped($0) }
    case .transition: pages.push()
    case .property:
      pages.place()
      let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: pages.move)
      animator.addCompletion { _ in pages.finish() }
      animator.startAnimation()
    case .delay:
      pages.place()
      UIView.animate(
        withDuration: duration / 2, delay: duration / 2, options: [], animations: pages.move, completion: finish)
    case .snapshot: pages.moveSnapshot(duration, finish)
    case .phases: twoPhases(pages)
    case .atonce:
      pages.place()
      pages.finish()
    case .late:
      // By then, it no longer touches the pages, because they may be in another transition.
      slide(pages) { _ in LateCall.after(frames: 9) { pages.complete() } }
    case .twice:
      slide(pages) { _ in
        pages.finish()
        pages.finish()
      }
    case .reportsTrue: slide(pages) { _ in pages.finish(saying: true) }
    case .never: slide(pages) { _ in }
    case .zero: slide(pages, finish)
    case .removes, .insertsAgain, .slidesAfterward, .repeats, .pulses, .stops, .frames, .constraints, .masks,
      .stopsHalfway, .completesInLaterTurn,
      .forwards,
      .keyless, .pauses, .wraps, .timed, .reportsFalse, .completesLongAfter:
      pages.animateBadly(kind)
    }
  }

  private func slide(_ pages: MovedPages, _ completion: @escaping (Bool) -> Void) {
    pages.place()
    UIView.animate(withDuration: kind.duration, animations: pages.move, completion: completion)
  }

  private func fade(_ pages: MovedPages, _ completion: @escaping (Bool) -> Void) {
    pages.show()
    pages.to.alpha = 0
    UIView.animate(withDuration: kind.duration, animations: { pages.to.alpha = 1 }, completion: completion)
  }

  private func keyframes(_ pages: MovedPages) {
    pages.place()
    UIView.animateKeyframes(
      withDuration: kind.duration, delay: 0, options: [],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { pages.from.alpha = 0.4 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: pages.move)
      }, completion: { _ in MainActor.assumeIsolated { pages.finish() } })
  }

  private func twoPhases(_ pages: MovedPages) {
    let half = kind.duration / 2
    pages.show()
    pages.to.alpha = 0
    UIView.animate(withDuration: half) {
      pages.to.alpha = 0.5
    } completion: { _ in
      UIView.animate(withDuration: half) {
        pages.to.alpha = 1
      } completion: { _ in
        pages.finish()
      }
    }
  }
}
