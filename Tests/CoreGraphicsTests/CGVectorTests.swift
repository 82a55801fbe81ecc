import CoreGraphics
import Testing

@Suite("Vectors:") struct CGVectorTests {
  @Test("a vector is zero by default, and its components can be integers")
  func making() {
    #expect(CGVector() == CGVector.zero)
    #expect(CGVector(dx: 3, dy: -4) == CGVector(dx: CGFloat(3), dy: CGFloat(-4)))
    #expect(CGVector(dx: 3, dy: -4).length == 5)
  }
}
