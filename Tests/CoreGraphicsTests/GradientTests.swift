import CoreGraphics
import Testing

@Suite("A gradient", .serialized) struct GradientTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private var space: CGColorSpace { CGColorSpaceCreateDeviceRGB() }

  /// Draws in a bitmap of 100 × 10 pixels, whose y axis points down.
  private func drawn(_ draw: (CGContext) -> Void) -> CGImage {
    let context = CGContext(topLeftWidth: 100, height: 10, scale: 1)
    draw(context)
    return context.finish()
  }

  private func pixels(_ image: CGImage, _ positions: [Int]) -> [[UInt8]] {
    positions.map { x in
      let pixel = image.pixel(x: x, y: 5)
      return [pixel.r, pixel.g, pixel.b, pixel.a]
    }
  }

  private func isClose(_ pixels: [[UInt8]], _ expected: [[Int]]) -> Bool {
    pixels.map(\.count) == expected.map(\.count)
      && zip(pixels.joined(), expected.joined()).allSatisfy { abs(Int($0) - $1) <= 3 }
  }

  static let ends: [(CGGradientDrawingOptions, before: UInt8, after: UInt8)] = [
    ([], 0, 0), (.drawsBeforeStartLocation, 255, 0), (.drawsAfterEndLocation, 0, 255),
    ([.drawsBeforeStartLocation, .drawsAfterEndLocation], 255, 255),
  ]

  @Test("is drawn along a line, and beyond its ends if the options say so", arguments: ends)
  func linear(options: CGGradientDrawingOptions, before: UInt8, after: UInt8) throws {
    let gradient = try #require(CGGradient(colorsSpace: space, colors: [red, blue] as CFArray, locations: nil))
    let image = drawn {
      $0.drawLinearGradient(gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: options)
    }
    #expect(isClose(pixels(image, [21, 50, 78]), [[249, 0, 6, 255], [127, 0, 128, 255], [6, 0, 249, 255]]))
    #expect(pixels(image, [10]) == [[before, 0, 0, before]] && pixels(image, [90]) == [[0, 0, after, after]])
  }

  @Test("has its colors at their locations, extends the first and the last, and follows the clip and the alpha")
  func locations() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, blue, red] as CFArray, locations: [0.2, 0.5, 0.6]))
    let image = drawn { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 90, height: 10))
      context.setAlpha(0.5)
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    }
    #expect(
      isClose(
        pixels(image, [10, 49, 70, 95]), [[255, 0, 0, 128], [4, 0, 251, 128], [255, 0, 0, 128], [0, 0, 0, 0]]))
  }

  @Test("is drawn between two circles", arguments: ends)
  func radial(options: CGGradientDrawingOptions, before: UInt8, after: UInt8) throws {
    let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    let gradient = try #require(
      CGGradient(colorSpace: space, colorComponents: components, locations: nil, count: 2))
    let center = CGPoint(x: 50.5, y: 5.5)
    let image = drawn {
      $0.drawRadialGradient(
        gradient, startCenter: center, startRadius: 10, endCenter: center, endRadius: 40, options: options)
    }
    #expect(isClose(pixels(image, [75, 25]), [[127, 0, 128, 255], [127, 0, 128, 255]]))
    #expect(pixels(image, [50]) == [[before, 0, 0, before]] && pixels(image, [97]) == [[0, 0, after, after]])
  }

  @Test("reads gray components, is equal only to itself, and is nil without colors")
  func making() throws {
    let gray: [CGFloat] = [0, 1, 1, 1]
    let gradient = try #require(
      CGGradient(colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: gray, locations: [0, 1], count: 2))
    let image = drawn { $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: []) }
    #expect(isClose(pixels(image, [50]), [[128, 128, 128, 255]]))
    let other = CGGradient(colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: gray, locations: nil, count: 2)
    #expect(gradient == gradient && gradient != other)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorSpace: space, colorComponents: gray, locations: nil, count: 0) == nil)
  }
}
