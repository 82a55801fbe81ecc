import QuartzCore

/// The animations alongside a transition that an app's own interaction controller drives, such as those of the navigation
/// bar. They show the progress that the controller reports by `updateInteractiveTransition(_:)` (header). After the release
/// they go on to the end, or back to the start, at its `completionSpeed` and on its `completionCurve` (a
/// guess: present-38b).
@MainActor final class ProgressFollower {
  private struct Rest {
    let from, to: Double
    let since: CFTimeInterval
    let seconds: Double
    let curve: (Double) -> Double
  }

  private let animator: UIViewPropertyAnimator
  private let duration: TimeInterval
  private var rest: Rest?
  private var link: CADisplayLink?

  /// Makes the changes, and shows their start.
  init(_ changes: @escaping () -> Void, duration: TimeInterval) {
    self.duration = duration
    animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: changes)
    animator.pauseAnimation()
  }

  func show(_ progress: CGFloat) {
    stop()
    animator.fractionComplete = min(max(progress, 0), 1)
  }

  func release(commit: Bool, _ timing: ReleaseTiming) {
    let (fraction, target) = (Double(animator.fractionComplete), commit ? 1.0 : 0.0)
    stop()
    rest = Rest(
      from: fraction, to: target, since: FrameLoop.main.screenTime,
      seconds: timing.part(forFraction: abs(target - fraction)) * duration, curve: timing.progress)
    let link = CADisplayLink(target: self, selector: Selector(ProgressFollower.frame(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func frame(_ link: CADisplayLink) {
    guard let rest else { return }
    let part = rest.seconds > 0 ? min((link.targetTimestamp - rest.since) / rest.seconds, 1) : 1
    animator.fractionComplete = CGFloat(rest.from + (rest.to - rest.from) * rest.curve(part))
    if part >= 1 { stop() }
  }

  private func stop() {
    rest = nil
    link?.invalidate()
    link = nil
  }

  /// Ends the animations with the transition.
  func end(completed: Bool) {
    stop()
    animator.stopAnimation(false)
    animator.finishAnimation(at: completed ? .end : .start)
  }
}
