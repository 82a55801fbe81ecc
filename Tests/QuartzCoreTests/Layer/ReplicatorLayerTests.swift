import CoreGraphics
import Testing

@testable import QuartzCore

extension QuartzCoreSuite {
  @MainActor @Suite("Replicator layers:") struct ReplicatorLayerTests {
    private func replicator(_ count: Int = 3) -> (CAReplicatorLayer, CALayer) {
      let (layer, dot) = (CAReplicatorLayer(), CALayer())
      layer.frame = box(0, 0, 12, 1)
      (dot.frame, dot.backgroundColor) = (box(0, 0, 2, 1), .white)
      layer.addSublayer(dot)
      layer.instanceCount = count
      layer.instanceTransform = CATransform3DMakeTranslation(4, 0, 0)
      return (layer, dot)
    }

    private func image(_ layer: CALayer) -> CGImage {
      let context = CGContext(topLeftWidth: 12, height: 1, scale: 1)
      layer.render(in: context)
      return context.finish()
    }

    private func pixels(_ layer: CALayer, at positions: [Int]) -> [[Int]] {
      let image = image(layer)
      return positions.map { image.pixel(x: $0, y: 0) }.map { [$0.r, $0.g, $0.b, $0.a].map(Int.init) }
    }

    @Test("a new layer has default values, which can be changed by key")
    func defaults() {
      let layer = CAReplicatorLayer()
      #expect((layer.instanceCount, layer.instanceDelay, layer.preservesDepth) == (1, 0, false))
      #expect(CATransform3DIsIdentity(layer.instanceTransform) && layer.instanceColor == CGColor(gray: 1, alpha: 1))
      let offsets = ["Red", "Green", "Blue", "Alpha"].map { layer.value(forKey: "instance\($0)Offset") as? Float }
      #expect(offsets == [0, 0, 0, 0])
      layer.setValue(4, forKey: "instanceCount")
      layer.setValue(0.5, forKeyPath: "instanceRedOffset")
      #expect((layer.instanceCount, layer.instanceRedOffset) == (4, 0.5))
      #expect(CALayer().value(forKey: "instanceCount") == nil)
    }

    @Test("sublayers are shown instanceCount times, each one transformed once more")
    func copies() {
      let (layer, _) = replicator()
      func alphas() -> [Int] { pixels(layer, at: Array(0..<12)).map { $0[3] / 255 } }
      #expect(alphas() == [1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0])
      layer.instanceCount = 1
      #expect(alphas() == [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
      layer.instanceCount = 0
      #expect(alphas() == Array(repeating: 0, count: 12))
      // The rotation is around the middle of the layer.
      (layer.instanceCount, layer.instanceTransform) = (2, CATransform3DMakeRotation(.pi, 0, 0, 1))
      #expect(alphas() == [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1])
    }

    @Test("colors are multiplied by the instance color plus the offsets, limited to 0 and 1")
    func colors() {
      let (layer, dot) = replicator()
      layer.instanceColor = CGColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
      (layer.instanceGreenOffset, layer.instanceBlueOffset) = (-0.4, 0.6)
      #expect(pixels(layer, at: [0, 4, 8]) == [[255, 153, 51, 255], [255, 51, 204, 255], [255, 0, 255, 255]])
      dot.backgroundColor = CGColor(red: 0.5, green: 1, blue: 0, alpha: 1)
      #expect(pixels(layer, at: [0, 4, 8]) == [[128, 153, 0, 255], [128, 51, 0, 255], [128, 0, 0, 255]])
    }

    @Test("the alpha of a copy applies to its sublayers as a group")
    func alpha() {
      let (layer, dot) = replicator()
      layer.instanceAlphaOffset = -0.4
      let above = CALayer()
      (above.frame, above.backgroundColor) = (box(0, 0, 1, 1), .black)
      layer.addSublayer(above)
      #expect(dot.frame.width == 2)
      #expect(
        pixels(layer, at: [0, 1, 4, 5, 8, 9]) == [
          [0, 0, 0, 255], [255, 255, 255, 255], [0, 0, 0, 153], [255, 255, 255, 153], [0, 0, 0, 51],
          [255, 255, 255, 51],
        ])
    }

    @Test("copies show animations with a delay")
    func delay() {
      let stage = TestStage()
      CATransaction.setDisableActions(true)
      let (layer, dot) = replicator()
      layer.instanceDelay = 0.25
      stage.root.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      dot.add(animation, forKey: nil)
      stage.frame()
      func alphas() -> [Int] {
        let context = CGContext(topLeftWidth: 12, height: 1, scale: 1)
        Compositor.draw(stage.node, into: context)
        let image = context.finish()
        return [0, 4, 8].map { Int((Double(image.pixel(x: $0, y: 0).a) / 2.55).rounded()) }
      }
      stage.frame(after: 0.5)
      #expect(alphas() == [50, 25, 0])
      stage.frame(after: 0.25)
      #expect(alphas() == [75, 50, 25])
      stage.frame(after: 1)
      #expect(alphas() == [100, 100, 100])
      // The sublayer itself keeps its own time.
      #expect(dot.presentation()?.opacity == 1)
    }

    @Test("properties can be animated, and the number of copies is rounded")
    func animated() {
      let stage = TestStage()
      CATransaction.setDisableActions(true)
      let (layer, _) = replicator(1)
      stage.root.addSublayer(layer)
      for (key, value) in [("instanceCount", 3.0), ("instanceRedOffset", -1)] {
        let animation = CABasicAnimation(keyPath: key)
        (animation.toValue, animation.duration) = (value, 1)
        layer.add(animation, forKey: key)
      }
      stage.frame()
      let counts = (0..<4).map { _ in
        stage.frame(after: 0.24)
        return layer.presentation()?.instanceCount
      }
      #expect(counts == [1, 2, 2, 3])
      #expect(isNear(Double(layer.presentation()?.instanceRedOffset ?? 0), -0.96, 1e-6))
      #expect(layer.instanceCount == 1)
      layer.removeAllAnimations()
      CATransaction.setDisableActions(false)
      layer.instanceTransform = CATransform3DMakeTranslation(2, 0, 0)
      #expect(layer.animationKeys() == ["instanceTransform"])
    }

    @Test("copies with preserved depth are drawn from the farthest to the nearest, and others in order")
    func depth() {
      let (layer, dot) = replicator(2)
      layer.instanceTransform = CATransform3DMakeTranslation(1, 0, -5)
      layer.instanceRedOffset = -1
      dot.backgroundColor = .red
      func row() -> String {
        let context = CGContext(topLeftWidth: 12, height: 1, scale: 1)
        context.setFillColor(.white)
        context.fill(box(0, 0, 12, 1))
        layer.render(in: context)
        return letters(context.finish())[0]
      }
      #expect(row() == "RKK---------")
      layer.preservesDepth = true
      #expect(row() == "RRK---------")
    }
  }
}
