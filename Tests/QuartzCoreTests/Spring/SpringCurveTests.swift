import QuartzCore
import Testing

@Suite("Spring curves:") struct SpringCurveTests {
  @Test("the velocity is the slope of the value", arguments: [2.0, 10, 20, 20.0001, 30, 200], [-5.0, 0, 5])
  func velocity(_ damping: Double, _ initialVelocity: Double) {
    for isAllowed in [false, true] {
      let spring = SpringCurve(damping: damping, initialVelocity: initialVelocity, allowsOverdamping: isAllowed)
      #expect(isNear(spring.velocity(at: 0), initialVelocity, 1e-9))
      for t in [0.05, 0.2, 0.7] {
        let slope = (spring.value(at: t + 1e-6) - spring.value(at: t - 1e-6)) / 2e-6
        #expect(isNear(spring.velocity(at: t), slope, 1e-6))
      }
    }
  }

  @Test("without damping a spring never settles")
  func undamped() {
    #expect(SpringCurve(damping: 0).settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  @Test("a spring animation is cut off at its duration, as measured")
  func presented() {
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 0.5)
    var state = LayerState()
    for (t, x) in [(0.1, 34.02998447418213), (0.49, 108.34387540817261)] {
      animation.apply(to: &state, at: t, lasting: 0)
      #expect(isNear(state.position.x, x, 2e-4))
    }
    state.position.x = -1
    animation.apply(to: &state, at: 0.51, lasting: 0)
    #expect(state.position.x == -1)
  }

  @Test("a precomputed track applies the same values as its animation")
  func track() throws {
    let values: [(String, Any, Any)] = [
      ("position", CGPoint(x: 1, y: 2), CGPoint(x: 30, y: 40)), ("position.x", 1, 5), ("position.y", 1, 5),
      ("bounds", CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 3, y: 4, width: 50, height: 60)),
      ("bounds.origin", CGPoint.zero, CGPoint(x: 3, y: 4)), ("bounds.size", CGSize.zero, CGSize(width: 3, height: 4)),
      ("opacity", 0.1, 0.7), ("cornerRadius", 1, 9), ("zPosition", -3, 3), ("borderWidth", 0, 2),
      ("anchorPoint", CGPoint.zero, CGPoint(x: 1, y: 1)), ("shadowOpacity", 0, 1), ("shadowRadius", 0, 8),
      ("shadowOffset", CGSize(width: 1, height: 2), CGSize(width: 3, height: -4)),
    ]
    for (path, from, to) in values {
      for (hasFrom, hasTo, hasBy, isAdditive) in [
        (true, true, false, false), (true, false, false, false), (false, true, false, false),
        (true, false, true, false),
        (false, true, true, false), (false, false, true, false), (true, true, false, true),
        (false, false, false, false),
      ] {
        let animation = CASpringAnimation(keyPath: path)
        (animation.fromValue, animation.toValue) = (hasFrom ? from : nil, hasTo ? to : nil)
        (animation.byValue, animation.isAdditive, animation.duration) = (hasBy ? to : nil, isAdditive, 1)
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        var (slow, quick) = (LayerState(), LayerState())
        animation.apply(to: &slow, at: 0.3, lasting: 0)
        Track.of(animation)?.apply(to: &quick, at: 0.3)
        #expect("\(slow)" == "\(quick)", "\(path) \(hasFrom) \(hasTo) \(hasBy) \(isAdditive)")
        #expect((Track.of(animation) != nil) == (hasFrom || hasTo || hasBy), "\(path)")
      }
    }
  }

  @Test(
    "a track with decomposed transforms applies the same transform as its animation",
    arguments: ["transform", "sublayerTransform"])
  func transformTrack(path: String) throws {
    let flat = CATransform3DMakeAffineTransform(
      CGAffineTransform(translationX: 10, y: 20).rotated(by: 0.5).scaledBy(x: 2, y: 3))
    let turned = CATransform3DTranslate(CATransform3DMakeRotation(1, 1, 0.5, 0.2), 5, 6, 7)
    let singular = CATransform3DMakeScale(0, 0, 0)
    for (from, to) in [(flat, CATransform3DIdentity), (turned, flat), (turned, singular)] {
      for isAdditive in [false, true] {
        let animation = CASpringAnimation(keyPath: path)
        (animation.fromValue, animation.toValue) = (from, to)
        (animation.isAdditive, animation.duration) = (isAdditive, 1)
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        var slow = LayerState()
        (slow.transform, slow.sublayerTransform) = (turned, flat)
        var quick = slow
        animation.apply(to: &slow, at: 0.3, lasting: 0)
        try #require(Track.of(animation)).apply(to: &quick, at: 0.3)
        #expect("\(slow)" == "\(quick)")
      }
    }
    let animation = CABasicAnimation(keyPath: path)
    animation.toValue = flat
    #expect(Track.of(animation) == nil, "it starts at what the layer shows")
    animation.fromValue = turned
    #expect(Track.of(animation) != nil)
    animation.isCumulative = true
    #expect(Track.of(animation) == nil)
  }
}
