import Foundation
import UIKit

typealias Attributes = [NSAttributedString.Key: Any]

/// Returns an attributed string of parts with their own attributes.
func attributed(_ parts: (String, Attributes)...) -> NSAttributedString {
  let result = NSMutableAttributedString(string: "")
  for (text, attributes) in parts { result.append(NSAttributedString(string: text, attributes: attributes)) }
  return result
}

func paragraph(_ set: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
  let style = NSMutableParagraphStyle()
  set(style)
  return style
}

/// An image whose pixels are identified by color names.
struct Colors {
  let image: CGImage

  /// Returns the bounds of the pixels with nearly the full color.
  func bounds(_ name: String) -> CGRect? {
    var bounds = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where self.name(x, y) == name {
        bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return bounds.isNull ? nil : bounds
  }

  func count(_ name: String) -> Int {
    (0..<image.height).reduce(0) { sum, y in sum + (0..<image.width).count { self.name($0, y) == name } }
  }

  func name(_ x: Int, _ y: Int) -> String {
    let pixel = image.pixel(x: x, y: y)
    guard pixel.a > 240 else { return "-" }
    switch (pixel.r > 200, pixel.g > 200, pixel.b > 200) {
    case (true, false, false): return "red"
    case (false, true, false): return "green"
    case (false, false, true): return "blue"
    case (true, true, true): return "white"
    case (false, false, false): return pixel.r < 60 && pixel.g < 60 && pixel.b < 60 ? "black" : "other"
    default: return "other"
    }
  }
}

/// Returns the result of drawing without a view, at one pixel per point.
@MainActor func drawn(_ width: CGFloat, _ height: CGFloat, _ draw: () -> Void) throws -> Colors {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
  guard let image = renderer.image(actions: { _ in draw() }).cgImage else { throw CocoaError(.featureUnsupported) }
  return Colors(image: image)
}
