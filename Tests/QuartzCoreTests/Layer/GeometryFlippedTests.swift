import QuartzCore
import Testing

extension QuartzCoreSuite {
  @MainActor @Suite("Flipped geometry:") struct GeometryFlippedTests {
    /// Two black pixels above two blue ones.
    private let image = picture(2, 2, [sheet(box(0, 0, 2, 1), .black), sheet(box(0, 1, 2, 1), .blue)])

    private func layer(_ frame: CGRect, in parent: CALayer, _ color: CGColor? = nil) -> CALayer {
      let layer = CALayer()
      (layer.frame, layer.backgroundColor) = (frame, color)
      parent.addSublayer(layer)
      return layer
    }

    private func shown(_ stage: TestStage, _ width: Int = 6, _ height: Int = 4) -> [String] {
      stage.frame()
      CATransaction.setDisableActions(true)
      return letters(picture(width, height, [stage.node]))
    }

    @Test("sublayers are placed upside down, their images stay upright, and two flips cancel each other out")
    func drawing() {
      let plain = ["-RRKK-", "---BB-", "------", "------"]
      let flipped = ["------", "------", "---KK-", "-RRBB-"]
      for (outerFlips, innerFlips) in [(false, false), (true, false), (false, true), (true, true)] {
        let stage = TestStage()
        CATransaction.setDisableActions(true)
        let outer = layer(box(1, 0, 4, 4), in: stage.root)
        let inner = layer(outer.bounds, in: outer)
        let red = layer(box(0, 0, 2, 1), in: inner, .red)
        let pictured = layer(box(2, 0, 2, 2), in: inner)
        pictured.contents = image
        #expect(shown(stage) == plain)
        (outer.isGeometryFlipped, inner.isGeometryFlipped) = (outerFlips, innerFlips)
        let isFlipped = outerFlips != innerFlips
        #expect(shown(stage) == (isFlipped ? flipped : plain), "\(outerFlips) \(innerFlips)")
        #expect(outer.contentsAreFlipped() == outerFlips)
        #expect(pictured.contentsAreFlipped() == isFlipped && red.contentsAreFlipped() == isFlipped)
        // With this transform, the layer is drawn flat first and then warped.
        outer.transform.m14 = 1e-9
        #expect(shown(stage) == (isFlipped ? flipped : plain), "\(outerFlips) \(innerFlips) in perspective")
      }
    }

    @Test(
      "a layer's own image looks the same flipped or not, with any gravity",
      arguments: [
        .resize, .center, .top, .bottom, .topLeft, .bottomRight, .resizeAspectFill,
      ] as [CALayerContentsGravity])
    func contents(gravity: CALayerContentsGravity) {
      let stage = TestStage()
      CATransaction.setDisableActions(true)
      let pictured = layer(box(1, 1, 4, 2), in: stage.root)
      (pictured.contents, pictured.contentsGravity) = (image, gravity)
      let plain = shown(stage)
      #expect(plain.joined().contains("K"))
      pictured.isGeometryFlipped = true
      #expect(shown(stage) == plain)
      pictured.bounds.origin = CGPoint(x: 7, y: 9)
      #expect(shown(stage) == plain)
    }

    @Test("an image larger than its flipped layer is not cut off, even if the layer is drawn as a group")
    func overflow() {
      for gravity in [CALayerContentsGravity.top, .bottom, .resizeAspectFill] {
        let stage = TestStage()
        CATransaction.setDisableActions(true)
        let pictured = layer(box(1, 2, 2, 1), in: stage.root)
        let mask = CALayer()
        (mask.frame, mask.backgroundColor) = (box(-9, -9, 30, 30), .black)
        (pictured.mask, pictured.contents, pictured.contentsGravity) = (mask, image, gravity)
        let plain = shown(stage)
        #expect(gravity == .resizeAspectFill || plain.joined().contains("KK"))
        pictured.isGeometryFlipped = true
        #expect(shown(stage) == plain)
      }
    }

    @Test("an upright image casts an upright shadow; the shadow's offset is in the layer's coordinates")
    func shadow() {
      let stage = TestStage()
      CATransaction.setDisableActions(true)
      let pictured = layer(box(0, 1, 2, 2), in: stage.root)
      let context = CGContext(topLeftWidth: 2, height: 2, scale: 1)
      context.setFillColor(.red)
      context.fill(box(0, 0, 2, 1))
      pictured.contents = context.finish()
      (pictured.shadowOpacity, pictured.shadowRadius) = (1, 0)
      pictured.shadowOffset = CGSize(width: 2, height: 1)
      #expect(shown(stage) == ["------", "RR----", "--KK--", "------"])
      pictured.isGeometryFlipped = true
      #expect(shown(stage) == ["--KK--", "RR----", "------", "------"])
    }

