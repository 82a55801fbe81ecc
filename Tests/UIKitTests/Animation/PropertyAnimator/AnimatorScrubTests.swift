import QuartzCore
import Testing
import UIKit

@Suite("Scrubbing a UIViewPropertyAnimator:", .serialized) @MainActor struct AnimatorScrubTests {
  @Test("the fraction is that of the distance if scrubbing linearly, otherwise of the time", arguments: [true, false])
  func fractions(linearly: Bool) {
    let scene = AnimatorScene(UICubicTimingParameters(animationCurve: .easeIn))
    scene.animator.scrubsLinearly = linearly
    scene.animator.pauseAnimation()
    let curve = CAMediaTimingFunction(name: .easeIn)
    for (index, fraction) in [0, 0.25, 0.5, 0.9, 1, 0.3].enumerated() {
      scene.animator.fractionComplete = CGFloat(fraction)
      let movement = linearly ? fraction : curve.value(at: fraction)
      #expect(isClose(scene.shown(Double(index)), [50 + 100 * CGFloat(movement)]))
      #expect(abs(scene.animator.fractionComplete - CGFloat(fraction)) < 1e-9)
    }
    scene.end()
  }

  @Test("the fraction counts in the direction of the animation, and stays between 0 and 1")
  func reversed() {
    let scene = AnimatorScene()
    scene.animator.fractionComplete = 0.2
    scene.animator.isReversed = true
    #expect(abs(scene.animator.fractionComplete - 0.8) < 1e-9)
    #expect(isClose(scene.shown(0), [70]))
    scene.animator.fractionComplete = 0.9
    #expect(isClose(scene.shown(1), [60]))
    scene.animator.fractionComplete = 7
    #expect(isClose(scene.shown(2), [50]) && scene.animator.fractionComplete == 1)
    scene.end()
  }

  @Test("a fraction that is NaN has no effect; infinities are the ends")
  func noNumber() {
    let scene = AnimatorScene()
    scene.animator.fractionComplete = 0.3
    let positions = [CGFloat.nan, .infinity, -.infinity].enumerated().map { index, fraction in
      scene.animator.fractionComplete = fraction
      return scene.shown(Double(index))[0]
    }
    #expect(isClose(positions, [80, 150, 50]))
    scene.end()
  }

  @Test("a running animator reports its fraction")
  func running() {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    let fractions = scene.frames.shown(at: [0, 0.25, 0.5, 0.75]) { scene.animator.fractionComplete }
    #expect(isClose(fractions, [0, 0.25, 0.5, 0.75]))
    scene.animator.isReversed = true
    #expect(isClose(scene.frames.shown(at: [0.75, 1]) { scene.animator.fractionComplete }, [0.25, 0.5]))
  }

  @Test("started from a scrubbed position, an animator runs the rest of its curve in the remaining time")
  func startsThere() {
    let scene = AnimatorScene(UICubicTimingParameters(animationCurve: .easeInOut))
    scene.animator.fractionComplete = 0.5
    _ = scene.shown(0)
    scene.animator.startAnimation()
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    let expected = [0.5, 0.75, 1].map { 50 + 100 * CGFloat(curve.value(at: $0)) }
    #expect(isClose(scene.shown(1, 1.25, 1.5), expected))
  }

  @Test(
    "continued, the rest takes factor × duration, or the remaining time if the factor is 0",
    arguments: [(1.0, 2.0), (0.5, 1.0), (0.25, 0.5), (0, 1.5)])
  func factor(factor: Double, remaining: Double) {
    let scene = AnimatorScene(duration: 2)
    scene.animator.startAnimation()
    _ = scene.shown(0, 0.5)
    scene.animator.pauseAnimation()
    let timing = UICubicTimingParameters(animationCurve: .easeOut)
    scene.animator.continueAnimation(withTimingParameters: timing, durationFactor: CGFloat(factor))
    let curve = CAMediaTimingFunction(name: .easeOut)
    let parts = [0, 0.25, 0.5, 0.75]
    let positions = scene.frames.shown(at: parts.map { 1 + $0 * remaining }) { scene.frames.x }
    #expect(isClose(positions, parts.map { 75 + 75 * CGFloat(curve.value(at: $0)) }))
    #expect(scene.ends == [])
    #expect(isClose(scene.shown(1.02 + remaining), [150]))
    _ = scene.shown(1.05 + remaining)
    #expect(scene.ends == [.end])
  }

