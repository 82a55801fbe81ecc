import QuartzCore
import Testing

extension QuartzCoreSuite {
  /// A paused ancestor that scrubs animations of every kind by its `timeOffset`. Core Animation's behavior here is not
  /// published: the expected values follow from the timing model, so they are a guess.
  @MainActor @Suite("Scrubbing:") struct ScrubTests {
    /// A kind of animation from 0 to about 100 along x in one second, and its position after a number of seconds.
    struct Kind: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let animation: @Sendable () -> CAAnimation
      let value: @Sendable (Double) -> Double
    }

    nonisolated private static func basic(_ animation: CABasicAnimation) -> CABasicAnimation {
      (animation.keyPath, animation.fromValue, animation.toValue, animation.duration) = ("position.x", 0, 100, 1)
      return animation
    }

    nonisolated static let kinds: [Kind] = [
      Kind(testDescription: "basic", animation: { basic(CABasicAnimation()) }, value: { 100 * $0 }),
      Kind(
        testDescription: "keyframes",
        animation: {
          let animation = CAKeyframeAnimation(keyPath: "position.x")
          (animation.values, animation.keyTimes, animation.duration) = ([0, 100, 50], [0, 0.5, 1], 1)
          return animation
        }, value: { $0 <= 0.5 ? 200 * $0 : 150 - 100 * $0 }),
      Kind(
        testDescription: "spring", animation: { basic(CASpringAnimation()) },
        value: { t in
          // ω = 10, ζ = 1/2.
          let wd = 75.0.squareRoot()
          return 100 - 100 * exp(-5 * t) * (cos(wd * t) + 5 / wd * sin(wd * t))
        }),
      Kind(
        testDescription: "group",
        animation: {
          let (member, group) = (basic(CABasicAnimation()), CAAnimationGroup())
          (member.beginTime, member.duration, member.fillMode) = (0.25, 0.5, .both)
          (group.animations, group.duration) = ([member], 1)
          return group
        }, value: { min(max(($0 - 0.25) * 200, 0), 100) }),
    ]

    /// Returns the x position of the animated layer, whose superlayer is paused at 100 s.
    private func shown(_ stage: TestStage) -> Double { Double(stage.node.children[0].children[0].transform.m41) }

    private func scene(_ reports: EndReports, _ animation: CAAnimation) -> (TestStage, CALayer, CALayer) {
      let stage = TestStage(reports)
      let (container, page) = (stage.layer(), CALayer())
      page.bounds.size = CGSize(width: 10, height: 10)
      page.anchorPoint = .zero
      page.backgroundColor = CGColor(gray: 0, alpha: 1)
      container.addSublayer(page)
      CATransaction.flush()
      (container.speed, container.timeOffset) = (0, container.convertTime(CACurrentMediaTime(), from: nil))
      CATransaction.setDisableActions(true)
      page.position.x = -7
      page.add(animation, forKey: "a")
      stage.frame()
      return (stage, container, page)
    }

    @Test("every kind of animation follows the time offset back and forth", arguments: EndReports.allCases, kinds)
    func scrub(_ reports: EndReports, _ kind: Kind) {
      let (stage, container, page) = scene(reports, kind.animation())
      for time in [0.25, 0.9, 0.4, 1, 0, 0.6] {
        stage.frame(after: 0.3) { container.timeOffset = 100 + time }
        #expect(isNear(shown(stage), kind.value(time), 1e-6), "at \(time)")
      }
      stage.frame { container.timeOffset = 101.01 }
      #expect(shown(stage) == -7)
      stage.frame()
      stage.frame()
      #expect(page.animationKeys() == nil)
    }

    @Test("a delayed animation starts later in its layer's time", arguments: EndReports.allCases, kinds)
    func delayed(_ reports: EndReports, _ kind: Kind) {
      let (animation, delay) = (kind.animation(), 0.5)
      animation.fillMode = .backwards
      animation.beginTime = 100 + delay
      let (stage, container, page) = scene(reports, animation)
      for time in [0, 0.3, 0.75, 1.4, 0.5, 0.2, 1.5, 0.9] {
        stage.frame(after: 0.3) { container.timeOffset = 100 + time }
        #expect(isNear(shown(stage), kind.value(max(0, time - delay)), 1e-6), "at \(time)")
      }
      #expect(page.animationKeys() == ["a"])
      // Without a fill mode, it shows nothing before it starts.
      let plain = kind.animation()
      plain.beginTime = 100 + delay
      let (other, frozen, _) = scene(reports, plain)
      other.frame { frozen.timeOffset = 100.4 }
      #expect(shown(other) == -7)
      other.frame { frozen.timeOffset = 100.8 }
      #expect(isNear(shown(other), kind.value(0.3), 1e-6))
    }

    @Test("an animation continues from where it was paused", arguments: EndReports.allCases, kinds)
    func letGo(_ reports: EndReports, _ kind: Kind) {
      let (stage, container, page) = scene(reports, kind.animation())
      stage.frame(after: 3) { container.timeOffset = 100.25 }
      stage.frame(after: 0) { (container.speed, container.timeOffset) = (1, 100.25 - CACurrentMediaTime()) }
      #expect(isNear(shown(stage), kind.value(0.25), 1e-6))
      stage.frame(after: 0.5)
      #expect(isNear(shown(stage), kind.value(0.75), 1e-6))
      stage.frame(after: 0.5)
      stage.frame()
      #expect(page.animationKeys() == nil)
    }
  }
}
