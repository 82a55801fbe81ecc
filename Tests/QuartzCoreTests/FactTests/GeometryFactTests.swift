import QuartzCore
import Testing

extension QuartzCoreSuite {
  @MainActor @Suite struct GeometryFactTests {
    private func rect(_ n: [Double]) -> CGRect { CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }
    private func point(_ n: [Double]) -> CGPoint { CGPoint(x: n[0], y: n[1]) }
    private func numbers(_ r: CGRect) -> [Double] { [r.minX, r.minY, r.width, r.height].map { Double($0) } }
    private func numbers(_ p: CGPoint) -> [Double] { [Double(p.x), Double(p.y)] }

    private func isNear(_ a: [Double], _ b: [Double], _ tolerance: Double = 1e-4) -> Bool {
      a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
    }

    private func layer(_ row: Fact) -> CALayer {
      let layer = CALayer()
      if row["anchor"].value != nil { layer.anchorPoint = point(row["anchor"].numbers) }
      for key in ["bounds", "boundsBefore"] where row[key].value != nil { layer.bounds = rect(row[key].numbers) }
      if row["position"].value != nil { layer.position = point(row["position"].numbers) }
      let (scale, move) = (row["scale"].numbers, row["translate"].numbers)
      if scale.count == 3 { layer.transform = CATransform3DMakeScale(scale[0], scale[1], scale[2]) }
      if move.count == 3 { layer.transform = CATransform3DMakeTranslation(move[0], move[1], move[2]) }
      if let angle = row["rotateZ"].number { layer.transform = CATransform3DMakeRotation(angle, 0, 0, 1) }
      return layer
    }

    @Test("transforms_geometry: frames")
    func frames() throws {
      let rows = try Fact.table("transforms_geometry")["gnustep_checked_against_apple"]["frame"].rows
      #expect(rows.count == 9)
      for row in rows { #expect(isNear(numbers(layer(row).frame), row["frame"].numbers), "\(row)") }
    }

    @Test("transforms_geometry: setting frame and bounds")
    func setting() throws {
      let table = try Fact.table("transforms_geometry")["gnustep_checked_against_apple"]
      #expect(table["setFrame"].rows.count == 8)
      for row in table["setFrame"].rows {
        let layer = CALayer()
        for (key, value) in [("anchor", row["anchor"]), ("boundsBefore", row["boundsBefore"])] where value.value != nil
        {
          if key == "anchor" { layer.anchorPoint = point(value.numbers) } else { layer.bounds = rect(value.numbers) }
        }
        let (scale, move) = (row["scale"].numbers, row["translate"].numbers)
        if scale.count == 3 { layer.transform = CATransform3DMakeScale(scale[0], scale[1], scale[2]) }
        if move.count == 3 { layer.transform = CATransform3DMakeTranslation(move[0], move[1], move[2]) }
        layer.frame = rect(row["set"].numbers)
        if row["bounds"].value != nil { #expect(isNear(numbers(layer.bounds), row["bounds"].numbers), "\(row)") }
        if row["position"].value != nil { #expect(isNear(numbers(layer.position), row["position"].numbers), "\(row)") }
        if row["frame"].value != nil { #expect(isNear(numbers(layer.frame), row["frame"].numbers), "\(row)") }
      }
      for row in table["setBounds"].rows {
        let layer = CALayer()
        layer.bounds = rect(row["set"].numbers)
        #expect(isNear(numbers(layer.bounds), row["bounds"].numbers), "\(row)")
      }
    }

    @Test("transforms_geometry: computed frames and points")
    func computed() throws {
      let rows = try Fact.table("transforms_geometry")["computed_layer_geometry"].rows
      #expect(rows.count == 40)
      for row in rows {
        let (parent, fact) = (CALayer(), row["layer"])
        let child = CALayer()
        (child.bounds, child.position) = (rect(fact["bounds"].numbers), point(fact["position"].numbers))
        child.anchorPoint = point(fact["anchor"].numbers)
        let scale = fact["scale"].numbers
        child.transform = CATransform3DRotate(
          CATransform3DMakeScale(scale[0], scale[1], 1), fact["angle"].n, 0, 0, 1)
        parent.addSublayer(child)
        #expect(isNear(numbers(child.frame), row["frame"].numbers, 1e-8), "\(row)")
        let p = point(row["point"].numbers)
        #expect(isNear(numbers(child.convert(p, to: parent)), row["to_superlayer"].numbers, 1e-8), "\(row)")
        #expect(isNear(numbers(child.convert(p, from: parent)), row["from_superlayer"].numbers, 1e-8), "\(row)")
      }
    }

    @Test("transforms_geometry: conversions")
    func conversions() throws {
      let rows = try Fact.table("transforms_geometry")["gnustep_checked_against_apple"]["convert"].rows
      let (parent, child) = (layer(rows[0]["parent"]), layer(rows[0]["child"]))
      parent.addSublayer(child)
      let setups: [() -> Void] = [
        {}, { parent.bounds.origin = CGPoint(x: 10, y: 20) },
        {
          parent.bounds.origin = .zero
          child.transform = CATransform3DMakeScale(2, 2, 1)
        },
        {
          child.transform = CATransform3DIdentity
          parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0)
        },
        {
          parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
          child.transform = CATransform3DMakeTranslation(5, 6, 0)
        },
      ]
      for (row, setUp) in zip(rows, setups) {
        setUp()
        for fact in row["child_to_parent"].rows {
          let n = fact.numbers
          #expect(isNear(numbers(child.convert(point(n), to: parent)), Array(n.dropFirst(2))), "\(row)")
        }
        for fact in row["parent_to_child"].rows {
          let n = fact.numbers
          #expect(isNear(numbers(child.convert(point(n), from: parent)), Array(n.dropFirst(2))), "\(row)")
        }
        if let fact = row["rect_child_to_parent"].rows.first?.numbers, fact.count == 4 {
          // Two rows of corners: the first and the opposite one.
          #expect(
            isNear(numbers(child.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: parent)), [50, 0, 20, 40]))
        }
      }
      let (first, second) = (square(25, 25), square(500, 500))
      #expect(isNear(numbers(first.convert(CGPoint.zero, to: second)), rows[5]["value"].numbers), "\(rows[5])")
      let (left, right, whole) = (square(25, 25), square(125, 25), CALayer())
      whole.addSublayer(left)
      whole.addSublayer(right)
      #expect(isNear(numbers(left.convert(CGPoint.zero, to: right)), rows[6]["value"].numbers), "\(rows[6])")
      let (outer, middle, inner) = (CALayer(), square(100, 100, side: 200), square(25, 25))
      outer.addSublayer(middle)
      middle.addSublayer(inner)
      #expect(isNear(numbers(inner.convert(CGPoint.zero, to: outer)), rows[7]["value"].numbers), "\(rows[7])")
      let stray = layer(rows[0]["child"])
      #expect(isNear(numbers(stray.convert(CGPoint.zero, to: nil)), [75, 25]), "\(rows[8])")
    }

    private func square(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 50) -> CALayer {
      let layer = CALayer()
      (layer.bounds.size, layer.position) = (CGSize(width: side, height: side), CGPoint(x: x, y: y))
      return layer
    }
  }
}
