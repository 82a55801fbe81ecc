import QuartzCore
import Testing

@Suite struct TransformTests {
  private func elements(_ t: CATransform3D) -> [Double] { t.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] } }

  @Test("Products of scale, rotation and translation are the computed ones")
  func products() {
    for row in MatrixFacts.rows {
      let (s, r, t) = (row.scale, row.rotation, row.translation)
      let translation = CATransform3DMakeTranslation(t[0], t[1], t[2])
      let concat = CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeScale(s[0], s[1], s[2]), CATransform3DMakeRotation(r[0], r[1], r[2], r[3])), translation)
      let result =
        switch row.kind {
        case .nested: CATransform3DRotate(CATransform3DScale(translation, s[0], s[1], s[2]), r[0], r[1], r[2], r[3])
        case .concat: concat
        case .inverse: CATransform3DInvert(concat)
        }
      #expect(zip(elements(result), row.m).allSatisfy { isNear($0, $1, 1e-12) }, "\(row)")
      let unit = CATransform3DConcat(result, CATransform3DInvert(result))
      #expect(zip(elements(unit), elements(CATransform3DIdentity)).allSatisfy { isNear($0, $1, 1e-9) })
    }
  }

  @Test("Points are projected with the division by w, and back")
  func projection() {
    for row in MatrixFacts.projections {
      var t = CATransform3DIdentity
      t.m34 = row[0]
      t = CATransform3DRotate(t, row[1], 0, 1, 0)
      let p = t.project(CGPoint(x: row[2], y: row[3]))
      #expect(isNear(p.x, row[4], 1e-9) && isNear(p.y, row[5], 1e-9))
      let back = t.unproject(p) ?? .zero
      #expect(isNear(back.x, row[2], 1e-6) && isNear(back.y, row[3], 1e-6))
    }
  }

  @Test("A singular transform is its own inverse, and a rotation about nothing is none")
  func edges() {
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("What is affine, and the affine part")
  func affine() {
    let m = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(m)) == m)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    for t in [
      CATransform3DMakeRotation(1, 1, 0, 0), CATransform3DMakeScale(1, 1, 2), CATransform3DMakeTranslation(0, 0, 5),
      perspective,
    ] {
      #expect(!CATransform3DIsAffine(t))
      #expect(CATransform3DGetAffineTransform(t) == .identity)
    }
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
  }

  private static let rotation = CATransform3DMakeRotation(CGFloat.pi, 0, 0, 1)
  private static func scale(_ x: CGFloat, _ y: CGFloat) -> CATransform3D { CATransform3DMakeScale(x, y, 1) }
  private static func turn(_ angle: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 0, 1) }
  private static func degrees(_ angle: CGFloat) -> CATransform3D { turn(angle * .pi / 180) }

  @Test("Planar transforms are interpolated part by part, as measured")
  func planar() {
    let id = CATransform3DIdentity
    let r = 0.5.squareRoot()
    let shear = CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
    let rows: [(CATransform3D, CATransform3D, [Double], [Double])] = [
      (id, Self.scale(-1, 1), [0.5, 0, 0, 1], [0, 0, 0, 1]),
      (id, Self.scale(1, -1), [1, 0, 0, 0.5], [1, 0, 0, 0]),
      (id, Self.scale(-1, -1), [r, -r, r, r], [0, -1, 1, 0]),
      (id, Self.rotation, [r, -r, r, r], [0, -1, 1, 0]),
      (id, shear, [1, 0, 0.1151, 1.0023], [1, 0, 0.2368, 1.0031]),
      (
        id, CATransform3DConcat(Self.turn(0.5), Self.scale(-1, 1)), [0.4961, -0.0623, 0.1247, 0.9922],
        [0, 0, 0.2474, 0.9689]
      ),
      (
        id, CATransform3DConcat(Self.scale(2, 1), Self.turn(1.5)), [1.1631, 0.4578, -0.3663, 0.9305],
        [1.0975, 1.0225, -0.6816, 0.7317]
      ),
      (Self.scale(-1, 1), Self.scale(1, -1), [-r, -r, -r, r], [0, -1, -1, 0]),
    ]
    for (a, b, quarter, half) in rows {
      for (fraction, wanted) in [(0.25, quarter), (0.5, half)] {
        let t = a.interpolated(to: b, at: fraction)
        #expect(zip([t.m11, t.m12, t.m21, t.m22], wanted).allSatisfy { isNear($0, $1, 1e-4) }, "\(wanted)")
      }
    }
  }

  @Test("Rotations take the short way")
  func rotations() {
    let rows: [(CATransform3D, [Double])] = [
      (Self.degrees(170), [0.73728, 0.67559, -0.67559, 0.73728]),
      (Self.degrees(270), [0.92388, -0.38268, 0.38268, 0.92388]),
    ]
    for (end, wanted) in rows {
      let t = CATransform3DIdentity.interpolated(to: end, at: 0.25)
      #expect(zip([t.m11, t.m12, t.m21, t.m22], wanted).allSatisfy { isNear($0, $1, 1e-4) })
    }
    let moved = CATransform3DRotate(CATransform3DMakeTranslation(40, 0, 0), 1, 0, 0, 1)
    let t = Self.scale(2, 1).interpolated(to: moved, at: 0.25)
    #expect(
      zip([t.m11, t.m12, t.m21, t.m22, t.m41], [1.6956, 0.43296, -0.2474, 0.96891, 10]).allSatisfy {
        isNear($0, $1, 1e-4)
      })
    let turned = CATransform3DIdentity.interpolated(to: CATransform3DMakeRotation(1.2, 0, 1, 0), at: 0.25)
    #expect(isNear(turned.m11, 0.95534, 1e-4) && isNear(turned.m13, -0.29552, 1e-4))
  }

  @Test("A transform in space is the sum of its parts at both ends")
  func space() {
    var a = CATransform3DConcat(
      CATransform3DMakeScale(2, 0.5, 3), CATransform3DConcat(Self.turn(0.7), CATransform3DMakeRotation(1, 1, 2, 3)))
    (a.m41, a.m42, a.m43) = (3, 4, 5)
    a.m34 = -1 / 300
    let b = CATransform3DMakeRotation(0.4, 1, 0, 0)
    for (t, wanted) in [(a.interpolated(to: b, at: 0), a), (a.interpolated(to: b, at: 1), b)] {
      #expect(zip(elements(t), elements(wanted)).allSatisfy { isNear($0, $1, 1e-9) })
    }
  }
}
