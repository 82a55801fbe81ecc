import UIKit

/// A drawing on a transparent background, with measurements of its ink.
struct Picture {
  let image: CGImage

  init(_ size: CGSize, scale: CGFloat = 1, _ draw: (CGContext) -> Void) {
    let context = CGContext(topLeftWidth: Int(size.width * scale), height: Int(size.height * scale), scale: scale)
    draw(context)
    image = context.finish()
  }

  init(_ image: CGImage) { self.image = image }

  /// The sum of the alpha of all pixels, in opaque pixels.
  var ink: Double {
    var sum = 0.0
    for y in 0..<image.height {
      for x in 0..<image.width { sum += Double(image.pixel(x: x, y: y).a) / 255 }
    }
    return sum
  }

  /// The bounds of the pixels that are at least a quarter covered.
  var inkBounds: CGRect? {
    var bounds = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where image.pixel(x: x, y: y).a >= 64 {
        bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return bounds.isNull ? nil : bounds
  }
}
