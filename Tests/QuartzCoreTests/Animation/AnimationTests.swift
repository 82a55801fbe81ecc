import QuartzCore
import Testing

@Suite struct AnimationTests {
  private func opacity(_ animation: CAAnimation, at time: Double, model: Float = 0.5) -> Double {
    var state = LayerState()
    state.opacity = model
    animation.apply(to: &state, at: time, lasting: 0)
    return Double(state.opacity)
  }

  private func x(_ animation: CAAnimation, at time: Double, model: CGFloat = 0) -> Double {
    var state = LayerState()
    state.position.x = model
    animation.apply(to: &state, at: time, lasting: 0)
    return Double(state.position.x)
  }

  @Test("From, to and by over a model of 0.5, half way")
  func fromToBy() {
    let rows: [(Any?, Any?, Any?, Double)] = [
      (0.2, nil, nil, 0.35), (nil, 0.8, nil, 0.65), (nil, nil, 0.3, 0.65), (0.2, nil, 0.3, 0.35), (nil, 0.9, 0.3, 0.75),
      (nil, nil, nil, 0.5),
    ]
    for (from, to, by, wanted) in rows {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.byValue, animation.duration) = (from, to, by, 1)
      #expect(isNear(opacity(animation, at: 0.5), wanted, 1e-6))
    }
  }

  @Test("Additive animations add up")
  func additive() {
    var state = LayerState()
    state.opacity = 0.5
    for to in [0.2, 0.1] {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration, animation.isAdditive) = (0, to, 1, true)
      animation.apply(to: &state, at: 0.5, lasting: 0)
    }
    #expect(isNear(Double(state.opacity), 0.65, 1e-6))
  }

  @Test("An additive transform from old − new to nothing starts at the old and ends at the new")
  func additiveTransform() {
    let old = CATransform3DConcat(CATransform3DMakeRotation(0.4, 0, 0, 1), CATransform3DMakeTranslation(30, 0, 0))
    let new = CATransform3DMakeScale(2, 3, 1)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = AnimatableValue.transform(old).subtracting(.transform(new))?.object
    animation.toValue = CATransform3DIdentity
    (animation.duration, animation.isAdditive) = (1, true)
    for (time, wanted) in [(0.0, old), (1, new)] {
      var state = LayerState()
      state.transform = new
      animation.apply(to: &state, at: time, lasting: 0)
      #expect(zip(state.transform.rows, wanted.rows).allSatisfy { abs(($0 - $1).max()) < 1e-9 })
    }
  }

  @Test("Cumulative repetitions go on where the last one ended")
  func cumulative() {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
    (animation.isCumulative, animation.repeatCount) = (true, 3)
    for (t, wanted) in [(0.5, 5.0), (1.5, 15), (2.5, 25)] { #expect(isNear(x(animation, at: t), wanted)) }
    let by = CABasicAnimation(keyPath: "position.x")
    (by.byValue, by.duration, by.isCumulative, by.repeatCount) = (10, 1, true, 3)
    for (t, wanted) in [(0.5, 105.0), (1.5, 215), (2.5, 325)] { #expect(isNear(x(by, at: t, model: 100), wanted)) }
    (animation.autoreverses, animation.repeatCount) = (true, 2)
    #expect(isNear(x(animation, at: 2.5), 5))
  }

  @Test("Members of a group run in its time, and only in it")
  func group() {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.beginTime, fade.duration) = (0, 1, 0.5, 1)
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.fromValue, slide.toValue) = (0, 100)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([fade, slide], 2)
    for (t, y, place) in [(0.25, 0.5, 12.5), (0.5, 0, 25), (1, 0.5, 50), (1.4, 0.9, 70), (1.6, 0.5, 80)] {
      #expect(isNear(opacity(group, at: t), y, 1e-6))
      #expect(isNear(x(group, at: t), place))
    }
    #expect(x(group, at: 2.1, model: -1) == -1)
  }

  @Test("Keyframes are the measured ones")
  func keyframes() {
    let t = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]
    let times: [NSNumber] = [0, 0.1, 0.6, 1]
    let rows: [(CAAnimationCalculationMode, [NSNumber]?, [Double])] = [
      (.linear, nil, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
      (.linear, times, [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
      (.discrete, nil, [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
      (.discrete, times, [0, 1, 1, 1, 1, 0.5, 0.5, 0.5]),
      (.paced, nil, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
      (.cubic, nil, [0.16434374, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795]),
      (.cubic, times, [0.6145833, 1.0066667, 0.9, 0.74, 0.58666664, 0.503125, 0.55833334, 0.634375]),
    ]
    for (mode, times, wanted) in rows {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      (animation.values, animation.keyTimes, animation.duration) = ([0, 1, 0.5, 0.7], times, 1)
      animation.calculationMode = mode
      for (t, y) in zip(t, wanted) { #expect(isNear(opacity(animation, at: t), y, 1e-6), "\(mode) \(t)") }
    }
    let short = CAKeyframeAnimation(keyPath: "opacity")
    (short.values, short.keyTimes, short.duration) = ([0, 1, 0.5, 0.7], [0, 0.5, 1], 1)
    for (t, y) in [(0.1, 0.2), (0.25, 0.5), (0.4, 0.8), (0.6, 0.9), (0.75, 0.75), (0.9, 0.6)] {
      #expect(isNear(opacity(short, at: t), y, 1e-6))
    }
    short.values = [0.1]
    #expect(opacity(short, at: 0.5) == 0.5)
  }

  @Test("Colours go by component; towards no colour there is no effect; booleans switch at the start")
  func kinds() {
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    animation.duration = 1
    var state = LayerState()
    animation.apply(to: &state, at: 0.5, lasting: 0)
    #expect(state.backgroundColor == nil)
    state.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    animation.apply(to: &state, at: 0.5, lasting: 0)
    #expect(state.backgroundColor?.components == [0.5, 0, 0.5, 0.75])
    let hide = CABasicAnimation(keyPath: "hidden")
    (hide.fromValue, hide.toValue, hide.duration) = (false, true, 1)
    hide.apply(to: &state, at: 0, lasting: 0)
    #expect(state.isHidden)
  }

  @Test("A copy keeps class and values, a subclass's own if it says so")
  func copying() throws {
    let spring = CASpringAnimation(keyPath: "position")
    (spring.mass, spring.damping, spring.fromValue, spring.isAdditive) = (2, 3, 4, true)
    (spring.beginTime, spring.duration, spring.fillMode) = (5, 6, .both)
    spring.setValue("tag", forKey: "name")
    let copy = try #require(spring.copy() as? CASpringAnimation)
    #expect((copy.mass, copy.damping, copy.fromValue as? Int) == (2, 3, 4))
    #expect((copy.beginTime, copy.duration, copy.fillMode, copy.keyPath) == (5, 6, .both, "position"))
    #expect(copy.isAdditive)
    #expect(copy.value(forKey: "name") as? String == "tag")
    let tagged = Tagged(keyPath: "opacity")
    tagged.tag = 9
    #expect((tagged.copy() as? Tagged)?.tag == 9)
  }
}

final class Tagged: CABasicAnimation {
  var tag = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? Tagged)?.tag = tag
    return copy
  }
}
