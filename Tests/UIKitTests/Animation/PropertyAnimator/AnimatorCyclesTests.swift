import QuartzCore
import Testing
import UIKit

/// A view that an animator moves from 50 to 150 along x repeatedly and fades once, linearly in one second.
@MainActor private final class Cycling {
  let frames: Frames
  let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
  private(set) var ends: [UIViewAnimatingPosition] = []

  init(_ count: CGFloat, autoreverses: Bool, _ endReports: EndReports = .afterFrame) {
    frames = Frames(endReports: endReports)
    let view = frames.view
    animator.addAnimations {
      UIView.modifyAnimations(withRepeatCount: count, autoreverses: autoreverses) { view.center.x = 150 }
      view.alpha = 0
    }
    animator.addCompletion { [unowned self] in ends.append($0) }
  }

  func shown(_ times: [CFTimeInterval]) -> [CGFloat] { frames.shown(at: times) { frames.x } }
  var alpha: CGFloat { CGFloat(frames.view.layer.presentation()?.opacity ?? .nan) }
}

@Suite("modifyAnimations in the blocks of a UIViewPropertyAnimator:", .serialized) @MainActor struct AnimatorCyclesTests
{
  @Test(
    "a property repeats its animation as specified, and the animator runs until that ends",
    arguments: [
      (2.0, false, [50.0, 100, 125, 75, 125, 150], 2.0), (1, true, [50, 100, 125, 125, 75, 50], 2),
      (1.5, true, [50, 100, 125, 125, 75, 50, 100, 150], 3), (2.5, false, [50, 100, 125, 75, 125, 50, 100], 2.5),
    ])
  func times(count: Double, autoreverses: Bool, expected: [Double], end: Double) {
    for order in [EndReports.beforeFrame, .afterFrame] {
      let scene = Cycling(CGFloat(count), autoreverses: autoreverses, order)
      scene.animator.startAnimation()
      let times = [0, 0.5, 0.75, 1.25, 1.75, 2, 2.5, 3].prefix(expected.count).map { $0 == end ? $0 - 1e-7 : $0 }
      // An end that is the start of the next cycle can show either value.
      let shown = scene.shown(times.map { $0 == 2 ? 2 + 1e-7 : $0 })
      #expect(isClose(shown, expected.map { CGFloat($0) }), "\(shown)")
      #expect(scene.ends == [] && scene.animator.isRunning && scene.animator.fractionComplete == 1 && scene.alpha == 0)
      // Then the model's value shows, as documented for reversing animations.
      #expect(isClose(Array(scene.shown([end + 0.1, end + 0.2]).suffix(1)), [150]))
      #expect(scene.ends == [.end] && scene.frames.view.layer.animationKeys() == nil)
    }
  }

  @Test("an infinite repetition runs until it is stopped where it is")
  func forever() {
    let scene = Cycling(.infinity, autoreverses: true)
    scene.animator.startAnimation()
    #expect(isClose(scene.shown([0, 0.25, 1.25, 998.75, 999.25]), [50, 75, 125, 125, 125]))
    scene.animator.stopAnimation(true)
    #expect(isClose(scene.shown([1000]), [125]) && isClose([scene.frames.view.center.x], [125]))
    #expect(scene.ends == [])
  }

  @Test("an animator paused in a later cycle stays there, and resumes with the rest")
  func paused() {
    let scene = Cycling(2, autoreverses: true)
    scene.animator.startAnimation()
    _ = scene.shown([0, 2.25])
    scene.animator.pauseAnimation()
    #expect(isClose(scene.shown([2.25, 10]), [75, 75]))
    scene.animator.startAnimation()
    #expect(isClose(scene.shown([10, 10.5, 11, 11.5]), [75, 125, 125, 75]))
    #expect(scene.ends == [] && scene.alpha == 0)
    scene.animator.pauseAnimation()
    scene.animator.startAnimation()
    #expect(isClose(scene.shown([11.5, 11.625, 11.8, 11.9]), [75, 62.5, 50, 150]))
    #expect(scene.ends == [.end])
  }

  @Test("reversed, scrubbed, or continued, an animator runs once from where it is, without a jump")
  func once() {
    for change in 0..<3 {
      let scene = Cycling(5, autoreverses: true)
      scene.animator.startAnimation()
      _ = scene.shown([0, 2.25])
      let positions = [2.25, 2.25001].map { time in
        var position: CGFloat = .nan
        scene.frames.frame(
          at: time,
          input: {
            guard time == 2.25 else { return }
            scene.animator.pauseAnimation()
            if change == 0 { scene.animator.isReversed = true }
            if change == 1 { scene.animator.fractionComplete = scene.animator.fractionComplete }
            scene.animator.continueAnimation(withTimingParameters: nil, durationFactor: change == 0 ? 0 : 0.5)
          }, present: { position = scene.frames.x })
        return position
      }
      #expect(isClose([positions[0]], [75]), "\(change)")
      #expect(abs(positions[1] - positions[0]) < 0.01, "\(change)")
      let last = change == 0 ? CGFloat(50) : 150
      #expect(isClose(scene.shown([4, 4.1]), [last, last]) && scene.ends == [change == 0 ? .start : .end])
    }
  }

  /// Users of UIKit report this behavior.
  @Test("the options repeat and autoreverse have no effect in an animator")
  func options() {
    let frames = Frames()
    let view = frames.view
    var ends: [UIViewAnimatingPosition] = []
    _ = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear], animations: { view.center.x = 150 },
      completion: { ends.append($0) })
    #expect(isClose(frames.shown(at: [0, 0.5, 1, 1.5, 1.6]) { frames.x }, [50, 100, 150, 150, 150]) && ends == [.end])
  }

  @Test("keyframes repeat, too")
  func keyframes() {
    let frames = Frames()
    let view = frames.view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 250 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 150 }
        }
      }
    }
    animator.startAnimation()
    #expect(isClose(frames.shown(at: [0, 0.25, 0.75, 1.25, 1.75, 2.1]) { frames.x }, [50, 150, 200, 150, 200, 150]))
  }
}
