/// An animation delegate that can block touches on its view.
protocol TouchBlocking: AnyObject {
  /// `true` if the view and its subviews receive no touches while the animation is on the view's layer.
  var blocksTouches: Bool { get }
}

extension AnimationReport: TouchBlocking {}
