import QuartzCore
import Testing
import UIKit

@Suite("Keyframes in the blocks of a UIViewPropertyAnimator:", .serialized) @MainActor struct AnimatorKeyframeTests {
  typealias Mode = UIView.KeyframeAnimationOptions

  /// The four modes that are in the table of `KeyframeTests`, and the one that is not.
  nonisolated static let modes: [Mode] = [
    .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
    .calculationModeCubicPaced,
  ]

  private static func keyframes(_ view: UIView, _ mode: Mode) {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: mode) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.layer.zPosition = 1 }
      UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.5) { view.layer.zPosition = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) { view.layer.zPosition = 0.7 }
    }
  }

  private static func z(_ view: UIView) -> CGFloat { view.layer.presentation()?.zPosition ?? .nan }

  /// Returns the values that the same keyframes show without an animator, at fractions of the time.
  private func plain(_ mode: Mode, at fractions: [Double]) -> [CGFloat] {
    let frames = Frames()
    let linear = Mode(rawValue: mode.rawValue | UIView.AnimationOptions.curveLinear.rawValue)
    Self.keyframes(frames.view, linear)
    frames.frame(at: 0)
    return frames.shown(at: fractions) { Self.z(frames.view) }
  }

  private let fractions = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

  @Test("running, scrubbed, and reversed, each mode has the same values as without an animator", arguments: modes)
  func sameMovement(mode: Mode) {
    let expected = plain(mode, at: fractions)
    let frames = Frames()
    let view = frames.view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { Self.keyframes(view, mode) }
    animator.startAnimation()
    frames.frame(at: 0)
    #expect(isClose(frames.shown(at: fractions) { Self.z(view) }, expected, within: 1e-5))
    animator.pauseAnimation()
    for (fraction, value) in zip(fractions, expected) {
      animator.fractionComplete = CGFloat(fraction)
      #expect(isClose(frames.shown(at: [2 + fraction]) { Self.z(view) }, [value], within: 1e-5))
    }
    animator.isReversed = true
    animator.startAnimation()
    frames.frame(at: 3)
    let back = frames.shown(at: fractions.map { 3 + 0.9 - $0 }.reversed()) { Self.z(view) }
    #expect(isClose(back, expected.reversed(), within: 1e-5))
    _ = frames.shown(at: [5, 5.1]) { 0 }
    #expect(animator.state == .inactive && view.layer.zPosition == 0)
  }

  @Test("continued in the middle with another curve, in either direction, it has the same values", arguments: modes)
  func continued(mode: Mode) {
    let curve = CAMediaTimingFunction(name: .easeOut)
    let times = [0.1, 0.25, 0.4]
    for isReversed in [false, true] {
      let movements = times.map { 0.4 + (isReversed ? -0.4 : 0.6) * curve.value(at: $0 / 0.5) }
      let rising = plain(mode, at: isReversed ? movements.reversed() : movements)
      let frames = Frames()
      let view = frames.view
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { Self.keyframes(view, mode) }
      animator.fractionComplete = 0.4
      animator.isReversed = isReversed
      frames.frame(at: 0)
      let timing = UICubicTimingParameters(animationCurve: .easeOut)
      animator.continueAnimation(withTimingParameters: timing, durationFactor: 0.5)
      frames.frame(at: 1)
      let shown = frames.shown(at: times.map { 1 + $0 }) { Self.z(view) }
      #expect(isClose(shown, isReversed ? rising.reversed() : rising, within: 1e-5), "\(isReversed)")
      // An interruption on this leg does not jump.
      let before = frames.shown(at: [1.41]) { Self.z(view) }
      animator.pauseAnimation()
      #expect(isClose(frames.shown(at: [1.41, 1.5]) { Self.z(view) }, before + before, within: 1e-5))
      animator.startAnimation()
      _ = frames.shown(at: [1.6, 3, 3.1]) { 0 }
      #expect(animator.state == .inactive && view.layer.zPosition == (isReversed ? 0 : 0.7))
    }
  }

  @Test("two discrete values are not interpolated")
  func twoValues() {
    let frames = Frames()
    let view = frames.view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 150 }
      }
    }
    animator.startAnimation()
    frames.frame(at: 0)
    #expect(isClose(frames.shown(at: [0.5, 0.99, 1.1]) { frames.x }, [50, 50, 150]))
  }
}
