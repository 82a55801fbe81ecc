import QuartzCore
import Testing

extension QuartzCoreSuite {
  @MainActor @Suite struct LayerGeometryTests {
    private func rect(_ r: [Double]) -> CGRect { CGRect(x: r[0], y: r[1], width: r[2], height: r[3]) }

    private func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: Double = 1e-9) -> Bool {
      [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) <= tolerance }
    }

    private func isNear(_ a: CGPoint, _ b: [Double]) -> Bool { abs(a.x - b[0]) < 1e-8 && abs(a.y - b[1]) < 1e-8 }

    private func layer(_ bounds: [Double], at position: [Double], anchor: [Double] = [0.5, 0.5]) -> CALayer {
      let layer = CALayer()
      layer.bounds = rect(bounds)
      layer.position = CGPoint(x: position[0], y: position[1])
      layer.anchorPoint = CGPoint(x: anchor[0], y: anchor[1])
      return layer
    }

    @Test("Setting the frame gives the measured bounds and position")
    func setFrame() {
      let id = CATransform3DIdentity
      let rows: [([Double], CATransform3D, CGRect, CGRect, [Double])] = [
        ([0.5, 0.5], id, CGRect(x: 10, y: 20, width: 100, height: 50), rect([0, 0, 100, 50]), [60, 45]),
        ([0, 0], id, CGRect(x: 10, y: 20, width: 100, height: 50), rect([0, 0, 100, 50]), [10, 20]),
        ([1, 1], id, CGRect(x: 10, y: 20, width: 100, height: 50), rect([0, 0, 100, 50]), [110, 70]),
        ([0.5, 0.5], id, CGRect(x: 0, y: 0, width: -100, height: -50), rect([0, 0, 100, 50]), [-50, -25]),
        ([0.5, 0.5], id, CGRect(x: 10, y: 20, width: 0, height: 0), rect([0, 0, 0, 0]), [10, 20]),
        (
          [0.5, 0.5], CATransform3DMakeScale(2, 4, 1), CGRect(x: 10, y: 20, width: 100, height: 50),
          rect([0, 0, 50, 12.5]), [60, 45]
        ),
        (
          [0.5, 0.5], CATransform3DMakeTranslation(10, 20, 0), CGRect(x: 10, y: 20, width: 100, height: 50),
          rect([0, 0, 100, 50]), [50, 25]
        ),
      ]
      for (anchor, transform, frame, bounds, position) in rows {
        let layer = layer([0, 0, 0, 0], at: [0, 0], anchor: anchor)
        layer.transform = transform
        layer.frame = frame
        #expect(isNear(layer.bounds, bounds))
        #expect(isNear(layer.position, position))
        #expect(isNear(layer.frame, frame.standardized))
      }
    }

    @Test("A chain of settings, as measured")
    func chain() {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      #expect(layer.position == CGPoint(x: 60, y: 45))
      layer.anchorPoint = .zero
      #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
      layer.bounds = CGRect(x: 5, y: 5, width: 200, height: 100)
      #expect(layer.frame == CGRect(x: 60, y: 45, width: 200, height: 100))
      layer.transform = CATransform3DMakeScale(2, 3, 1)
      #expect(layer.frame == CGRect(x: 60, y: 45, width: 400, height: 300))
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(isNear(layer.bounds, CGRect(x: 5, y: 5, width: 5, height: 10.0 / 3)))
      layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
      #expect(abs(layer.frame.width - 5.98599793813254) < 1e-9)
      #expect(abs(layer.frame.minX + 1.598085128680676) < 1e-9)
      #expect(abs(layer.frame.height - 5.322402899322256) < 1e-9)
      layer.bounds = CGRect(x: 0, y: 0, width: -100, height: -50)
      #expect(layer.bounds == CGRect(x: -100, y: -50, width: 100, height: 50))
    }

    @Test("Points convert as measured")
    func converting() {
      let parent = layer([0, 0, 200, 200], at: [100, 100])
      let child = layer([0, 0, 50, 50], at: [100, 50])
      parent.addSublayer(child)
      #expect(isNear(child.convert(.zero, to: parent), [75, 25]))
      #expect(isNear(child.convert(CGPoint(x: 50, y: 50), to: parent), [125, 75]))
      #expect(isNear(child.convert(.zero, from: parent), [-75, -25]))
      child.transform = CATransform3DMakeScale(2, 2, 1)
      #expect(isNear(child.convert(.zero, to: parent), [50, 0]))
      #expect(isNear(child.convert(rect([0, 0, 10, 20]), to: parent), rect([50, 0, 20, 40])))
      child.transform = CATransform3DIdentity
      parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0)
      #expect(isNear(child.convert(.zero, to: parent), [85, 45]))
      parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
      child.transform = CATransform3DMakeTranslation(5, 6, 0)
      #expect(isNear(child.convert(.zero, to: parent), [60, -38]))
      let (one, two) = (layer([0, 0, 50, 50], at: [25, 25]), layer([0, 0, 50, 50], at: [500, 500]))
      #expect(isNear(two.convert(.zero, from: one), [-475, -475]))
    }

    @Test("Hits: front first, outside a superlayer's bounds unless it masks, not what is hidden")
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
