import CoreGraphics
import Testing

@Suite("Affine transforms:") struct CGAffineTransformTests {
  private func transform(_ n: [Double]) -> CGAffineTransform {
    CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  private func isClose(_ t: CGAffineTransform, _ n: [Double]) -> Bool {
    isClose([t.a, t.b, t.c, t.d, t.tx, t.ty], n)
  }

  private func isClose(_ numbers: [Double], _ expected: [Double]) -> Bool {
    numbers.count == expected.count && zip(numbers, expected).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("transforms are concatenated and applied by the row vector convention", arguments: AffineFact.all)
  func facts(fact: AffineFact) {
    let (t, u) = (transform(fact.t), transform(fact.u))
    #expect(isClose(t.concatenating(u), fact.concatenated))
    #expect(isClose(t.rotated(by: fact.angle), fact.rotated))
    #expect(isClose(t.translatedBy(x: 2, y: 3), fact.moved))
    #expect(isClose(t.scaledBy(x: 2, y: 3), fact.scaled))
    #expect(isClose(t.inverted(), fact.inverted))
    let point = CGPoint(x: fact.point[0], y: fact.point[1]).applying(t)
    #expect(abs(point.x - fact.pointApplied[0]) < 1e-9 && abs(point.y - fact.pointApplied[1]) < 1e-9)
    let rect = CGRect(x: fact.rect[0], y: fact.rect[1], width: fact.rect[2], height: fact.rect[3]).applying(t)
    let numbers: [Double] = [rect.minX, rect.minY, rect.width, rect.height]
    #expect(isClose(numbers, fact.rectApplied))
  }

  @Test("inverting a singular transform returns the transform itself")
  func singular() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
  }

  @Test("isIdentity is true only for the exact identity, and not for zeros")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(translationX: 1e-9, y: 0).isIdentity)
    #expect(CGAffineTransform(scaleX: 1, y: 1).isIdentity)
  }

  @Test("a quarter turn maps the x-axis to the y-axis")
  func rotation() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15 && turned.y == 1)
  }

  @Test("a size ignores translation and can become negative")
  func sizes() {
    let t = CGAffineTransform(a: -2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
    #expect(CGSize(width: 4, height: 5).applying(t) == CGSize(width: -8, height: 15))
  }

  @Test("null and infinite rectangles stay null and infinite")
  func specialRectangles() {
    let t = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGRect.null.applying(t).isNull)
    #expect(CGRect.infinite.applying(t).isInfinite)
  }
}
