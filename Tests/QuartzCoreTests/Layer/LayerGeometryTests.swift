import QuartzCore
import Testing

extension QuartzCoreSuite {
  @MainActor @Suite("The geometry of layers:") struct LayerGeometryTests {
    private func rect(_ r: [Double]) -> CGRect { CGRect(x: r[0], y: r[1], width: r[2], height: r[3]) }

    private func layer(_ bounds: [Double], at position: [Double], anchor: [Double] = [0.5, 0.5]) -> CALayer {
      let layer = CALayer()
      layer.bounds = rect(bounds)
      layer.position = CGPoint(x: position[0], y: position[1])
      layer.anchorPoint = CGPoint(x: anchor[0], y: anchor[1])
      return layer
    }

    @Test("hit-testing finds the front layer, even outside a superlayer's bounds unless it masks, but no hidden one")
    func hits() {
      let root = layer([0, 0, 100, 100], at: [50, 50])
      let (back, front, outer) = (CALayer(), CALayer(), CALayer())
      for layer in [back, front] {
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        root.addSublayer(layer)
      }
      outer.frame = CGRect(x: 30, y: 0, width: 20, height: 20)
      front.addSublayer(outer)
      #expect(root.hitTest(CGPoint(x: 15, y: 15)) === front)
      #expect(root.hitTest(CGPoint(x: 45, y: 15)) === outer)
      #expect(root.hitTest(CGPoint(x: 30, y: 15)) === root)
      #expect(root.hitTest(CGPoint(x: 100, y: 15)) == nil)
      front.masksToBounds = true
      #expect(root.hitTest(CGPoint(x: 45, y: 15)) === root)
      front.isHidden = true
      #expect(root.hitTest(CGPoint(x: 15, y: 15)) === back)
      back.zPosition = -1
      front.isHidden = false
      front.zPosition = -2
      #expect(root.hitTest(CGPoint(x: 15, y: 15)) === back)
    }
  }
}
