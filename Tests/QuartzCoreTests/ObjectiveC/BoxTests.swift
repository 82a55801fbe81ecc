import QuartzCore
import Testing

/// The number that the value of a layer's key path casts to.
private struct Cast: Sendable, CustomTestStringConvertible {
  let path: String
  let number: Double?
  let isFraction: Bool
  var testDescription: String { path }

  init(_ path: String, _ number: Double) {
    (self.path, self.number, isFraction) = (path, number, number != number.rounded())
  }
}

private struct Geometry: Sendable, CustomTestStringConvertible {
  let path: String
  let check: @Sendable (Any) -> [Bool]
  var testDescription: String { path }
}

extension QuartzCoreSuite {
  @MainActor @Suite("The value of a key path") struct BoxTests {
    private func layer() -> CALayer {
      let layer = CALayer()
      layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
      layer.position = CGPoint(x: 10.5, y: 20)
      layer.opacity = 0.5
      layer.cornerRadius = 3
      layer.shadowOffset = CGSize(width: 5, height: 6)
      layer.setValue(7.25, forKeyPath: "transform.translation.x")
      return layer
    }

    @Test(
      "casts to every number type that can represent it",
      arguments: [
        Cast("transform.translation.x", 7.25), Cast("transform.scale.x", 1), Cast("transform.rotation.z", 0),
        Cast("position.x", 10.5), Cast("position.y", 20), Cast("bounds.origin.x", 1), Cast("bounds.size.height", 40),
        Cast("opacity", 0.5), Cast("cornerRadius", 3), Cast("shadowOffset.width", 5), Cast("hidden", 0),
        Cast("speed", 1), Cast("zPosition", 0),
      ])
    private func numbers(_ row: Cast) throws {
      let tree = LayerTree(root: layer())
      CATransaction.flush()
      for layer in [tree.root, try #require(tree.root.presentation())] {
        let value = layer.value(forKeyPath: row.path)
        #expect((value as? CGFloat).map(Double.init) == row.number)
        #expect(value as? Double == row.number)
        #expect((value as? Float).map(Double.init) == row.number)
        #expect((value as? NSNumber)?.doubleValue == row.number)
        #expect((value as? Int) == (row.isFraction ? nil : row.number.map { Int($0) }))
        #expect(value as? CGPoint == nil && value as? CGRect == nil && value as? String == nil)
      }
    }

    @Test(
      "casts to a structure and to an NSValue that contains it",
      arguments: [
        Geometry(path: "position") {
          let point = CGPoint(x: 10.5, y: 20)
          return [
            $0 as? CGPoint == point, ($0 as? NSValue)?.pointValue == point, $0 as? CGSize == nil, $0 as? CGFloat == nil,
          ]
        },
        Geometry(path: "bounds") {
          let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
          return [
            $0 as? CGRect == rect, ($0 as? NSValue)?.rectValue == rect, $0 as? CGPoint == nil, $0 as? NSNumber == nil,
          ]
        },
        Geometry(path: "bounds.size") {
          let size = CGSize(width: 30, height: 40)
          return [$0 as? CGSize == size, ($0 as? NSValue)?.sizeValue == size, $0 as? CGRect == nil]
        },
        Geometry(path: "transform") {
          let transform = CATransform3DMakeTranslation(7.25, 0, 0)
          return [
            ($0 as? CATransform3D).map { CATransform3DEqualToTransform($0, transform) } == true,
            ($0 as? NSValue).map { CATransform3DEqualToTransform($0.caTransform3DValue, transform) } == true,
          ]
        },
      ])
    private func structures(_ row: Geometry) throws {
      let value = try #require(layer().value(forKeyPath: row.path))
      #expect(!row.check(value).contains(false), "\(row.check(value))")
    }

    @Test("casts to the structure in an NSValue, and to no other")
    func boxes() {
      let boxes: [Any] = [
        NSValue(point: CGPoint(x: 1, y: 2)), NSValue(size: CGSize(width: 1, height: 2)),
        NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), NSValue(caTransform3D: CATransform3DIdentity),
        NSNumber(value: 1.5),
      ]
      #expect(boxes.map { $0 as? CGPoint } == [CGPoint(x: 1, y: 2), nil, nil, nil, nil])
      #expect(boxes.map { $0 as? CGSize } == [nil, CGSize(width: 1, height: 2), nil, nil, nil])
      #expect(boxes.map { $0 as? CGRect } == [nil, nil, CGRect(x: 1, y: 2, width: 3, height: 4), nil, nil])
      #expect(boxes.map { $0 is CATransform3D } == [false, false, false, true, false])
      #expect(boxes.map { $0 as? CGFloat } == [nil, nil, nil, nil, 1.5])
      #expect((CGFloat(2.5) as AnyObject as? NSNumber)?.doubleValue == 2.5)
    }
  }
}
