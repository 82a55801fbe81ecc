import QuartzCore
import Testing
import UIKit

/// A named timing, for use as a test argument.
enum AnimatorTiming: String, CaseIterable, Sendable {
  case linear, easeInOut, easeOut, overshooting, spring, stiffSpring

  @MainActor var parameters: any UITimingCurveProvider {
    switch self {
    case .linear: UICubicTimingParameters(animationCurve: .linear)
    case .easeInOut: UICubicTimingParameters(animationCurve: .easeInOut)
    case .easeOut: UICubicTimingParameters(animationCurve: .easeOut)
    case .overshooting:
      UICubicTimingParameters(controlPoint1: CGPoint(x: 0.5, y: -0.5), controlPoint2: CGPoint(x: 0.5, y: 1.5))
    case .spring: UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: CGVector(dx: 2, dy: -1))
    case .stiffSpring:
      UISpringTimingParameters(mass: 1, stiffness: 80, damping: 10, initialVelocity: CGVector(dx: 0, dy: 0))
    }
  }
}

@Suite("The continuity of a UIViewPropertyAnimator:", .serialized) @MainActor struct AnimatorContinuityTests {
  /// Interrupts an animation in the input phase of a frame, which must show the same as without the interruption.
  private func check(
    _ timing: AnimatorTiming, at time: CFTimeInterval, order: EndReports, _ interrupt: (AnimatorScene) -> Void
  ) {
    let plain = AnimatorScene(timing.parameters)
    plain.view.center.y = 300
    let plainView = plain.view
    plain.animator.addAnimations({ plainView.alpha = 0.25 }, delayFactor: 0.3)
    plain.animator.addAnimations { plainView.center.y = 20 }
    plain.animator.startAnimation()
    plain.frames.frame(at: 0)
    let expected = plain.frames.shown(at: [time]) { Self.look(plain.view) }

    let scene = AnimatorScene(timing.parameters, endReports: order)
    scene.view.center.y = 300
    let view = scene.view
    scene.animator.addAnimations({ view.alpha = 0.25 }, delayFactor: 0.3)
    scene.animator.addAnimations { view.center.y = 20 }
    scene.animator.startAnimation()
    scene.frames.frame(at: 0)
    var shown: [CGFloat] = []
    scene.frames.frame(at: time, input: { interrupt(scene) }, present: { shown = Self.look(view) })
    #expect(isClose(shown, expected[0], within: 1e-4), "\(timing) at \(time)")
    // The following frame goes on from there.
    scene.frames.frame(at: time + 1e-5, present: { shown = Self.look(view) })
    #expect(isClose(shown, expected[0], within: 0.05), "\(timing) after \(time)")
    scene.end()
  }

  private static func look(_ view: UIView) -> [CGFloat] {
    let layer = view.layer.presentation()
    return [layer?.position.x ?? .nan, layer?.position.y ?? .nan, CGFloat(layer?.opacity ?? .nan)]
  }

  private static let times: [CFTimeInterval] = [0.05, 0.2, 0.35, 0.61, 0.9]

  @Test("pausing does not jump", arguments: AnimatorTiming.allCases, [true, false])
  func pausing(timing: AnimatorTiming, linearly: Bool) {
    for time in Self.times {
      for order in [EndReports.beforeFrame, .afterFrame] {
        check(timing, at: time, order: order) {
          $0.animator.scrubsLinearly = linearly
          $0.animator.pauseAnimation()
        }
      }
    }
  }

  @Test("pausing and starting again does not jump", arguments: AnimatorTiming.allCases)
  func resuming(timing: AnimatorTiming) {
    for time in Self.times {
      check(timing, at: time, order: .afterFrame) {
        $0.animator.pauseAnimation()
        $0.animator.startAnimation()
      }
    }
  }

