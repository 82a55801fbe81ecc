import QuartzCore
import Testing
import UIKit

@Suite("The blocks of a UIViewPropertyAnimator:", .serialized) @MainActor struct AnimatorBlockTests {
  @Test(
    "a block added at a fraction runs for the remaining time",
    arguments: [(0.5, 0.0, 1.0, 1.0), (0.25, 0.25, 1.0, 2.0), (0, 0.25, 0.5, 2.0)])
  func late(fraction: Double, delayFactor: Double, begin: Double, end: Double) {
    // The table's rows, for a duration of 2: at 0.5, for 1 second; at 0.25 with a factor of 0.25, for 1 second.
    let scene = AnimatorScene(duration: 2)
    let other = UIView(frame: scene.view.frame)
    scene.frames.window.addSubview(other)
    scene.animator.startAnimation()
    _ = scene.shown(0)
    scene.frames.frame(
      at: fraction * 2,
      input: { scene.animator.addAnimations({ other.center.x = 150 }, delayFactor: CGFloat(delayFactor)) })
    let last = fraction == 0.5 ? 2.0 : end
    let start = fraction == 0.5 ? 1.0 : begin
    let times = [start, start + (last - start) / 4, start + (last - start) / 2, last]
    let positions = scene.frames.shown(at: times) { other.layer.presentation()?.position.x ?? .nan }
    #expect(isClose(positions, [50, 75, 100, 150]))
    _ = scene.shown(2.1, 2.2)
    #expect(scene.ends == [.end] && other.layer.animationKeys() == nil)
  }

  @Test("a block added with a delay factor before the start waits for that fraction of the duration")
  func delayFactor() {
    let frames = Frames()
    let view = frames.view
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    animator.addAnimations({ view.center.x = 150 }, delayFactor: 0.25)
    animator.startAnimation()
    #expect(isClose(frames.shown(at: [0, 0.5, 1.25, 2]) { frames.x }, [50, 50, 100, 150]))
  }

  @Test("a block added to a paused animator is at its start, and moves with the others")
  func latePaused() {
    let scene = AnimatorScene()
    scene.animator.fractionComplete = 0.5
    _ = scene.shown(0)
    let view = scene.view
    scene.animator.addAnimations { view.alpha = 0 }
    let alpha = { CGFloat(view.layer.presentation()?.opacity ?? .nan) }
    #expect(isClose(scene.frames.shown(at: [0.1]) { alpha() }, [1]))
    scene.animator.fractionComplete = 0.75
    #expect(isClose(scene.frames.shown(at: [0.2]) { alpha() }, [0.5]))
    scene.animator.startAnimation()
    #expect(isClose(scene.frames.shown(at: [0.3, 0.425]) { alpha() }, [0.5, 0.25]))
    _ = scene.shown(0.6, 0.7)
    #expect(scene.ends == [.end] && view.alpha == 0)
  }

