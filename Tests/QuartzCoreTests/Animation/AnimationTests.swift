import QuartzCore
import Testing

@Suite("Animations:") struct AnimationTests {
  @Test("an additive transform animation from old − new to identity starts at the old value and ends at the new one")
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

  @Test("colors interpolate by component, a nil color has no effect, and Booleans switch at the start")
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

  @Test("components of transforms and rectangles animate by their key paths and leave the other components alone")
  func parts() {
    func halfway(_ path: String, _ from: Any, _ to: Any, _ model: LayerState = LayerState()) -> LayerState {
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      var state = model
      animation.apply(to: &state, at: 0.5, lasting: 0)
      return state
    }
    var model = LayerState()
    model.transform = CATransform3DMakeScale(2, 2, 1)
    (model.bounds, model.position) = (CGRect(x: 1, y: 2, width: 3, height: 4), CGPoint(x: 5, y: 6))
    let turned = halfway("transform.rotation.z", 0, Double.pi, model).transform
    #expect(isNear(turned.m12, 2, 1e-12) && isNear(turned.m11, 0, 1e-12) && isNear(turned.m21, -2, 1e-12))
    let scaled = halfway("transform.scale", 1, 4, model).transform
    #expect([scaled.m11, scaled.m22, scaled.m33] == [2.5, 2.5, 2.5])
    let wide = halfway("transform.scale.x", 1, 4, model).transform
    #expect([wide.m11, wide.m22] == [2.5, 2])
    let moved = halfway("transform.translation.y", 0, 8, model).transform
    #expect([moved.m11, moved.m41, moved.m42] == [2, 0, 4])
    #expect(halfway("position.x", 0, 8, model).position == CGPoint(x: 4, y: 6))
    #expect(halfway("bounds.size.width", 0, 8, model).bounds == CGRect(x: 1, y: 2, width: 4, height: 4))
    let grown = halfway("bounds", CGRect.zero, CGRect(x: 2, y: 4, width: 6, height: 8), model)
    #expect(grown.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(halfway("contentsCenter", CGRect.zero, CGRect(x: 0, y: 0, width: 1, height: 1)).contentsCenter.width == 0.5)
  }

  @Test("a path animates point by point to one of the same structure, and not at all to any other")
  func paths() {
    let (small, large) = (CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 10, y: 0, width: 4, height: 6))
    let animation = CABasicAnimation(keyPath: "path")
    (animation.fromValue, animation.toValue) = (
      CGPath(rect: small, transform: nil), CGPath(rect: large, transform: nil)
    )
    animation.duration = 1
    let layer = CAShapeLayer()
    layer.path = CGPath(ellipseIn: small, transform: nil)
    var state = layer.state
    animation.apply(to: &state, at: 0.5, lasting: 0)
    #expect(state.shape?.path?.boundingBox == CGRect(x: 5, y: 0, width: 3, height: 4))
    animation.toValue = CGPath(ellipseIn: large, transform: nil)
    state = layer.state
    animation.apply(to: &state, at: 0.5, lasting: 0)
    #expect(state.shape?.path == layer.path)
  }

  @Test("a copy keeps the class and the values, and those of a subclass that overrides copy(with:)")
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
