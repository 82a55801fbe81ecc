import CCairo
import CoreGraphics

/// A picture with one pixel per point, as bytes of red, green and blue, from the top left.
struct SmallPicture: Sendable {
  let width: Int
  let height: Int
  private(set) var bytes: [UInt8]

  /// Creates an opaque picture from one that has `scale` pixels per point, by averaging the pixels of each point.
  init(_ image: CGImage, scale: Int) {
    (width, height) = (image.width / scale, image.height / scale)
    bytes = [UInt8](repeating: 0, count: width * height * 3)
    let stride = image.bytesPerRow / 4
    let (width, height) = (width, height)
    image.withWords { words in
      bytes.withUnsafeMutableBufferPointer { target in
        let count = UInt32(scale * scale)
        var next = 0
        for y in 0..<height {
          for x in 0..<width {
            var (red, green, blue): (UInt32, UInt32, UInt32) = (0, 0, 0)
            for row in y * scale..<(y + 1) * scale {
              for column in x * scale..<(x + 1) * scale {
                let word = words[row * stride + column]
                red += word >> 16 & 0xFF
                green += word >> 8 & 0xFF
                blue += word & 0xFF
              }
            }
            target[next] = Self.reduced((red + count / 2) / count)
            target[next + 1] = Self.reduced((green + count / 2) / count)
            target[next + 2] = Self.reduced((blue + count / 2) / count)
            next += 3
          }
        }
      }
    }
  }

  /// Returns the nearest of 64 values, which reduces a file to two thirds of its size.
  private static func reduced(_ channel: UInt32) -> UInt8 {
    let step = (channel * 63 + 127) / 255
    return UInt8((step * 255 + 31) / 63)
  }

  private init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// A rectangle of whole pixels, from the top left.
  struct Box: Equatable {
    var x = 0
    var y = 0
    var width: Int
    var height: Int
  }

  var box: Box { Box(width: width, height: height) }

  /// Returns the smallest box with all pixels that differ from those of a picture of the same size; nil if none does.
  func difference(from other: SmallPicture) -> Box? {
    guard bytes != other.bytes else { return nil }
    var (left, right, top, bottom) = (width, -1, height, -1)
    bytes.withUnsafeBufferPointer { mine in
      other.bytes.withUnsafeBufferPointer { theirs in
        for y in 0..<height {
          let row = y * width * 3..<(y + 1) * width * 3
          guard let first = row.first(where: { mine[$0] != theirs[$0] }) else { continue }
          let last = row.last { mine[$0] != theirs[$0] } ?? first
          (left, right) = (min(left, first % (width * 3) / 3), max(right, last % (width * 3) / 3))
          (top, bottom) = (min(top, y), y)
        }
      }
    }
    return Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  func cropped(to box: Box) -> SmallPicture {
    guard box != self.box else { return self }
    var part: [UInt8] = []
    part.reserveCapacity(box.width * box.height * 3)
    for y in box.y..<box.y + box.height {
      let start = (y * width + box.x) * 3
      part += bytes[start..<start + box.width * 3]
    }
    return SmallPicture(width: box.width, height: box.height, bytes: part)
  }
}

extension CGImage {
  /// Passes the pixels as words of alpha, red, green and blue, with `bytesPerRow / 4` words per row.
  fileprivate func withWords<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    let count = bytesPerRow / 4 * height
    let pixels = UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
    return body(UnsafeBufferPointer(start: pixels.assumingMemoryBound(to: UInt32.self), count: count))
  }
}
