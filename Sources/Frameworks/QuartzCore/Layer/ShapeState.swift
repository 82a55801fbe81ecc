/// The state of a shape layer.
package struct ShapeState {
  package var path: CGPath?
  package var fillColor: CGColor? = .opaqueBlack
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [NSNumber]?

  package init() {}
}

extension LayerState {
  /// The shape of a shape layer.
  var plainShape: ShapeState {
    get { shape ?? ShapeState() }
    set { shape = newValue }
  }
}
