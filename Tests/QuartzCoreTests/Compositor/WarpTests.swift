import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Warped pictures:") struct WarpTests {
  /// Matrices from an image of 90 × 70 pixels to a target of 200 × 150.
  private static let maps: [Homography] = [
    Homography(1, 0, 0, 0, 1, 0, 20, 10, 1),
    Homography(1.5, 0.2, 0.004, -0.3, 1.2, 0.001, 40, 20, 1),
    Homography(0.4, -0.3, -0.003, 0.1, 0.9, 0.002, 60, 50, 1),
    Homography(2, 0.5, 0.012, 0.2, 1.5, 0.01, 5, 5, 0.7),
    Homography(-1, 0.1, 0.002, 0.1, 1, -0.002, 150, 20, 1),
  ]

  @Test("every pixel is sampled at its center, interpolated between the nearest four pixels", arguments: maps.indices)
  func samples(index: Int) throws {
    let map = Self.maps[index]
    let source = try #require(Bitmap(width: 90, height: 70))
    source.withPixels { pixels in
      for y in 0..<70 {
        for x in 0..<90 {
          // The image is smooth, so that a small error in position is a small error in color.
          let at = y * source.bytesPerRow + x * 4
          (pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]) = (UInt8(x * 2), UInt8(y * 3), 128, 255)
        }
      }
    }
    let target = PixelRect(x: 3, y: 2, width: 200, height: 150)
    let result = try #require(Bitmap(for: target))
    Warp(try #require(PixelBuffer(source.surface)), map).write(target, to: try #require(PixelBuffer(result.surface)))
    let inverse = map.inverse
    var worst = 0.0
    var compared = 0
    result.withPixels { pixels in
      for y in 0..<150 {
        for x in 0..<200 {
          let middle = CGPoint(x: CGFloat(x) + 3.5, y: CGFloat(y) + 2.5)
          guard inverse.w(middle) > 0 else { continue }
          let destination = inverse.apply(middle)
          // Farther out, near the horizon, nothing of an image is visible.
          guard destination.x > -250, destination.y > -250, destination.x < 1000, destination.y < 1000 else { continue }
          let blue = min(max(destination.x - 0.5, 0), 89) * 2
          let green = min(max(destination.y - 0.5, 0), 69) * 3
          let at = y * result.bytesPerRow + x * 4
          worst = max(worst, abs(Double(pixels[at]) - blue), abs(Double(pixels[at + 1]) - green))
          compared += 1
        }
      }
    }
    #expect(compared > 10_000)
    #expect(worst <= 1.1)
  }
}
