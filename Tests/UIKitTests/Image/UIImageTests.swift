import Testing
import UIKit

@Suite("Images:") struct UIImageTests {
  /// Two by one pixels: red, then green.
  private static func stripe(scale: CGFloat = 1, _ orientation: UIImage.Orientation = .up) -> UIImage {
    let picture = Picture(CGSize(width: 2, height: 1)) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColor(UIColor.green.cgColor)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    return UIImage(cgImage: picture.image, scale: scale, orientation: orientation)
  }

  /// Two by two pixels in reading order: red, green, blue, black.
  private static func square(_ orientation: UIImage.Orientation) -> UIImage {
    let picture = Picture(CGSize(width: 2, height: 2)) { context in
      for (index, color) in [UIColor.red, .green, .blue, .black].enumerated() {
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
      }
    }
    return UIImage(cgImage: picture.image, scale: 1, orientation: orientation)
  }

  private func letters(_ image: CGImage) -> String {
    var text = ""
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = image.pixel(x: x, y: y)
        text += pixel.a == 0 ? "." : pixel.r > 127 ? "r" : pixel.g > 127 ? "g" : pixel.b > 127 ? "b" : "k"
      }
    }
    return text
  }

  /// Pixels in reading order, from the Exif definition of the orientations.
  static let orientations: [(UIImage.Orientation, String)] = [
    (.up, "rgbk"), (.upMirrored, "grkb"), (.down, "kbgr"), (.downMirrored, "bkrg"), (.leftMirrored, "rbgk"),
    (.right, "brkg"), (.rightMirrored, "kgbr"), (.left, "gkrb"),
  ]

  @Test("an orientation rotates or mirrors the drawn image", arguments: orientations)
  func orientation(orientation: UIImage.Orientation, wanted: String) {
    let image = Self.square(orientation)
    let drawn = Picture(CGSize(width: 2, height: 2)) { context in
      UIGraphicsPushContext(context)
      image.draw(at: .zero)
      UIGraphicsPopContext()
    }
    #expect(letters(drawn.image) == wanted)
  }

  @Test("the size is in points and follows the orientation")
  func size() {
    #expect(Self.stripe(scale: 2).size == CGSize(width: 1, height: 0.5))
    #expect(Self.stripe(scale: 1, .left).size == CGSize(width: 1, height: 2))
  }

  @Test("a PNG file is read back pixel for pixel")
  func png() throws {
    let image = Self.square(.up)
    let data = try #require(image.pngData())
    let back = try #require(UIImage(data: data, scale: 2))
    #expect(try #require(back.cgImage).hasSamePixels(as: #require(image.cgImage)))
    #expect(back.size == CGSize(width: 1, height: 1))
    #expect(UIImage(data: Data("no".utf8)) == nil)
  }

  @Test("draw(in:) stretches the image upright, with the given alpha")
  func drawing() {
    let image = Self.square(.up)
    let drawn = Picture(CGSize(width: 4, height: 4)) { context in
      context.interpolationQuality = .none
      UIGraphicsPushContext(context)
      image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4), blendMode: .normal, alpha: 0.5)
      UIGraphicsPopContext()
    }.image
    #expect(letters(drawn) == "rrggrrggbbkkbbkk")
    #expect(abs(Int(drawn.pixel(x: 0, y: 0).a) - 128) <= 1)
  }

  @Test("a renderer draws at its scale, from the origin of its bounds")
  func renderer() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let bounds = CGRect(x: 10, y: 20, width: 2, height: 1)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      UIColor.red.setFill()
      context.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.scale == 3)
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(letters(try #require(image.cgImage)) == "...rrr...rrr...rrr")
  }

  @Test("an opaque renderer starts out black; one without a size makes an empty image")
  func rendererEdges() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { _ in }
    #expect(letters(try #require(image.cgImage)) == "kk")
    let none = UIGraphicsImageRenderer(size: CGSize(width: 0, height: 1), format: format).image { _ in
      Issue.record("nothing is drawn")
    }
    #expect(none.size == .zero && none.cgImage == nil)
  }

  @Test("a renderer's format is a copy that has the renderer's bounds")
  func format() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format)
    format.scale = 1
    let own = try #require(renderer.format as? UIGraphicsImageRendererFormat)
    #expect(own.scale == 3)
    #expect(own.bounds == CGRect(x: 0, y: 0, width: 2, height: 1))
  }

  @Test("contexts nest")
  func stack() {
    let outer = CGContext(topLeftWidth: 1, height: 1, scale: 1)
    let inner = CGContext(topLeftWidth: 1, height: 1, scale: 1)
    UIGraphicsPushContext(outer)
    UIGraphicsPushContext(inner)
    #expect(UIGraphicsGetCurrentContext() === inner)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
