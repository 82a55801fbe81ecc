import QuartzCore
import Testing

extension QuartzCoreSuite {
  @MainActor @Suite("The depth of layers:") struct LayerDepthTests {
    @Test("the perspective of sublayerTransform affects conversions and hit-testing")
    func perspective() {
      let (root, child) = (CALayer(), CALayer())
      root.frame = box(0, 0, 100, 100)
      child.frame = box(60, 50, 10, 10)
      root.addSublayer(child)
      child.zPosition = 50
      root.sublayerTransform.m34 = -1 / 100
      for (own, outside) in [(0.0, CGPoint(x: 70, y: 50)), (5, CGPoint(x: 80, y: 60)), (10, CGPoint(x: 90, y: 70))] {
        let point = child.convert(CGPoint(x: own, y: own), to: root)
        #expect(isNear(point.x, outside.x) && isNear(point.y, outside.y))
        let back = child.convert(outside, from: root)
        #expect(isNear(back.x, own) && isNear(back.y, own))
      }
      #expect(root.hitTest(CGPoint(x: 85, y: 65)) === child)
      #expect(root.hitTest(CGPoint(x: 65, y: 55)) === root)
    }

    @Test(
      "the layer that is nearest along z is drawn on top and hit first, or the later one of equals",
      arguments: [([0, 0, 0], "B"), ([1, 0, 0], "R"), ([0, 2, 1], "G"), ([0, -1, -1], "R"), ([1, 2, 2], "B")])
    func order(z: [CGFloat], top: String) {
      let stage = TestStage()
      CATransaction.setDisableActions(true)
      for (position, (color, name)) in zip(z, [(CGColor.red, "R"), (.green, "G"), (.blue, "B")]) {
        let layer = CALayer()
        (layer.frame, layer.backgroundColor, layer.zPosition) = (box(0, 0, 4, 2), color, position)
        layer.name = name
        stage.root.addSublayer(layer)
      }
      stage.frame()
      #expect(letters(picture(4, 1, [stage.node]))[0] == String(repeating: top, count: 4))
      #expect(stage.root.hitTest(CGPoint(x: 1, y: 1))?.name == top)
    }
  }
}
