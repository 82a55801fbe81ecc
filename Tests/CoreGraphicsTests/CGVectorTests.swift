import CoreGraphics
import Testing

@Suite struct CGVectorTests {
  @Test("A vector without parts is zero, and parts may be whole numbers")
  func making() {
    #expect(CGVector() == CGVector.zero)
    #expect(CGVector(dx: 3, dy: -4) == CGVector(dx: CGFloat(3), dy: CGFloat(-4)))
    #expect(CGVector(dx: 3, dy: -4).length == 5)
  }
}
