import QuartzCore
import Testing

@Suite struct TransformFactTests {
  private static func degrees(_ angle: CGFloat) -> CATransform3D { turn(angle * .pi / 180) }
  private static func turn(_ angle: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 0, 1) }
  private static func scale(_ x: CGFloat, _ y: CGFloat) -> CATransform3D { CATransform3DMakeScale(x, y, 1) }

  /// The transforms by their names in the tables.
  private static let named: [String: CATransform3D] = [
    "identity": CATransform3DIdentity, "id": CATransform3DIdentity, "rotation 170deg": degrees(170),
    "rotation 270deg": degrees(270), "scale(2,1,1)": scale(2, 1),
    "Rotate(translate 40, 1 rad)": CATransform3DRotate(CATransform3DMakeTranslation(40, 0, 0), 1, 0, 0, 1),
    "scale(-1,1)": scale(-1, 1), "scale(1,-1)": scale(1, -1), "scale(-1,-1)": scale(-1, -1), "rotation pi": turn(.pi),
    "affine(1,0,.5,1)": CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)),
    "concat(rot .5, scale(-1,1))": CATransform3DConcat(turn(0.5), scale(-1, 1)),
    "concat(scale(2,1), rot 1.5)": CATransform3DConcat(scale(2, 1), turn(1.5)),
  ]

  private func plane(_ t: CATransform3D) -> [Double] { [t.m11, t.m12, t.m21, t.m22].map { Double($0) } }

  private func isNear(_ a: [Double], _ b: [Double], _ tolerance: Double) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test("transform_interpolation_measured: at a quarter and at half")
  func interpolation() throws {
    let table = try Fact.table("transform_interpolation_measured")
    let tolerance = table["tolerance"].n
    for row in table["at_quarter (m11,m12,m21,m22)"].rows {
      let from = try #require(Self.named[row[0].string ?? ""], "\(row)")
      let to = try #require(Self.named[row[1].string ?? ""], "\(row)")
      let t = from.interpolated(to: to, at: 0.25)
      #expect(isNear(plane(t), row.rows[2..<6].map(\.n), tolerance), "\(row)")
      if let x = row[6]["tx"].number { #expect(abs(Double(t.m41) - x) <= tolerance, "\(row)") }
    }
    let turned = table["identity->rotationY 1.2 at quarter"]
    let t = CATransform3DIdentity.interpolated(to: CATransform3DMakeRotation(1.2, 0, 1, 0), at: 0.25)
    #expect(isNear([Double(t.m11), Double(t.m13)], [turned["m11"].n, turned["m13"].n], tolerance))
    let rows = table["planar quarter|half (m11,m12,m21,m22)"].rows
    #expect(rows.count == 8)
    for row in rows {
      let from = try #require(Self.named[row[0].string ?? ""], "\(row)")
      let to = try #require(Self.named[row[1].string ?? ""], "\(row)")
      for (fraction, wanted) in [(0.25, row[2]), (0.5, row[3])] {
        #expect(isNear(plane(from.interpolated(to: to, at: fraction)), wanted.numbers, tolerance), "\(row) \(fraction)")
      }
    }
  }

  private func elements(_ t: CATransform3D) -> [Double] { t.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] } }

  @Test("transforms_geometry: computed 3D transforms")
  func space() throws {
    let rows = try Fact.table("transforms_geometry")["computed_catransform3d"].rows
    #expect(rows.count == 40)
    for row in rows {
      let (s, r, t) = (row["scale"].numbers, row["rotation"].numbers, row["translation"].numbers)
      let op = row["op"].string ?? ""
      if op.hasPrefix("project") {
        var perspective = CATransform3DIdentity
        perspective.m34 = row["m34"].n
        let turned = CATransform3DRotate(perspective, row["angle"].n, 0, 1, 0)
        let p = turned.project(CGPoint(x: row["point"][0].n, y: row["point"][1].n))
        #expect(isNear([Double(p.x), Double(p.y)], row["result"].numbers, 1e-9), "\(row)")
        let back = try #require(turned.unproject(p))
        #expect(isNear([Double(back.x), Double(back.y)], row["point"].numbers, 1e-6), "\(row)")
        continue
      }
      let result: CATransform3D
      if op == "MakeRotation" {
        let a = row["args"].numbers
        result = CATransform3DMakeRotation(a[0], a[1], a[2], a[3])
      } else {
        let translation = CATransform3DMakeTranslation(t[0], t[1], t[2])
        let own = CATransform3DConcat(
          CATransform3DConcat(
            CATransform3DMakeScale(s[0], s[1], s[2]), CATransform3DMakeRotation(r[0], r[1], r[2], r[3])), translation)
        result =
          op.hasPrefix("Rotate(")
          ? CATransform3DRotate(CATransform3DScale(translation, s[0], s[1], s[2]), r[0], r[1], r[2], r[3])
          : op.hasPrefix("Invert") ? CATransform3DInvert(own) : own
      }
      #expect(isNear(elements(result), row["m"].numbers, 1e-9), "\(row)")
    }
  }

  @Test("transforms_geometry: computed affine transforms")
  func affine() throws {
    func numbers(_ t: CGAffineTransform) -> [Double] { [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) } }
    func transform(_ n: [Double]) -> CGAffineTransform {
      CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
    let rows = try Fact.table("transforms_geometry")["computed_cgaffinetransform"].rows
    #expect(rows.count == 40)
    for row in rows {
      let (t, u) = (transform(row["t"].numbers), transform(row["u"].numbers))
      let results: [(String, CGAffineTransform)] = [
        ("concat_t_u", t.concatenating(u)), ("rotate_t", t.rotated(by: row["angle"].n)),
        ("translate_t_2_3", t.translatedBy(x: 2, y: 3)), ("scale_t_2_3", t.scaledBy(x: 2, y: 3)),
        ("invert_t", t.inverted()),
      ]
      for (key, result) in results where row[key].value != nil {
        #expect(isNear(numbers(result), row[key].numbers, 1e-9), "\(key) \(row)")
      }
      let p = CGPoint(x: row["point"][0].n, y: row["point"][1].n).applying(t)
      #expect(isNear([Double(p.x), Double(p.y)], row["point_applied"].numbers, 1e-9), "\(row)")
      let n = row["rect"].numbers
      let r = CGRect(x: n[0], y: n[1], width: n[2], height: n[3]).applying(t)
      #expect(
        isNear([r.minX, r.minY, r.width, r.height].map { Double($0) }, row["rect_applied"].numbers, 1e-9), "\(row)")
    }
  }

  @Test("transforms_geometry: measured products")
  func arithmetic() throws {
    let table = try Fact.table("transforms_geometry")["sidestep_measured"]
    let (scale, translation) = (CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(1, 2, 3))
    let results: [String: CATransform3D] = [
      "MakeRotation(.5,0,0,1)": Self.turn(0.5),
      "Rotate(MakeScale(2,3,4),.5,0,0,1)": CATransform3DRotate(scale, 0.5, 0, 0, 1),
      "Concat(scale(2,3,4),trans(1,2,3))": CATransform3DConcat(scale, translation),
      "Translate(scale(2,3,4),1,2,3)": CATransform3DTranslate(scale, 1, 2, 3),
      "Scale(trans(1,2,3),2,3,4)": CATransform3DScale(translation, 2, 3, 4),
      "Invert(Concat(scale(2,3,4),trans(1,2,3)))": CATransform3DInvert(CATransform3DConcat(scale, translation)),
    ]
    var found = 0
    for row in table["arith"].rows {
      guard let result = results[row["e"].string ?? ""] else { continue }
      found += 1
      for key in row.keys where key != "e" {
        let element = AnimatableValue.transform(result).part([Substring(key)])?.object as? CGFloat
        #expect(isNear([Double(element ?? .nan)], [row[key].n], 1e-12), "\(row)")
      }
    }
    let flat = Self.scale(0, 1)
    let sentences: [String: Bool] = [
      "Invert(singular) returns its argument": CATransform3DEqualToTransform(CATransform3DInvert(flat), flat),
      "zero axis rotation = identity; axis is normalised": CATransform3DIsIdentity(
        CATransform3DMakeRotation(1, 0, 0, 0))
        && isNear(
          elements(CATransform3DMakeRotation(1, 0, 3, 4)), elements(CATransform3DMakeRotation(1, 0, 0.6, 0.8)), 1e-12)
        ,
    ]
    for (sentence, holds) in sentences { #expect(holds, "\(sentence)") }
    let rows = Set(table["arith"].rows.compactMap { $0["e"].string })
    #expect(found == results.count && rows == Set(results.keys).union(sentences.keys))
    let layer = CALayer()
    layer.transform = Self.scale(2, 2)
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    let row = table["kvc"][0]
    #expect(isNear([Double(layer.transform.m11), Double(layer.transform.m12)], [row["m11"].n, row["m12"].n], 1e-9))
  }

  @Test("transforms_geometry: affine parts, and transforms that are affine")
  func affineParts() throws {
    let table = try Fact.table("transforms_geometry")["gnustep_checked_against_apple"]
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let named: [String: CATransform3D] = [
      "identity": CATransform3DIdentity, "scale(2,3,1)": Self.scale(2, 3),
      "translate(3,4,0)": CATransform3DMakeTranslation(3, 4, 0), "rotation z": Self.turn(1),
      "MakeAffine(2,3,4,5,6,7)": CATransform3DMakeAffineTransform(
        CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)),
      "rotation x": CATransform3DMakeRotation(1, 1, 0, 0), "scale z 2": CATransform3DMakeScale(1, 1, 2),
      "translate z 5": CATransform3DMakeTranslation(0, 0, 5), "m34=-1/500": perspective,
    ]
    for (isAffine, key) in [(true, "true"), (false, "false")] {
      for name in table["isAffine"][key].strings {
        let transform = try #require(named[name], "\(name)")
        #expect(CATransform3DIsAffine(transform) == isAffine, "\(name)")
        let layer = CALayer()
        layer.transform = transform
        if !isAffine { #expect(layer.affineTransform() == .identity, "\(name)") }
      }
    }
    for row in table["affineTransform"].rows.prefix(2) {
      let t = CATransform3DGetAffineTransform(try #require(named[row["transform"].string ?? ""]))
      #expect([t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) } == row["affine"].numbers, "\(row)")
    }
    let inDepth = CATransform3DMakeTranslation(3, 4, 5)
    #expect(CATransform3DGetAffineTransform(inDepth) == CGAffineTransform(translationX: 3, y: 4))
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 2, 4)
    layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3))
    #expect(layer.transform.m33 == 1)
  }

  @Test("transforms_geometry: value functions replace the layer's transform")
  func valueFunctions() throws {
    func shown(_ name: CAValueFunctionName, _ from: Any, _ to: Any, at t: Double) -> CATransform3D {
      let animation = CABasicAnimation(keyPath: "transform")
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      animation.valueFunction = CAValueFunction(name: name)
      var state = LayerState()
      state.transform = CATransform3DMakeTranslation(7, 7, 7)
      animation.apply(to: &state, at: t, lasting: 0)
      return state.transform
    }
    let r = 0.5.squareRoot()
    let turned = shown(.rotateZ, 0, Double.pi, at: 0.25)
    #expect(isNear([turned.m11, turned.m12, turned.m41].map { Double($0) }, [r, r, 0], 1e-9))
    let moved = shown(.translate, [0, 0, 0], [10, 20, 30], at: 0.5)
    #expect([moved.m41, moved.m42, moved.m43] == [5, 10, 15])
    let scaled = shown(.scale, [1, 1, 1], [3, 5, 7], at: 0.5)
    #expect([scaled.m11, scaled.m22, scaled.m33, scaled.m41] == [2, 3, 4, 0])
    let full = shown(.rotateX, 0, 4 * Double.pi, at: 0.125)
    #expect(isNear([Double(full.m22), Double(full.m23)], [0, 1], 1e-9))
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bogus")) == nil)
    for name in CAValueFunctionName.names { #expect(CAValueFunction(name: name)?.name == name) }
  }
}

extension CAValueFunctionName {
  fileprivate static let names: [CAValueFunctionName] = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY, .translateZ,
  ]
}
