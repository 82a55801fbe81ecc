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
        child.transform = CATransform3DRotate(CATransform3DMakeScale(scale[0], scale[1], 1), fact["angle"].n, 0, 0, 1)
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
      let (stray, first, second) = (layer(rows[0]["child"]), square(25, 25), square(500, 500))
      let (whole, left, right) = (CALayer(), square(25, 25), square(125, 25))
      [left, right].forEach(whole.addSublayer)
      let (outer, middle, inner) = (CALayer(), square(100, 100, side: 200), square(25, 25))
      outer.addSublayer(middle)
      middle.addSublayer(inner)
      // Each setup performs what its note says, and returns the layers to convert between.
      let setups: [String: () -> (CALayer, CALayer?)] = [
        "": { (child, parent) },
        "parent bounds origin (10,20) does not alter it": {
          parent.bounds.origin = CGPoint(x: 10, y: 20)
          return (child, parent)
        },
        "child scale 2": {
          parent.bounds.origin = .zero
          child.transform = CATransform3DMakeScale(2, 2, 1)
          return (child, parent)
        },
        "parent sublayerTransform translate(10,20)": {
          child.transform = CATransform3DIdentity
          parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0)
          return (child, parent)
        },
        "parent sublayerTransform scale 2, child translate(5,6)": {
          parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
          child.transform = CATransform3DMakeTranslation(5, 6, 0)
          return (child, parent)
        },
        "unrelated trees: u1 position (25,25), u2 (500,500), both 50x50: (0,0) u1->u2": { (first, second) },
        "siblings 50x50 at (25,25) and (125,25): (0,0) s1->s2": { (left, right) },
        "three-level: g1 200x200@(100,100), g2 50x50@(25,25): (0,0) g2->g0": { (inner, outer) },
        "detached layer converts as a root: still (75,25)": { (stray, nil) },
      ]
      #expect(Set(rows.map { $0["note"].string ?? "" }) == Set(setups.keys))
      for row in rows {
        let note = row["note"].string ?? ""
        let setUp = try #require(setups[note], "\(row)")
        let (from, to) = setUp()
        for n in row["child_to_parent"].rows.map(\.numbers) {
          #expect(isNear(numbers(from.convert(point(n), to: to)), Array(n.dropFirst(2))), "\(row)")
        }
        for n in row["parent_to_child"].rows.map(\.numbers) {
          #expect(isNear(numbers(from.convert(point(n), from: to)), Array(n.dropFirst(2))), "\(row)")
        }
        let rects = row["rect_child_to_parent"].rows.map(\.numbers)
        if rects.count == 2 { #expect(isNear(numbers(from.convert(rect(rects[0]), to: to)), rects[1]), "\(row)") }
        let value = to == nil ? Self.numbers(in: note) : row["value"].numbers
        if !value.isEmpty { #expect(isNear(numbers(from.convert(CGPoint.zero, to: to)), value), "\(row)") }
      }
    }

    /// Returns the decimal numbers in a sentence, in order; `10/3` is one.
    private static func numbers(in text: some StringProtocol) -> [Double] {
      let allowed = Set("0123456789.-/e")
      return text.split { !allowed.contains($0) }.compactMap { word in
        let parts = word.split(separator: "/").compactMap { Double($0) }
        return parts.count == 2 ? parts[0] / parts[1] : parts.first
      }
    }

    /// Returns the numbers in a sentence of the form "given -> found".
    private func halves(_ row: some StringProtocol) throws -> (given: [Double], found: [Double]) {
      let arrow = try #require(row.range(of: "->"), "\(row)")
      return (Self.numbers(in: row[..<arrow.lowerBound]), Self.numbers(in: row[arrow.upperBound...]))
    }

    @Test("transforms_geometry: a chain of settings, measured on macOS")
    func chain() throws {
      let rows = try Fact.table("transforms_geometry")["sidestep_measured"]["geometry"].strings
      var layer = CALayer()
      // Each step uses the given numbers, and returns the numbers that it finds.
      let steps: [([Double]) -> [Double]] = [
        { n in
          layer.frame = rect(n)
          return numbers(layer.position)
        },
        { n in
          layer.anchorPoint = point(n)
          return numbers(layer.frame)
        },
        { n in
          layer.bounds = rect(n)
          return numbers(layer.frame)
        },
        { n in
          layer.transform = CATransform3DMakeScale(n[0], n[1], 1)
          return numbers(layer.frame)
        },
        { n in
          layer.frame = rect(n)
          return Array(numbers(layer.bounds).suffix(2))
        },
      ]
      #expect(rows.count == steps.count + 2)
      for (row, step) in zip(rows, steps) {
        let (given, found) = try halves(row)
        #expect(isNear(step(given), found, 1e-9), "\(row)")
      }
      let turned = rows[5]
      let n = Self.numbers(in: turned)
      layer.transform = CATransform3DMakeRotation(n[0], 0, 0, 1)
      let frame = layer.frame
      #expect(
        isNear([frame.minX, frame.width, frame.height].map { Double($0) }, Array(n.dropFirst()), 1e-9), "\(turned)")
      let (given, _) = try halves(rows[6])
      let found = Self.numbers(in: rows[6].replacingOccurrences(of: "x", with: " ")).dropFirst(4)
      layer = CALayer()
      layer.frame = rect(given)
      let size = [layer.bounds.width, layer.bounds.height].map { Double($0) }
      #expect(isNear(size + numbers(layer.position) + numbers(layer.frame), Array(found)), "\(rows[6])")
    }

    @Test("transforms_geometry: a chain of conversions, measured on macOS")
    func convertChain() throws {
      let rows = try Fact.table("transforms_geometry")["sidestep_measured"]["convert"].strings
      #expect(rows.count == 3)
      let (parent, b) = (CALayer(), CALayer())
      parent.addSublayer(b)
      let n = Self.numbers(in: rows[0])
      (b.bounds, b.frame) = (rect(Array(n[4...])), rect(n))
      #expect(isNear(numbers(b.convert(point(Array(n[8...])), to: parent)), Array(n[10...])), "\(rows[0])")
      // The first number is the scale; then a point, a point and a rectangle.
      let factor = Self.numbers(in: rows[1])[0]
      b.transform = CATransform3DMakeScale(factor, factor, 1)
      for part in rows[1].split(separator: ";") {
        let (given, found) = try halves(part)
        let from = given.count % 2 == 1 ? Array(given.dropFirst()) : given
        let result =
          from.count == 4 ? numbers(b.convert(rect(from), to: parent)) : numbers(b.convert(point(from), to: parent))
        #expect(isNear(result, found), "\(part)")
      }
      // The scale, the parent's anchor point, a point and its conversion; then the origin of the parent's bounds and
      // the new conversion.
      let m = Self.numbers(in: rows[2])
      b.transform = CATransform3DIdentity
      (b.bounds.origin, b.frame.origin) = (.zero, .zero)
      parent.anchorPoint = point(Array(m[1...]))
      parent.sublayerTransform = CATransform3DMakeScale(m[0], m[0], 1)
      #expect(isNear(numbers(b.convert(point(Array(m[3...])), to: parent)), Array(m[5..<7])), "\(rows[2])")
      parent.bounds.origin = point(Array(m[7...]))
      #expect(isNear(numbers(b.convert(point(Array(m[3...])), to: parent)), Array(m[9...])), "\(rows[2])")
    }

    private func square(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 50) -> CALayer {
      let layer = CALayer()
      (layer.bounds.size, layer.position) = (CGSize(width: side, height: side), CGPoint(x: x, y: y))
      return layer
    }
  }
}
