import QuartzCore
import Testing

@Suite("Keyframe animations:") struct KeyframeTests {
  private func x(_ animation: CAAnimation, at time: Double) -> Double {
    var state = LayerState()
    animation.apply(to: &state, at: time, lasting: 0)
    return Double(state.position.x)
  }

  private func animation(_ values: [Double], _ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    (animation.values, animation.calculationMode, animation.duration) = (values, mode, 1)
    return animation
  }

  @Test("each step has its own timing function, within that of the whole animation")
  func stepPacing() {
    let animation = animation([0, 100, 200], .linear)
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
    #expect(isNear(x(animation, at: 0.25), 31.535682, 1e-4))
    #expect(isNear(x(animation, at: 0.75), 150))
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let half = CAMediaTimingFunction(name: .easeIn)
    #expect(isNear(x(animation, at: 0.5), 100 * half.value(at: 2 * half.value(at: 0.5)), 1e-9))
  }

  @Test("tension 1 stops at the values; continuity and bias bend the curve between them")
  func splineShape() {
    let values = [0.0, 100, 50, 120]
    let tight = animation(values, .cubic)
    tight.tensionValues = [1, 1, 1, 1]
    // Without tangents, a step is the smoothstep from one value to the next.
    #expect(isNear(x(tight, at: 0.5), 75))
    #expect(isNear(x(tight, at: 1.0 / 6), 50))
    let plain = animation(values, .cubic)
    for (name, set) in [
      ("bias", { (a: CAKeyframeAnimation, v: [NSNumber]) in a.biasValues = v }),
      ("continuity", { a, v in a.continuityValues = v }), ("tension", { a, v in a.tensionValues = v }),
    ] {
      let (more, less) = (animation(values, .cubic), animation(values, .cubic))
      set(more, [0, 0.5])
      set(less, [0, -0.5])
      let at = 0.4
      #expect(x(more, at: at) != x(plain, at: at), "\(name)")
      #expect(isNear(x(more, at: at) + x(less, at: at), 2 * x(plain, at: at), 1e-9), "\(name)")
      for time in [0, 1.0 / 3, 2.0 / 3, 1] { #expect(isNear(x(more, at: time), x(plain, at: time), 1e-9), "\(name)") }
    }
  }

  @Test("the cubicPaced mode follows the smooth curve at constant speed")
  func cubicPaced() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 300)]
    (animation.calculationMode, animation.keyTimes, animation.duration) = (.cubicPaced, [0, 0.9, 1], 1)
    var positions: [CGPoint] = []
    for index in 0...100 {
      var state = LayerState()
      animation.apply(to: &state, at: Double(index) / 100, lasting: 0)
      positions.append(state.position)
    }
    let steps = zip(positions, positions.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let mean = steps.reduce(0, +) / 100
    #expect(steps.allSatisfy { abs($0 / mean - 1) < 0.02 })
    #expect(positions.contains { hypot($0.x - 100, $0.y) < 3 })
  }

  @Test("a layer rotates with its path, against it, or not at all")
  func rotation() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration) = (path, 1)
    for (mode, wanted) in [(nil, 0.0), (CAAnimationRotationMode.rotateAuto, 1.0), (.rotateAutoReverse, -1)] {
      animation.rotationMode = mode
      var state = LayerState()
      animation.apply(to: &state, at: 0.75, lasting: 0)
      #expect(state.position == CGPoint(x: 100, y: 50))
      #expect(isNear(Double(state.transform.m12), wanted))
    }
  }

  @Test("a path is copied with the animation")
  func copiedPath() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.rotationMode, animation.biasValues) = (path, .rotateAuto, [1])
    let copy = animation.copy() as? CAKeyframeAnimation
    path.addLine(to: CGPoint(x: 100, y: 100))
    #expect(copy?.path?.boundingBox.height == 0)
    #expect(copy?.rotationMode == .rotateAuto && copy?.biasValues == [1])
  }

  @Test(
    "a layer's copy of an animation shows the same transforms as the animation",
    arguments: [CAAnimationCalculationMode.linear, .paced, .cubic])
  func layersTransforms(mode: CAAnimationCalculationMode) throws {
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [
      CATransform3DIdentity, CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeRotation(1, 1, 0.5, 0.2),
      CATransform3DMakeScale(0, 0, 0), CATransform3DMakeTranslation(1, 2, 3),
    ]
    (animation.duration, animation.calculationMode) = (1, mode)
    let layer = CALayer()
    layer.add(animation, forKey: "turn")
    let copy = try #require(layer.animation(forKey: "turn"))
    for time in [0.05, 0.25, 0.3, 0.6, 0.9, 0.3] {
      var (slow, quick) = (LayerState(), LayerState())
      animation.apply(to: &slow, at: time, lasting: 0)
      copy.apply(to: &quick, at: time, lasting: 0)
      #expect("\(slow)" == "\(quick)", "at \(time)")
    }
  }
}
