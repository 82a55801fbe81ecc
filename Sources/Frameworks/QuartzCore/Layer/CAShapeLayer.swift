/// A layer that draws a path in its coordinates: filled, then stroked, over its contents and below its sublayers. The
/// path is not clipped to the bounds.
open class CAShapeLayer: CALayer {
  override class var initialShape: ShapeState? { ShapeState() }

  /// The path to draw. Animatable between paths with the same elements. There is no implicit animation.
  open var path: CGPath? {
    get { state.plainShape.path }
    set { change("path", \.plainShape.path, newValue?.copy()) }
  }

  /// The fill color. The default is black. Nil means no fill. Animatable.
  open var fillColor: CGColor? {
    get { state.plainShape.fillColor }
    set { change("fillColor", \.plainShape.fillColor, newValue) }
  }

  /// The rule that determines the inside of a path that crosses itself.
  open var fillRule: CAShapeLayerFillRule {
    get { state.plainShape.fillRule }
    set { change("fillRule", \.plainShape.fillRule, newValue) }
  }

  /// The stroke color. The default is nil, which means no stroke. Animatable.
  open var strokeColor: CGColor? {
    get { state.plainShape.strokeColor }
    set { change("strokeColor", \.plainShape.strokeColor, newValue) }
  }

  /// The start of the stroke, as a fraction of the path's length from 0 to 1. Animatable.
  open var strokeStart: CGFloat {
    get { state.plainShape.strokeStart }
    set { change("strokeStart", \.plainShape.strokeStart, newValue) }
  }

  /// The end of the stroke, as a fraction of the path's length from 0 to 1. Animatable.
  open var strokeEnd: CGFloat {
    get { state.plainShape.strokeEnd }
    set { change("strokeEnd", \.plainShape.strokeEnd, newValue) }
  }

  /// The line width in points. The default is 1. Animatable.
  open var lineWidth: CGFloat {
    get { state.plainShape.lineWidth }
    set { change("lineWidth", \.plainShape.lineWidth, newValue) }
  }

  /// The maximum length of a mitered corner, in line widths. Longer ones are beveled. The default is 10. Animatable.
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

  /// The offset into the dash pattern at which the stroke starts, in points. Animatable.
  open var lineDashPhase: CGFloat {
    get { state.plainShape.lineDashPhase }
    set { change("lineDashPhase", \.plainShape.lineDashPhase, newValue) }
  }

  /// The lengths of dash, gap, dash… in points. Nil means a continuous stroke.
  open var lineDashPattern: [NSNumber]? {
    get { state.plainShape.lineDashPattern }
    set { change("lineDashPattern", \.plainShape.lineDashPattern, newValue) }
  }
}