  @Test("when finished at the start, every property has its value from before the first block")
  func start() {
    let frames = Frames()
    let view = frames.view
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.center = CGPoint(x: 33.3, y: 66.6)
    view.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.7, y: 0.3)
    let before = (view.bounds, view.transform, view.center)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) {
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      view.center = CGPoint(x: 200, y: 0.1)
      view.transform = CGAffineTransform(scaleX: 3, y: 49)
      view.bounds.size = CGSize(width: 7, height: 300)
      view.alpha = 0.3
    }
    animator.addAnimations { view.center.x = -1 }
    animator.startAnimation()
    _ = frames.shown(at: [0, 0.4]) { 0 }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.backgroundColor?.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1) && view.alpha == 1)
    let after = [
      view.center.x, view.center.y, view.bounds.width, view.bounds.height, view.transform.a, view.transform.b,
    ]
    #expect(
      isClose(after, [before.2.x, before.2.y, before.0.width, before.0.height, before.1.a, before.1.b], within: 1e-9))
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("stopping keeps the effect of other animations of the property")
  func otherAnimations() {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    let view = scene.view
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x += 40 }
    let before = scene.shown(0, 0.5)[1]
    scene.animator.stopAnimation(true)
    #expect(isClose(scene.shown(0.5, 1), [before, before + 10]))
  }

  @Test("a nested block is paused or reversed with the animator, and completes with it", arguments: [false, true])
  func nestedBlock(isReversed: Bool) {
    let frames = Frames()
    let view = frames.view
    var completions: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 9, animations: { view.center.x = 150 }, completion: { completions.append($0) })
    }
    animator.startAnimation()
    _ = frames.shown(at: [0, 0.5]) { 0 }
    if isReversed { animator.isReversed = true } else { animator.pauseAnimation() }
    #expect(
      isClose(frames.shown(at: isReversed ? [0.5, 0.75] : [0.7, 2]) { frames.x }, [100, isReversed ? 75 : 100]))
    #expect(completions == [])
    if isReversed {
      #expect(isClose(frames.shown(at: [1, 1.1]) { frames.x }, [50, 50]))
      #expect(view.center.x == 50)
    } else {
      animator.startAnimation()
      #expect(isClose(frames.shown(at: [2, 2.25, 3, 3.1]) { frames.x }, [100, 125, 150, 150]))
    }
    #expect(completions == [!isReversed])
  }

  @Test("keyframes in a block are scrubbed")
  func keyframes() {
    let frames = Frames()
    let view = frames.view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 250 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 150 }
      }
    }
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.25
    #expect(isClose(frames.shown(at: [0, 1]) { frames.x }, [150, 150]))
    animator.fractionComplete = 0.5
    #expect(isClose(frames.shown(at: [1.1]) { frames.x }, [250]))
    animator.isReversed = true
    animator.startAnimation()
    _ = frames.shown(at: [2, 2.1, 3, 3.1]) { frames.x }
    #expect(view.center.x == 50 && animator.state == .inactive)
  }

  @Test("runningPropertyAnimator starts at once, with its options and completion")
  func runningPropertyAnimator() {
    let frames = Frames()
    let view = frames.view
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 150 }, completion: { end = $0 })
    #expect(animator.isRunning && animator.isInterruptible && !animator.isUserInteractionEnabled)
    #expect(animator.delay == 0.5 && animator.duration == 1)
    #expect(isClose(frames.shown(at: [0, 0.5, 1, 1.5, 2]) { frames.x }, [50, 50, 100, 150, 150]))
    #expect(end == .end)
  }

  @Test("an animator that runs in another animator's block is driven by that one, with its duration")
  func runningInside() {
    let frames = Frames()
    let view = frames.view
    var log: [String] = []
    var inner: UIViewPropertyAnimator?
    let outer = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      inner = .runningPropertyAnimator(
        withDuration: 5, delay: 0, animations: { view.center.x = 150 }, completion: { log.append("inner \($0)") })
    }
    outer.addCompletion { log.append("outer \($0)") }
    outer.startAnimation()
    #expect(inner?.isInterruptible == false && inner?.isRunning == true && inner?.duration == 1)
    _ = frames.shown(at: [0, 0.5]) { 0 }
    outer.isReversed = true
    #expect(isClose(frames.shown(at: [0.5, 0.75, 1, 1.1]) { frames.x }, [100, 75, 50, 50]))
    #expect(log == ["inner start", "outer start"] && inner?.state == .inactive)
  }

  @Test("a copy has the animator's settings and blocks, and runs independently")
  func copying() throws {
    let scene = AnimatorScene(duration: 3)
    scene.animator.pausesOnCompletion = true
    scene.animator.scrubsLinearly = false
    let copy = try #require(scene.animator.copy() as? UIViewPropertyAnimator)
    #expect(copy.duration == 3 && copy.pausesOnCompletion && !copy.scrubsLinearly && copy.state == .inactive)
    copy.pausesOnCompletion = false
    copy.startAnimation()
    #expect(isClose(scene.shown(0, 1.5, 3.1), [50, 100, 150]))
    #expect(scene.ends == [.end] && scene.animator.state == .inactive)
  }

  @Test("a spring with constants determines the duration; one with a damping ratio uses the given duration")
  func springDuration() {
    let constants = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 0))
    let spring = CASpringAnimation(keyPath: "position")
    #expect(UIViewPropertyAnimator(duration: 9, timingParameters: constants).duration == spring.settlingDuration)
    let ratio = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(UIViewPropertyAnimator(duration: 9, timingParameters: ratio).duration == 9)
    #expect(UIViewPropertyAnimator(duration: 9, timingParameters: ratio).timingParameters as AnyObject? === ratio)
  }

  @Test("an animator finishes if its animations are removed or its view leaves the window", arguments: [true, false])
  func removed(byKey: Bool) {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    _ = scene.shown(0, 0.5)
    if byKey { scene.view.layer.removeAllAnimations() } else { scene.view.removeFromSuperview() }
    _ = scene.shown(0.6, 0.7)
    #expect(scene.ends == [.end] && scene.animator.state == .inactive && scene.view.center.x == 150)
  }
}
