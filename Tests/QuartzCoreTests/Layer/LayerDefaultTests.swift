import QuartzCore
import Testing

@Suite("Default values of layer properties") struct LayerDefaultTests {
  @Test("are those of the header for shape layers, and nil for other classes")
  func shapes() {
    let numbers = ["lineWidth", "miterLimit", "strokeStart", "strokeEnd", "lineDashPhase"].map {
      CAShapeLayer.defaultValue(forKey: $0) as? CGFloat
    }
    #expect(numbers == [1, 10, 0, 1, 0])
    #expect(CAShapeLayer.defaultValue(forKey: "fillColor") is CGColor)
    #expect(CAShapeLayer.defaultValue(forKey: "strokeColor") as? CGColor == nil)
    #expect(CAShapeLayer.defaultValue(forKey: "fillRule") as? CAShapeLayerFillRule == .nonZero)
    #expect(CAShapeLayer.defaultValue(forKey: "lineCap") as? CAShapeLayerLineCap == .butt)
    #expect(CAShapeLayer.defaultValue(forKey: "lineJoin") as? CAShapeLayerLineJoin == .miter)
    for type in [CALayer.self, CAGradientLayer.self] { #expect(type.defaultValue(forKey: "lineWidth") == nil) }
  }

  @Test("are those of the header for gradient layers")
  func gradients() {
    #expect(CAGradientLayer.defaultValue(forKey: "startPoint") as? CGPoint == CGPoint(x: 0.5, y: 0))
    #expect(CAGradientLayer.defaultValue(forKey: "endPoint") as? CGPoint == CGPoint(x: 0.5, y: 1))
    #expect(CAGradientLayer.defaultValue(forKey: "type") as? CAGradientLayerType == .axial)
    #expect(CALayer.defaultValue(forKey: "startPoint") == nil)
  }

  @Test("are the values of a new layer, even of a subclass")
  func fresh() {
    final class Ring: CAShapeLayer {}
    for key in ["lineWidth", "miterLimit", "strokeEnd", "opacity", "shadowRadius"] {
      #expect(Ring.defaultValue(forKey: key) as? Double == Ring().value(forKey: key) as? Double, "\(key)")
    }
    #expect(Ring.defaultValue(forKey: "opacity") as? Double == 1)
  }

  @Test("can be overridden with values given by name")
  func names() {
    let layer = CAShapeLayer()
    layer.setValue("round", forKey: "lineCap")
    layer.setValue(CAShapeLayerLineJoin.bevel, forKey: "lineJoin")
    layer.setValue("even-odd", forKey: "fillRule")
    layer.setValue(nil, forKey: "fillRule")
    #expect(layer.lineCap == .round && layer.lineJoin == .bevel && layer.fillRule == .evenOdd)
  }

  @Test("include timing functions, each of which is equal only to itself")
  func timingFunctions() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    #expect(function == function && function != CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4))
  }
}
