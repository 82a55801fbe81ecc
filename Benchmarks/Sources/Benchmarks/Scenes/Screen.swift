import QuartzCore

/// The memory of a screen, into which frames are drawn one after the other.
struct Screen {
  let context: CGContext
  let pixels: UnsafeMutablePointer<UInt32>
  static let pixelCount = Scene.width * Scene.height

  init() {
    context = Self.context(width: Scene.width, height: Scene.height, hasAlpha: false)
    guard let data = context.data else { fatalError("no memory") }
    pixels = data.bindMemory(to: UInt32.self, capacity: Self.pixelCount)
    // In points, from the top left.
    let scale = Scene.scale
    context.concatenate(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(Scene.height)))
  }

  static func context(width: Int, height: Int, hasAlpha: Bool) -> CGContext {
    let alpha = hasAlpha ? CGImageAlphaInfo.premultipliedFirst : .noneSkipFirst
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    else { fatalError("no context") }
    return context
  }

  /// A number that is the same for the same frame.
  var hash: Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(start: pixels, count: Self.pixelCount * 4))
    return hasher.finalize()
  }

  /// The difference of two frames: the greatest difference of a channel, and the number of pixels with one of more than 2.
  func differences(from other: Screen) -> (most: Int, pixels: Int) {
    var (most, count) = (0, 0)
    for index in 0..<Self.pixelCount where pixels[index] & 0xFFFFFF != other.pixels[index] & 0xFFFFFF {
      var own = 0
      for shift in [UInt32(0), 8, 16] {
        let (a, b) = (Int(pixels[index] >> shift & 255), Int(other.pixels[index] >> shift & 255))
        own = max(own, abs(a - b))
      }
      most = max(most, own)
      if own > 2 { count += 1 }
    }
    return (most, count)
  }
}
