internal import CCairo

/// A Gaussian blur of an image, as three box blurs in each direction (to about 3 percent).
struct Blur {
  /// The boxes: how many pixels each takes in to the left and to the right.
  let boxes: [(before: Int, after: Int)]
  /// Whether beyond its edges the image goes on with their pixels; otherwise there is nothing.
  let repeatsEdges: Bool

  /// - Parameter sigma: The standard deviation, in pixels. Below about a quarter nothing happens.
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
    guard !boxes.isEmpty else { return }
    let longest = max(image.width, image.height)
    let channels = image.channels
    image.withPixels { pixels in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { line in
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

  private func pass(
    _ pixels: UnsafeMutablePointer<UInt8>, _ step: Int, _ count: Int, _ line: UnsafeMutablePointer<UInt8>
  ) {
    for box in boxes {
      for index in 0..<count { line[index] = pixels[index * step] }
      let width = box.before + box.after + 1
      var sum = width / 2
      if repeatsEdges {
        func value(_ index: Int) -> Int { Int(line[min(max(index, 0), count - 1)]) }
        for index in -box.before..<box.after { sum += value(index) }
        for index in 0..<count {
          sum += value(index + box.after)
          pixels[index * step] = UInt8(sum / width)
          sum -= value(index - box.before)
        }
        continue
      }
      for index in 0..<min(box.after, count) { sum += Int(line[index]) }
      for index in 0..<count {
        if index + box.after < count { sum += Int(line[index + box.after]) }
        pixels[index * step] = UInt8(sum / width)
        if index >= box.before { sum -= Int(line[index - box.before]) }
      }
    }
  }
}
