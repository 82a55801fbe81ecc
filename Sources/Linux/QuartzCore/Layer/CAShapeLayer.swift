/// A layer that draws a path in its coordinates: filled, then stroked, over its contents and below its sublayers. The path
/// isn't clipped to the bounds.
open class CAShapeLayer: CALayer {
  override class var initialShape: ShapeState? { ShapeState() }

  /// The outline. Animatable between paths of the same segments; there is no implicit animation.
  open var path: CGPath? {
    get { state.plainShape.path }
    set { change("path", \.plainShape.path, newValue?.copy()) }
  }

  /// Black unless set; nil: not filled. Animatable.
  open var fillColor: CGColor? {
    get { state.plainShape.fillColor }
    set { change("fillColor", \.plainShape.fillColor, newValue) }
  }

  /// What is inside where the path crosses itself.
  open var fillRule: CAShapeLayerFillRule {
    get { state.plainShape.fillRule }
    set { change("fillRule", \.plainShape.fillRule, newValue) }
  }

  /// Nil (not stroked) unless set. Animatable.
  open var strokeColor: CGColor? {
    get { state.plainShape.strokeColor }
    set { change("strokeColor", \.plainShape.strokeColor, newValue) }
  }

  /// Where along the path, 0 to 1 of its length, the stroke starts. Animatable.
  open var strokeStart: CGFloat {
    get { state.plainShape.strokeStart }
    set { change("strokeStart", \.plainShape.strokeStart, newValue) }
  }

  /// Where along the path, 0 to 1 of its length, the stroke ends. Animatable.
  open var strokeEnd: CGFloat {
    get { state.plainShape.strokeEnd }
    set { change("strokeEnd", \.plainShape.strokeEnd, newValue) }
  }

  /// Points; 1 unless set. Animatable.
  open var lineWidth: CGFloat {
    get { state.plainShape.lineWidth }
    set { change("lineWidth", \.plainShape.lineWidth, newValue) }
  }

  /// How many line widths a mitred corner may reach before it is bevelled; 10 unless set. Animatable.
  open var miterLimit: CGFloat {
    get { state.plainShape.miterLimit }
    set { change("miterLimit", \.plainShape.miterLimit, newValue) }
  }

  /// The shape of the stroke's ends.
  open var lineCap: CAShapeLayerLineCap {
    get { state.plainShape.lineCap }
    set { change("lineCap", \.plainShape.lineCap, newValue) }
  }

  /// The shape of the stroke's corners.
  open var lineJoin: CAShapeLayerLineJoin {
    get { state.plainShape.lineJoin }
    set { change("lineJoin", \.plainShape.lineJoin, newValue) }
  }

  /// How far into the dash pattern the stroke starts, points. Animatable.
  open var lineDashPhase: CGFloat {
    get { state.plainShape.lineDashPhase }
    set { change("lineDashPhase", \.plainShape.lineDashPhase, newValue) }
  }

  /// Lengths, points, of dash, gap, dash…; nil is a continuous stroke.
  open var lineDashPattern: [NSNumber]? {
    get { state.plainShape.lineDashPattern }
    set { change("lineDashPattern", \.plainShape.lineDashPattern, newValue) }
  }
}
