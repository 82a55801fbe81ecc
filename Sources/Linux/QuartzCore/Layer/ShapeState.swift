/// What a shape layer draws.
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
  /// The shape, for a layer that has one.
  var plainShape: ShapeState {
    get { shape ?? ShapeState() }
    set { shape = newValue }
  }
}
