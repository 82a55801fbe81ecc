import QuartzCore

/// A block of a property animator, or a block nested in one. Its changes become tracks of the animator.
@MainActor final class AnimatorBlock: AnimationBlock {
  let animator: UIViewPropertyAnimator
  /// The fraction of the animator's time at which the changes begin.
  private let start: Double
  /// The outer block's timing, which a nested block inherits; nil in the animator's own block.
  private let inherited: AnimationTiming?
  private var changed: [UIView] = []

  init(
    of animator: UIViewPropertyAnimator, start: Double, timing: AnimationTiming, inherited: AnimationTiming? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    (self.animator, self.start, self.inherited) = (animator, start, inherited)
    super.init(timing: timing, completion: completion)
  }

  override func add(_ animation: CABasicAnimation, to view: UIView) {
    guard let from = AnimatableValue(animation.fromValue), let to = AnimatableValue(animation.toValue) else { return }
    record(animation, of: view, values: AnimatedValues(from: from, to: to), isAdditive: animation.isAdditive)
  }

  override func addKeyframes(_ animation: CAKeyframeAnimation, to view: UIView) {
    guard let values = AnimatedValues(of: animation) else { return }
    record(animation, of: view, values: values)
  }

  private func record(
    _ animation: CAPropertyAnimation, of view: UIView, values: AnimatedValues, isAdditive: Bool = false
  ) {
    guard let keyPath = animation.keyPath else { return }
    noteChange(of: view)
    let track = AnimatorTrack(
      view: view, keyPath: keyPath, values: values, isAdditive: isAdditive, window: window,
      ownCurve: hasOwnPace ? AnimatorCurve(of: animation) : nil)
    if animation.repeatCount > 0 || animation.autoreverses {
      let count = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
      track.cycles = AnimatorCycles(count: count, autoreverses: animation.autoreverses)
    }
    animator.record(track)
  }

  func layOutChangedViews() {
    for view in changed { view.layoutIfNeeded() }
  }

  /// Records a changed view. A nested block that animates something completes with the animator.
  private func noteChange(of view: UIView) {
    if changed.isEmpty, inherited != nil {
      follow(AnimationBlock(timing: timing, completion: nil))
      animator.addNestedCompletion { self.animationStopped(finished: $0 == .end) }
    }
    if !changed.contains(where: { $0 === view }) { changed.append(view) }
  }

  override func inner(_ timing: AnimationTiming, completion: ((Bool) -> Void)?) -> AnimationBlock {
    guard animator.isInterruptible else { return super.inner(timing, completion: completion) }
    return AnimatorBlock(
      of: animator, start: window.lowerBound, timing: timing, inherited: self.timing, completion: completion)
  }

  private var window: ClosedRange<Double> {
    guard inherited != nil, animator.duration > 0 else { return min(start, 1)...1 }
    let begin = min(start + timing.delay / animator.duration, 1)
    guard timing.duration != animator.duration else { return begin...1 }
    return begin...max(begin, min(begin + timing.duration / animator.duration, 1))
  }

  private var hasOwnPace: Bool {
    guard let inherited else { return false }
    switch (timing.pace, inherited.pace) {
    case (.curve(let a), .curve(let b)): return a != b
    case (.spring(let a, let v), .spring(let b, let w)): return a != b || v != w
    case (.settledSpring(let a), .settledSpring(let b)): return a != b
    default: return true
    }
  }
}
