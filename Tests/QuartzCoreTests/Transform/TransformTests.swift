import QuartzCore
import Testing

@Suite("Transforms:") struct TransformTests {
  private func elements(_ t: CATransform3D) -> [Double] { t.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] } }

  @Test("inverting a singular transform returns it, and a rotation around a zero axis is the identity")
  func edges() {
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  private static func turn(_ angle: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 0, 1) }

  @Test("the interpolation between 3D transforms starts and ends with them")
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

  @Test("the interpolation between transforms without a rotation has none at any fraction", arguments: [0, 0.3, 1])
  func unrotated(_ fraction: Double) {
    let moved = CATransform3DMakeTranslation(40, 0, 0)
    for (a, b) in [(CATransform3DIdentity, moved), (moved, CATransform3DIdentity)] {
      let t = a.interpolated(to: b, at: fraction)
      #expect([t.m11, t.m12, t.m21, t.m22] == [1, 0, 0, 1])
    }
  }
}
