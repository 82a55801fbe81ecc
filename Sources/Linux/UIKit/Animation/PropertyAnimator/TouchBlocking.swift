/// What an animation's delegate is where the animation can keep touches from its view.
protocol TouchBlocking: AnyObject {
  /// Whether the view, and with it its subviews, takes no touches while the animation is on its layer.
  var blocksTouches: Bool { get }
}

extension AnimationReport: TouchBlocking {}
