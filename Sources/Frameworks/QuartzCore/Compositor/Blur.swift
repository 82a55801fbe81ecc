internal import CCairo

/// A Gaussian blur of an image, approximated by three box blurs in each direction (to about 3 percent).
struct Blur {
  /// The boxes: the number of pixels that each covers to the left and to the right.
  let boxes: [(before: Int, after: Int)]
  /// `true` if the image continues beyond its edges with their pixels; otherwise it is clear there.
  let repeatsEdges: Bool

  /// - Parameter sigma: The standard deviation, in pixels. Less than about a quarter has no effect.
  init(sigma: CGFloat, repeatsEdges: Bool = false) {
    self.repeatsEdges = repeatsEdges
    // The width of three boxes whose variances add up to the Gaussian's. SVG's feGaussianBlur rounds the same way.
    let width = Int((sigma * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = width / 2
    if width < 2 {
      boxes = []
    } else if width % 2 == 1 {
      boxes = Array(repeating: (half, half), count: 3)
    } else {
      boxes = [(half, half - 1), (half - 1, half), (half, half)]
    }
  }

  func apply(to image: Bitmap) {
    guard let widest = boxes.map({ $0.before + $0.after }).max() else { return }
    let longest = max(image.width, image.height)
    let channels = image.channels
    image.withPixels { pixels in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest + widest) { line in
        guard let line = line.baseAddress else { return }
        for channel in 0..<channels {
          for y in 0..<image.height {
            pass(pixels + y * image.bytesPerRow + channel, channels, image.width, line)
          }
          for x in 0..<image.width {
            pass(pixels + x * channels + channel, image.bytesPerRow, image.height, line)
          }
        }
      }
    }
  }

  /// Blurs a row or a column, whose values are `step` bytes apart. `line` has room for them and for the pixels that the
  /// widest box covers beyond both ends.
  ///
  /// The loops use no iterators, which in a debug build would take most of the time.
  private func pass(
    _ pixels: UnsafeMutablePointer<UInt8>, _ step: Int, _ count: Int, _ line: UnsafeMutablePointer<UInt8>
  ) {
    for box in boxes {
      let reach = box.before + box.after
      line.update(repeating: repeatsEdges ? pixels[0] : 0, count: box.before)
      (line + box.before + count).update(repeating: repeatsEdges ? pixels[(count - 1) * step] : 0, count: box.after)
      var (index, destination) = (0, 0)
      while index < count {
        line[box.before + index] = pixels[destination]
        index += 1
        destination += step
      }
      let width = reach + 1
      var sum = width / 2
      index = 0
      while index < reach {
        sum += Int(line[index])
        index += 1
      }
      (index, destination) = (0, 0)
      while index < count {
        sum += Int(line[index + reach])
        pixels[destination] = UInt8(sum / width)
        sum -= Int(line[index])
        index += 1
        destination += step
      }
    }
  }
}
