import CoreGraphics
import Testing

@testable import QuartzCore

extension QuartzCoreSuite {
  @MainActor @Suite("Transform layers:") struct TransformLayerTests {
    /// Returns a root with a transform layer in its middle, which contains a red sheet behind a green one, 8 apart
    /// along z.
    private func scene() -> (root: CALayer, space: CATransformLayer) {
      let (root, space) = (CALayer(), CATransformLayer())
      root.frame = box(0, 0, 24, 3)
      space.frame = box(4, 0, 16, 3)
      for (name, color, z) in [("green", CGColor.green, 4.0), ("red", .red, -4.0)] {
        let sheet = CALayer()
        (sheet.frame, sheet.backgroundColor, sheet.zPosition, sheet.name) = (box(4, 0, 8, 3), color, z, name)
        space.addSublayer(sheet)
      }
      root.addSublayer(space)
      return (root, space)
    }

    private func row(_ layer: CALayer) -> String {
      let context = CGContext(topLeftWidth: 24, height: 3, scale: 1)
      context.setFillColor(.white)
      context.fill(box(0, 0, 24, 3))
      layer.render(in: context)
      return letters(context.finish())[1]
    }

    /// Returns the row as drawn from the committed tree.
    private func committedRow(_ layer: CALayer) -> String {
      let stage = TestStage()
      CATransaction.setDisableActions(true)
      layer.frame.origin = .zero
      stage.root.addSublayer(layer)
      stage.frame()
      return letters(picture(24, 3, [stage.node]))[1]
    }

    @Test("sublayers rotate together in 3D, with the farthest drawn first; a plain layer flattens them")
    func depth() {
      let (root, space) = scene()
      #expect(row(root) == "--------GGGGGGGG--------")
      space.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      // Seen from the side, both are edges.
      #expect(row(root) == "------------------------")
      space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      #expect(row(root) == "--------RRRRRRRR--------")
      space.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      // Each is half as wide; a z of ±4 moves it 3.46 to the side.
      let turned = row(root)
      #expect(turned == "------+RRR+--+GGG+------" || turned == "------+GGG+--+RRR+------", "\(turned)")
      #expect(committedRow(root) == turned)
      let plain = CALayer()
      plain.frame = box(4, 0, 16, 3)
      plain.sublayers = space.sublayers
      plain.transform = space.transform
      root.replaceSublayer(space, with: plain)
      #expect(row(root) == "----------GGGG----------")
    }

    @Test("the root's perspective applies to sublayers at their depth")
    func perspective() {
      let (root, space) = scene()
      root.sublayerTransform.m34 = -1 / 8
      space.sublayers?[0].isHidden = true
      // At z = −4, for an eye at 8, 8 points are 5⅓.
      #expect(row(root) == "---------+RRRR+---------")
    }

    @Test("the opacity applies to each sublayer separately, and a hidden transform layer shows nothing")
    func opacity() {
      let (root, space) = scene()
      space.opacity = 0.5
      space.sublayers?[0].frame.origin.x = 0
      let context = CGContext(topLeftWidth: 24, height: 3, scale: 1)
      root.render(in: context)
      let image = context.finish()
      #expect(
        (0..<24).map { Int(image.pixel(x: $0, y: 1).a) }
          == [0, 0, 0, 0, 128, 128, 128, 128, 192, 192, 192, 192, 128, 128, 128, 128, 0, 0, 0, 0, 0, 0, 0, 0])
      space.isHidden = true
      #expect(row(root) == String(repeating: "-", count: 24))
    }

    @Test("changes of properties that require an image are reported and have no effect")
    func ignored() {
      let (root, space) = scene()
      var received: [String] = []
      let before = RuntimeIssues.handler
      RuntimeIssues.handler = { received.append($0) }
      defer { RuntimeIssues.handler = before }
      space.backgroundColor = .blue
      space.masksToBounds = true
      space.borderWidth = 3
      space.shadowOpacity = 1
      space.mask = CALayer()
      space.opacity = 1
      #expect(
        received
          == ["backgroundColor", "masksToBounds", "borderWidth", "shadowOpacity", "mask"].map {
            "changing property \($0) in transform-only layer, will have no effect"
          })
      #expect(row(root) == "--------GGGGGGGG--------")
    }

    @Test("hit-testing skips a transform layer and finds its sublayers, the nearest first")
    func hits() {
      let (root, space) = scene()
      func hit(_ x: CGFloat) -> String? { root.hitTest(CGPoint(x: x, y: 1))?.name }
      root.name = "root"
      #expect([5, 9, 15, 17].map(hit) == ["root", "green", "green", "root"])
      space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      #expect([5, 9, 15, 17].map(hit) == ["root", "red", "red", "root"])
      space.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      let names = [8, 12, 15].map(hit)
      #expect(names == ["red", "root", "green"] || names == ["green", "root", "red"])
      space.isHidden = true
      #expect([8, 12, 15].map(hit) == ["root", "root", "root"])
    }

    @Test("points are converted through a transform layer without losing their depth")
    func conversion() {
      let (root, space) = scene()
      space.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      let layers = space.sublayers ?? []
      let middles = layers.map { $0.convert(CGPoint(x: 4, y: 1), to: root).x }
      #expect(isNear(abs(middles[0] - middles[1]), 8 * 0.75.squareRoot(), 1e-9))
      for (layer, middle) in zip(layers, middles) {
        let back = layer.convert(CGPoint(x: middle, y: 1), from: root)
        #expect(isNear(back.x, 4, 1e-9) && isNear(back.y, 1, 1e-9))
      }
    }
  }
}
