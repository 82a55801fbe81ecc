import CBaselines
import QuartzCore

/// The pictures of the scenes, each as an image and in memory for the peers.
enum Pictures {
  typealias Picture = (image: CGImage, pixels: baseline_picture)

  /// A picture of a full screen like a photo: soft shapes, and noise.
  static func photo(number: Int, hasAlpha: Bool) -> Picture {
    make(width: Scene.width, height: Scene.height, hasAlpha: hasAlpha) { pixels in
      var noise = UInt32(truncatingIfNeeded: 12345 + number * 7919)
      for y in 0..<Scene.height {
        for x in 0..<Scene.width {
          noise = noise &* 1_664_525 &+ 1_013_904_223
          let grain = Double(noise >> 28) - 8
          let (u, v) = (Double(x) / Double(Scene.width), Double(y) / Double(Scene.height))
          let red = 127 + 90 * sin(u * 5 + Double(number) * 2) * cos(v * 9) + grain
          let green = 127 + 90 * sin((u + v) * 7 + Double(number)) + grain
          let blue = 60 + 120 * v + 40 * cos(u * 11) + grain
          pixels[y * Scene.width + x] = 255 << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
        }
      }
    }
  }

  /// Lines of dark shapes on a clear ground, as a label of a number of points draws them.
  static func label(number: Int, width: Int, height: Int) -> Picture {
    let (width, height) = (width * Int(Scene.scale), height * Int(Scene.scale))
    return make(width: width, height: height, hasAlpha: true) { pixels in
      for y in 0..<height {
        for x in 0..<width {
          // Strokes of about the width of a letter's, with soft edges, in lines of 15 points, and no stroke between words.
          let line = y % 45 > 8 && y % 45 < 36
          let word = (x / 22 + y / 45 * 3 + number) % 6 != 0
          let stroke = 1.4 * sin(Double(x + number * 5) * 0.55) * cos(Double(y % 45) * 0.31 + Double(x / 22))
          let alpha = line && word ? channel(255 * min(1, max(0, stroke))) : 0
          pixels[y * width + x] = alpha << 24 | (alpha * 20 / 255) << 16 | (alpha * 20 / 255) << 8 | alpha * 30 / 255
        }
      }
    }
  }

  private static func channel(_ value: Double) -> UInt32 { UInt32(min(255, max(0, value.rounded()))) }

  private static func make(
    width: Int, height: Int, hasAlpha: Bool, fill: (UnsafeMutablePointer<UInt32>) -> Void
  ) -> Picture {
    let context = Screen.context(width: width, height: height, hasAlpha: hasAlpha)
    let size = width * height
    guard let memory = context.data?.bindMemory(to: UInt32.self, capacity: size) else { fatalError("no memory") }
    fill(memory)
    let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: size)
    copy.initialize(from: memory, count: size)
    guard let image = context.makeImage() else { fatalError("no image") }
    return (image, baseline_picture(pixels: copy, width: Int32(width), height: Int32(height)))
  }
}
