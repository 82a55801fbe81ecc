import QuartzCore
import Testing
import UIKit

/// The timing of a spring whose time is paced by a cubic curve.
private final class Composed: NSObject, UITimingCurveProvider {
  var timingCurveType: UITimingCurveType { .composed }
  var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters(animationCurve: .easeIn) }
  var springTimingParameters: UISpringTimingParameters? { UISpringTimingParameters(dampingRatio: 0.6) }

  override init() { super.init() }
  required nonisolated init?(coder: NSCoder) { nil }
  nonisolated func encode(with coder: NSCoder) {}
  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

@Suite("The timing curves of a UIViewPropertyAnimator:", .serialized) @MainActor struct AnimatorCurveTests {
  private let times = [0, 0.1, 0.3, 0.5, 0.7, 0.9]

  private func shown(_ timing: any UITimingCurveProvider, duration: TimeInterval) -> [CGFloat] {
    let scene = AnimatorScene(timing, duration: duration)
    scene.animator.startAnimation()
    return scene.frames.shown(at: times.map { $0 * scene.animator.duration }) { scene.frames.x }
  }

  private func positions(_ progress: (Double) -> Double) -> [CGFloat] { times.map { 50 + 100 * CGFloat(progress($0)) } }

  @Test("a cubic curve has Core Animation's values for its control points")
  func cubic() {
    let timing = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.2, y: 0.7), controlPoint2: CGPoint(x: 0.6, y: 1.3))
    let curve = CAMediaTimingFunction(controlPoints: 0.2, 0.7, 0.6, 1.3)
    #expect(isClose(shown(timing, duration: 2), positions(curve.value(at:))))
    let standard = CAMediaTimingFunction(name: .default)
    #expect(isClose(shown(UICubicTimingParameters(), duration: 2), positions(standard.value(at:))))
  }

  @Test("a spring with a damping ratio is the same as UIView.animate's", arguments: [0.3, 0.7, 1])
  func ratio(ratio: Double) {
    let timing = UISpringTimingParameters(dampingRatio: CGFloat(ratio), initialVelocity: CGVector(dx: 2, dy: 2))
    let curve = SpringCurve.uiKit(dampingRatio: ratio, initialVelocity: 2, duration: 0.8)
    #expect(isClose(shown(timing, duration: 0.8), positions { curve.value(at: $0 * 0.8) }))
    let frames = Frames()
    UIView.animate(
      withDuration: 0.8, delay: 0, usingSpringWithDamping: CGFloat(ratio), initialSpringVelocity: 2,
      animations: { frames.view.center.x = 150 })
    let plain = frames.shown(at: times.map { $0 * 0.8 }) { frames.x }
    #expect(isClose(shown(timing, duration: 0.8), plain))
  }

  @Test("a spring with constants is Core Animation's, and runs for its settling duration")
  func constants() {
    let timing = UISpringTimingParameters(
      mass: 2, stiffness: 150, damping: 12, initialVelocity: CGVector(dx: -1, dy: -1))
    let spring = CASpringAnimation(keyPath: "position")
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 150, 12, -1)
    let span = spring.settlingDuration
    #expect(UIViewPropertyAnimator(duration: 1, timingParameters: timing).duration == span)
    #expect(isClose(shown(timing, duration: 1), positions { spring.curve.value(at: $0 * span) }))
  }

  @Test("a timing composed of both is a spring whose time is paced by the curve")
  func composed() {
    let curve = SpringCurve.uiKit(dampingRatio: 0.6, initialVelocity: 0, duration: 1)
    let pace = CAMediaTimingFunction(name: .easeIn)
    #expect(isClose(shown(Composed(), duration: 1), positions { curve.value(at: pace.value(at: $0)) }))
  }
}