  @Test("continued in reverse, an animator runs to the start; reversed again, it runs to the end")
  func continuedInReverse() {
    let scene = AnimatorScene()
    scene.animator.startAnimation()
    _ = scene.shown(0, 0.6)
    scene.animator.pauseAnimation()
    scene.animator.isReversed = true
    scene.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.3)
    #expect(isClose(scene.shown(1, 1.15), [110, 80]))
    scene.animator.isReversed = false
    #expect(isClose(scene.shown(1.15, 1.25, 1.85, 2), [80, 90, 150, 150]))
    #expect(scene.ends == [.end])
  }

  @Test("a continued spring starts with its velocity relative to the remaining distance")
  func springVelocity() {
    let scene = AnimatorScene()
    scene.animator.fractionComplete = 0.5
    _ = scene.shown(0)
    let timing = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 4, dy: 4))
    scene.animator.continueAnimation(withTimingParameters: timing, durationFactor: 1)
    let positions = scene.shown(1, 1.001)
    #expect(abs((positions[1] - positions[0]) / 0.001 - 4 * 50) < 5)
    scene.end()
  }

  @Test("a property that begins later is scrubbed from where it was when the animator was paused")
  func laterProperty() {
    let scene = AnimatorScene(UICubicTimingParameters(animationCurve: .easeInOut))
    let view = scene.view
    scene.animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.3)
    scene.animator.startAnimation()
    _ = scene.shown(0, 0.5)
    scene.animator.pauseAnimation()
    let alpha = { CGFloat(view.layer.presentation()?.opacity ?? .nan) }
    let held = scene.frames.shown(at: [0.6]) { alpha() }[0]
    let fraction = scene.animator.fractionComplete
    let expected: [(CGFloat, CGFloat)] = [
      (fraction + 1e-4, held), (fraction - 1e-4, held), (0.3, 1), (0, 1), (1, 0), ((1 + fraction) / 2, held / 2),
    ]
    for (index, (fraction, value)) in expected.enumerated() {
      scene.animator.fractionComplete = fraction
      #expect(isClose(scene.frames.shown(at: [0.7 + Double(index) / 10]) { alpha() }, [value], within: 1e-3))
    }
    scene.end()
  }

  @Test("a position's spring has a velocity for each axis, even if it is continued", arguments: [true, false])
  func axes(continues: Bool) {
    let timing = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 3, dy: -2))
    let scene = AnimatorScene(continues ? UICubicTimingParameters(animationCurve: .linear) : timing)
    let view = scene.view
    scene.animator.addAnimations { view.center.y = 150 }
    if continues {
      scene.animator.pauseAnimation()
      _ = scene.shown(0)
      scene.animator.continueAnimation(withTimingParameters: timing, durationFactor: 1)
    } else {
      scene.animator.startAnimation()
    }
    let positions = scene.frames.shown(at: [1, 1.001]) { view.layer.presentation()?.position ?? .zero }
    let speed: [CGFloat] = [positions[1].x - positions[0].x, positions[1].y - positions[0].y].map { $0 / 0.001 }
    #expect(isClose([positions[0].x] + speed, [50, 300, -200], within: 8))
    _ = scene.shown(2.1, 2.2)
    #expect(scene.ends == [.end] && view.layer.animationKeys() == nil && view.center == CGPoint(x: 150, y: 150))
  }
}
