import QuartzCore
import Testing

extension QuartzCoreSuite {
  @MainActor @Suite("Gradient layers:") struct GradientLayerTests {
    private let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    private let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

    private func gray(_ layer: CALayer, _ x: Int, _ y: Int) -> Int {
      let context = CGContext(topLeftWidth: 100, height: 100, scale: 1)
      layer.render(in: context)
      return Int(context.makeImage()?.pixel(x: x, y: y).r ?? 0)
    }

    private func gradient() -> CAGradientLayer {
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.colors = [black, white]
      return layer
    }

    @Test("colors run from the start point to the end point, evenly or by their locations")
    func axial() {
      let layer = gradient()
      #expect((layer.startPoint, layer.endPoint) == (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1)))
      #expect(abs(gray(layer, 3, 50) - 128) <= 2 && gray(layer, 50, 2) < 10 && gray(layer, 50, 97) > 245)
      (layer.startPoint, layer.endPoint) = (.zero, CGPoint(x: 1, y: 0))
      #expect(abs(gray(layer, 25, 3) - 65) <= 2)
      layer.locations = [0.5, 1]
      #expect(gray(layer, 40, 50) == 0 && abs(gray(layer, 75, 50) - 128) <= 3)
      layer.colors = nil
      #expect(gray(layer, 90, 50) == 0)
    }

    @Test("a radial gradient is an ellipse around its start point")
    func radial() {
      let layer = gradient()
      (layer.type, layer.startPoint, layer.endPoint) = (.radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.75))
      #expect(gray(layer, 50, 50) < 15)
      #expect(abs(gray(layer, 75, 50) - 128) <= 5 && abs(gray(layer, 50, 62) - 128) <= 8)
      #expect(gray(layer, 50, 80) > 250)
    }

    @Test("a conic gradient runs around its start point, from the end point's direction toward positive y")
    func conic() {
      let layer = gradient()
      (layer.type, layer.startPoint, layer.endPoint) = (.conic, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.7, y: 0.5))
      for (x, y, wanted) in [(75, 75, 32), (50, 90, 64), (10, 50, 128), (50, 10, 191), (98, 47, 253), (98, 52, 2)] {
        #expect(abs(gray(layer, x, y) - wanted) <= 3, "\(x), \(y): \(gray(layer, x, y))")
      }
      // Corners are covered, and there are no seams between the parts of the turn.
      for (x, y, wanted) in [(99, 99, 32), (0, 99, 96), (0, 0, 159), (99, 0, 223)] {
        #expect(abs(gray(layer, x, y) - wanted) <= 3, "\(x), \(y): \(gray(layer, x, y))")
      }
      layer.colors = [white, white]
      let context = CGContext(topLeftWidth: 100, height: 100, scale: 1)
      layer.render(in: context)
      let image = context.makeImage()
      #expect((0..<10000).allSatisfy { image?.pixel(x: $0 % 100, y: $0 / 100).a == 255 })
      (layer.colors, layer.endPoint, layer.locations) = ([black, white], CGPoint(x: 0.5, y: 1), [0.25, 0.5])
      for (x, y, wanted) in [(30, 90, 0), (10, 50, 0), (30, 30, 128), (50, 10, 255), (90, 50, 255)] {
        #expect(abs(gray(layer, x, y) - wanted) <= 4, "\(x), \(y): \(gray(layer, x, y))")
      }
    }

    @Test("colors, locations, and points can be animated, and colors and points also animate implicitly")
    func animating() throws {
      let stage = TestStage()
      let layer = gradient()
      stage.root.addSublayer(layer)
      CATransaction.flush()
      layer.colors = [white, black]
      layer.locations = [0, 0.5]
      layer.endPoint = CGPoint(x: 0.5, y: 0.5)
      #expect(layer.animationKeys() == ["colors", "endPoint"])
      let animation = CABasicAnimation(keyPath: "locations")
      (animation.fromValue, animation.toValue, animation.duration) = ([0, 1], [0.5, 1], 1)
      let colors = CABasicAnimation(keyPath: "colors")
      (colors.fromValue, colors.toValue, colors.duration) = ([black, black], [white, black], 1)
      var state = layer.state
      [animation, colors].forEach { $0.apply(to: &state, at: 0.5, lasting: 0) }
      #expect(state.gradient?.locations == [0.25, 1])
      #expect(state.gradient?.colors?.first?.rgba.red == 0.5)
    }
  }
}