  @Test("reversing does not jump", arguments: AnimatorTiming.allCases)
  func reversing(timing: AnimatorTiming) {
    for time in Self.times {
      check(timing, at: time, order: .beforeFrame) { $0.animator.isReversed = true }
      check(timing, at: time, order: .afterFrame) {
        $0.animator.isReversed = true
        $0.animator.isReversed = false
      }
    }
  }

  @Test("continuing with another timing does not jump", arguments: AnimatorTiming.allCases, AnimatorTiming.allCases)
  func continuing(timing: AnimatorTiming, other: AnimatorTiming) {
    for time in Self.times {
      for isReversed in [false, true] {
        check(timing, at: time, order: .afterFrame) {
          $0.animator.pauseAnimation()
          $0.animator.isReversed = isReversed
          $0.animator.continueAnimation(withTimingParameters: other.parameters, durationFactor: 0.8)
        }
      }
    }
  }

  @Test("setting the current fraction does not jump", arguments: AnimatorTiming.allCases, [true, false])
  func scrubbingInPlace(timing: AnimatorTiming, linearly: Bool) {
    for time in Self.times {
      check(timing, at: time, order: .afterFrame) {
        $0.animator.scrubsLinearly = linearly
        let fraction = $0.animator.fractionComplete
        $0.animator.pauseAnimation()
        #expect(abs($0.animator.fractionComplete - fraction) < 1e-6)
        $0.animator.fractionComplete = fraction
      }
    }
  }

  @Test("stopping does not jump", arguments: AnimatorTiming.allCases)
  func stopping(timing: AnimatorTiming) {
    for time in Self.times {
      check(timing, at: time, order: .beforeFrame) { $0.animator.stopAnimation(true) }
    }
  }

  @Test("a scrubbed animator goes on from its position", arguments: AnimatorTiming.allCases, [true, false])
  func scrubbed(timing: AnimatorTiming, isReversed: Bool) {
    for fraction in [CGFloat(0.1), 0.45, 0.8] {
      let scene = AnimatorScene(timing.parameters)
      let view = scene.view
      scene.animator.addAnimations({ view.alpha = 0.25 }, delayFactor: 0.3)
      scene.animator.startAnimation()
      _ = scene.shown(0, 0.3)
      scene.animator.pauseAnimation()
      scene.animator.fractionComplete = fraction
      let held = scene.frames.shown(at: [0.4, 0.7]) { Self.look(view) }
      #expect(isClose(held[0], held[1]) && isClose([held[0][0]], [50 + 100 * fraction]))
      scene.animator.isReversed = isReversed
      scene.animator.startAnimation()
      let going = scene.frames.shown(at: [0.8, 0.80001]) { Self.look(view) }
      #expect(isClose(going[0], held[1]) && isClose(going[1], held[1], within: 0.05))
      let last = scene.frames.shown(at: [4, 4.1]) { Self.look(view) }
      #expect(isClose(last[1], isReversed ? [50, 50, 1] : [150, 50, 0.25]))
      #expect(scene.ends == [isReversed ? .start : .end])
    }
  }

  @Test("all frames, including the last, show positions on the way", arguments: [true, false])
  func frameByFrame(isReversed: Bool) {
    for order in [EndReports.beforeFrame, .afterFrame] {
      let scene = AnimatorScene(UICubicTimingParameters(animationCurve: .easeInOut), endReports: order)
      scene.animator.startAnimation()
      var positions = scene.frames.shown(at: ticks(from: 0, count: 25)) { scene.frames.x }
      if isReversed { scene.animator.isReversed = true }
      positions += scene.frames.shown(at: ticks(from: 25.0 / 60, count: 60)) { scene.frames.x }
      let steps = zip(positions, positions.dropFirst()).map { abs($1 - $0) }
      #expect(steps.max() ?? 0 < 3.5 && positions.allSatisfy { (50...150).contains($0) })
      #expect(abs((positions.last ?? 0) - (isReversed ? 50 : 150)) < 1e-9)
    }
  }
}