    @Test("flipping a layer damages its sublayers, even if the transform stays the same")
    func damage() {
      let child = sheet(box(0, 0, 4, 4), .red)
      func node(_ isFlipped: Bool) -> RenderNode {
        RenderNode(transform: moved(0, 0), bounds: box(0, 0, 4, 4), children: [child], isGeometryFlipped: isFlipped)
      }
      #expect(node(false).damage(since: node(false)).isNull)
      #expect(node(true).damage(since: node(false)).contains(box(0, 0, 4, 4)))
    }

    @Test("the mask is flipped with the layer, and a flip does not count as showing the back")
    func maskAndBack() {
      let stage = TestStage()
      CATransaction.setDisableActions(true)
      let masked = layer(box(0, 0, 4, 4), in: stage.root, .red)
      let mask = CALayer()
      (mask.frame, mask.backgroundColor) = (box(0, 0, 2, 1), .black)
      (masked.mask, masked.isDoubleSided, masked.isGeometryFlipped) = (mask, false, true)
      #expect(shown(stage, 4) == ["----", "----", "----", "RR--"])
      masked.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      #expect(shown(stage, 4) == ["----", "----", "----", "----"])
      masked.isDoubleSided = true
      #expect(shown(stage, 4) == ["----", "----", "----", "--RR"])
    }

    @Test("points convert upside down within the bounds, and the frame stays the same", arguments: [0, 0.25, 0.5, 1])
    func converting(anchor: Double) {
      let (root, outer, inner) = (CALayer(), CALayer(), CALayer())
      root.addSublayer(outer)
      outer.addSublayer(inner)
      outer.anchorPoint = CGPoint(x: anchor, y: anchor)
      outer.bounds.origin.y = 5
      outer.frame = box(10, 20, 100, 50)
      outer.isGeometryFlipped = true
      inner.frame = box(0, 5, 10, 10)
      #expect(outer.frame == box(10, 20, 100, 50))
      let rows: [(CALayer, CGPoint, CGPoint)] = [
        (outer, CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 70)), (outer, CGPoint(x: 3, y: 55), CGPoint(x: 13, y: 20)),
        (inner, CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 70)), (inner, CGPoint(x: 1, y: 10), CGPoint(x: 11, y: 60)),
      ]
      for (layer, own, outside) in rows {
        #expect(layer.convert(own, to: root) == outside)
        #expect(layer.convert(outside, from: root) == own)
      }
      #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 0, y: 5))
      inner.isGeometryFlipped = true
      #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 60))
      outer.sublayerTransform = CATransform3DMakeTranslation(0, 7, 0)
      #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 53))
    }

    @Test("hit-testing finds the layer that is visible at a point")
    func hits() {
      let (root, outer, inner) = (CALayer(), CALayer(), CALayer())
      root.frame = box(0, 0, 100, 100)
      root.addSublayer(outer)
      outer.addSublayer(inner)
      (outer.frame, inner.frame) = (box(10, 20, 50, 50), box(0, 0, 10, 10))
      for (isFlipped, top, bottom) in [(false, inner, outer), (true, outer, inner)] {
        outer.isGeometryFlipped = isFlipped
        #expect(root.hitTest(CGPoint(x: 15, y: 25)) === top)
        #expect(root.hitTest(CGPoint(x: 15, y: 65)) === bottom)
      }
    }

    @Test("a delegate draws in the coordinates of a flipped layer, and so does render(in:)")
    func display() {
      final class Painter: NSObject, CALayerDelegate {
        func draw(_ layer: CALayer, in ctx: CGContext) {
          ctx.setFillColor(.red)
          ctx.fill(box(0, 0, 2, 1))
        }
      }
      let (stage, painter) = (TestStage(), Painter())
      CATransaction.setDisableActions(true)
      let outer = layer(box(0, 0, 4, 4), in: stage.root)
      outer.isGeometryFlipped = true
      let drawn = layer(box(1, 0, 2, 3), in: outer)
      drawn.delegate = painter
      drawn.setNeedsDisplay()
      #expect(shown(stage, 4) == ["----", "----", "----", "-RR-"])
      let context = CGContext(topLeftWidth: 4, height: 4, scale: 1)
      context.setFillColor(.white)
      context.fill(box(0, 0, 4, 4))
      outer.render(in: context)
      #expect(letters(context.finish()) == ["-RR-", "----", "----", "----"])
    }

    @Test("a flip is committed, can be set by key, and fades in")
    func committed() {
      let stage = TestStage()
      let layer = stage.layer()
      #expect(layer.value(forKey: "geometryFlipped") as? Bool == false)
      layer.setValue(true, forKey: "geometryFlipped")
      #expect(layer.isGeometryFlipped && layer.presentation()?.isGeometryFlipped == false)
      #expect(layer.animation(forKey: kCATransition) is CATransition)
      stage.frame()
      #expect(layer.presentation()?.isGeometryFlipped == true)
    }
  }
}
