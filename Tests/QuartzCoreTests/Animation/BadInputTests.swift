import QuartzCore
import Testing

@Suite("Invalid values:") struct BadInputTests {
  @Test("an unknown name of a timing function stops the program")
  func timingFunctionName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "bogus"))
    }
    #expect(Self.text(result).contains("unknown timing function name: bogus"))
  }

  @Test("a spring without mass or stiffness, or with negative damping, stops the program")
  func springs() async {
    let mass = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CASpringAnimation().mass = 0
    }
    #expect(Self.text(mass).contains("mass must be greater than 0"))
    let stiffness = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CASpringAnimation().stiffness = 0
    }
    #expect(Self.text(stiffness).contains("stiffness must be greater than 0"))
    let damping = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CASpringAnimation().damping = -1
    }
    #expect(Self.text(damping).contains("damping must not be negative"))
  }

  @Test("changing an added animation, or a member of an added group, stops the program")
  func frozen() async {
    let single = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let layer = CALayer()
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
      layer.animation(forKey: "a")?.duration = 3
    }
    #expect(Self.text(single).contains("attempting to modify read-only animation"))
    let member = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (layer, group) = (CALayer(), CAAnimationGroup())
      group.animations = [CABasicAnimation(keyPath: "opacity")]
      layer.add(group, forKey: "a")
      (layer.animation(forKey: "a") as? CAAnimationGroup)?.animations?.first?.speed = 2
    }
    #expect(Self.text(member).contains("attempting to modify read-only animation"))
  }

  @Test("changing a presentation layer stops the program")
  func presentation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = LayerTree(root: CALayer())
      CATransaction.flush()
      tree.root.presentation()?.opacity = 0
    }
    #expect(Self.text(result).contains("attempting to modify read-only layer"))
  }

  @Test("key times that decrease or are not within 0 to 1 are ignored")
  func keyTimes() {
    func value(_ times: [NSNumber]?, _ mode: CAAnimationCalculationMode) -> Float {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      (animation.values, animation.keyTimes, animation.duration) = ([0, 1, 0.5], times, 1)
      animation.calculationMode = mode
      var state = LayerState()
      animation.apply(to: &state, at: 0.3, lasting: 0)
      return state.opacity
    }
    for mode in [CAAnimationCalculationMode.linear, .discrete, .cubic] {
      #expect(value([0, 0.8, 0.2], mode) == value(nil, mode), "\(mode)")
      #expect(value([0, 0.2, 2], mode) == value(nil, mode), "\(mode)")
      #expect(value([0, 0.1, 1], mode) != value(nil, mode), "\(mode)")
    }
  }

  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
