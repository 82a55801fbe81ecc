internal import CCairo
internal import CRows

/// Resamples an image through a homography, with bilinear interpolation. Edge pixels are repeated beyond the image.
struct Warp {
  private let image: rows_image
  private let toSource: Homography

  /// - Parameter map: The transform from the image's pixels to the target's.
  init(_ pixels: PixelBuffer, _ map: Homography) {
    image = pixels.rows
    // Numbers close to 1 keep their digits in the divisor.
    toSource = map.inverse
  }

  /// Writes the pixels of a rectangle, one row after the other.
  func write(_ rect: PixelRect, _ row: (_ y: Int) -> UnsafeMutablePointer<UInt32>) {
    for y in rect.y..<rect.maxY {
      let center = CGPoint(x: CGFloat(rect.x) + 0.5, y: CGFloat(y) + 0.5)
      let start = toSource.numerators(center)
      withUnsafeBytes(of: (start.0.native, start.1.native, start.2.native)) { start in
        withUnsafeBytes(of: (toSource.m11.native, toSource.m12.native, toSource.m13.native)) { step in
          rows_warp(
            image, start.assumingMemoryBound(to: Double.self).baseAddress,
            step.assumingMemoryBound(to: Double.self).baseAddress, row(y), rect.width)
        }
      }
    }
  }

  func write(_ rect: PixelRect, to pixels: PixelBuffer) { write(rect) { pixels.pixel(x: rect.x, y: $0) } }
}

extension Homography {
  /// Returns a transformed point before the division, and the divisor.
  fileprivate func numerators(_ p: CGPoint) -> (CGFloat, CGFloat, CGFloat) {
    (m11 * p.x + m21 * p.y + m31, m12 * p.x + m22 * p.y + m32, w(p))
  }
}
