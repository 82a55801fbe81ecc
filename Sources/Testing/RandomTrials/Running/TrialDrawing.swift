import ContainerKit
import ContainerTransitions
import Stage
import UIKit

/// Transitions that take the place of the container's slide in a trial.
@MainActor protocol TrialTransition: ContainerPageTransition, AnyObject {
  /// Called with each animator.
  var onAnimator: ((any UIViewControllerAnimatedTransitioning) -> Void)? { get set }
}

extension TrialFeatures {
  /// `true` if a transition of the library takes the place of the container's slide.
  var replacesSlide: Bool { !isDisjoint(with: [.elements, .drawing]) }

  /// A new transition in place of the container's slide; nil for the slide.
  @MainActor var transition: (any TrialTransition)? {
    if contains(.elements) { return TrialElements() }
    return contains(.drawing) ? TrialDrawing() : nil
  }
}

/// Transitions that code draws by itself, in place of the container's slide: a part beside others, and an animator.
@MainActor final class TrialDrawing: TrialTransition {
  private var count = 0
  private var watch = FractionWatch()
  var onAnimator: ((any UIViewControllerAnimatedTransitioning) -> Void)?
  /// Called with each fault of what the code is called with.
  var onFault: ((String) -> Void)?

  nonisolated init() {}

  func animator(for request: ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)? {
    count += 1
    let animator = makeAnimator(for: request)
    onAnimator?(animator)
    return animator
  }

  private func received(_ fraction: CGFloat) { report(watch.called(fraction)) }

  /// Checks a frame that shows a progress; nil at rest. A transition that has begun in a layout is drawn at 0 in its first frame,
  /// and a view's animation without a key is followed one frame late.
  func check(_ progress: ContainerTransitionProgress?, _ conditions: StageConditions) {
    guard let progress, conditions.viewAnimationsHaveKeys else { return }
    report(watch.shown(progress.fractionComplete))
  }

  /// Checks the end of a transition.
  func end(isCompleted: Bool) { report(watch.ended(isCompleted: isCompleted)) }

  /// Checks the end of a transition whose outcome is not known.
  func end() { end(isCompleted: watch.last != 0) }

  private func report(_ fault: String?) { if let fault { onFault?(fault) } }

  private func makeAnimator(for request: ContainerTransitionRequest) -> any UIViewControllerAnimatedTransitioning {
    let transitions: [PageTransition] = [.push, .fade.timing(.linear), .slide(spacing: 0).duration(0.2)]
    guard count.isMultiple(of: 2) else {
      let transition = transitions[count / 2 % transitions.count]
      return transition.with(GaugePart { [weak self] in self?.received($0) }).animator(for: request.step)
    }
    return ProgressAnimator(duration: 0.3) { [weak self] context in
      let (to, gauge) = (context.view(forKey: .to), Self.gauge())
      context.containerView.addSubview(gauge)
      return { fraction in
        to?.alpha = fraction
        Self.draw(gauge, fraction)
        self?.received(fraction)
      }
    }
  }

  fileprivate static func gauge() -> UIView {
    let gauge = UIView(frame: CGRect(x: 150, y: 300, width: 60, height: 60))
    gauge.backgroundColor = .systemPurple
    return gauge
  }

  /// Shows a fraction. At its ends the gauge is invisible.
  fileprivate static func draw(_ gauge: UIView, _ fraction: CGFloat) {
    gauge.alpha = 2 * fraction * (1 - fraction)
    gauge.transform = CGAffineTransform(rotationAngle: fraction * .pi)
  }
}

private struct GaugePart: PageTransitionPart {
  let onFraction: (CGFloat) -> Void

  func prepare(_ pages: TransitionPages) {
    let gauge = TrialDrawing.gauge()
    pages.add(gauge)
    pages.onProgress { fraction in
      TrialDrawing.draw(gauge, fraction)
      onFraction(fraction)
    }
  }
}
