import CoreGraphics
import Testing

@Suite("Colors:") struct CGColorTests {
  @Test("colors are equal if their color spaces and components are equal")
  func equality() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(red == CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1]))
    #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    let faint = try #require(red.copy(alpha: 0.25))
    #expect(faint.components == [1, 0, 0, 0.25] && faint.alpha == 0.25 && faint != red)
  }

  @Test("a gray color has two components, including alpha")
  func grays() {
    let gray = CGColor(gray: 0.5, alpha: 0.75)
    #expect(gray.numberOfComponents == 2)
    #expect(gray.components == [0.5, 0.75])
    #expect(gray.colorSpace?.model == .monochrome)
    #expect(gray.colorSpace == CGColorSpaceCreateDeviceGray())
    #expect(gray.rgba == (0.5, 0.5, 0.5, 0.75))
  }
}
