import Stage
import Testing

@testable import UIKit

@MainActor @Suite("A resizable image", .serialized) final class ResizableImageTests {
  /// 4 × 4 points: a red border of one point, and inside it columns of green and blue.
  private static func image(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor.green.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 1, width: 1, height: 2))
    }
  }

  private nonisolated static let one = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)

  private func row(_ image: CGImage?, y: Int, scale: Int = 1) -> String {
    guard let image else { return "" }
    return (0..<image.width / scale).map { x in
      switch image.pixel(x: x * scale, y: y * scale) {
      case (255, 0, 0, 255): "R"
      case (0, 255, 0, 255): "G"
      case (0, 0, 255, 255): "B"
      case (_, _, _, 0): "."
      default: "?"
      }
    }.joined()
  }

  private func drawn(_ image: UIImage, _ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  @Test("keeps its insets and mode, which is to tile, and equals another one with the same")
  func values() {
    let image = Self.image()
    let tiled = image.resizableImage(withCapInsets: Self.one)
    #expect(image.capInsets == .zero && image.resizingMode == .tile && image.size == tiled.size)
    #expect(tiled.capInsets == Self.one && tiled.resizingMode == .tile)
    let stretched = tiled.resizableImage(withCapInsets: Self.one, resizingMode: .stretch)
    #expect(stretched.resizingMode == .stretch && stretched != tiled && tiled != image)
    #expect(tiled == image.resizableImage(withCapInsets: Self.one))
    #expect(tiled.withRenderingMode(.alwaysTemplate).capInsets == Self.one)
    #expect(UIImage.ResizingMode.tile.rawValue == 0 && UIImage.ResizingMode.stretch.rawValue == 1)
  }

  @Test("is drawn with corners of the same size, and tiled or stretched parts between", arguments: [1, 2] as [CGFloat])
  func drawing(scale: CGFloat) {
    let tiled = drawn(
      Self.image(scale: scale).resizableImage(withCapInsets: Self.one), CGSize(width: 9, height: 7)
    ).cgImage
    #expect(
      (0..<7).map { row(tiled, y: $0) } == ["RRRRRRRRR"] + Array(repeating: "RGBGBGBGR", count: 5) + ["RRRRRRRRR"])
    let stretched = drawn(
      Self.image(scale: scale).resizableImage(withCapInsets: Self.one, resizingMode: .stretch),
      CGSize(width: 10, height: 4)
    ).cgImage
    #expect(row(stretched, y: 0) == "RRRRRRRRRR")
    let middle = Array(row(stretched, y: 1))
    // Between them, pixels of the stretched part are mixed.
    #expect(String(middle[0...2]) == "RGG" && String(middle[7...9]) == "BBR")
    let small = drawn(Self.image().resizableImage(withCapInsets: Self.one), CGSize(width: 2, height: 2)).cgImage
    #expect(row(small, y: 0) == "RR" && row(small, y: 1) == "RR")
  }

  @Test("fills an image view in the same way, also after a change of its size")
  func view() {
    let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1)
    let view = UIImageView(image: Self.image().resizableImage(withCapInsets: Self.one))
    stage.window.addSubview(view)
    for (width, expected) in [(4, "RGBR"), (9, "RGBGBGBGR"), (6, "RGBGBR")] {
      view.frame = CGRect(x: 0, y: 0, width: width, height: 5)
      stage.frame()
      #expect(row(stage.image(), y: 0).hasPrefix(String(repeating: "R", count: width) + "."))
      #expect(row(stage.image(), y: 3).hasPrefix(expected + "."))
    }
    view.image = Self.image().resizableImage(withCapInsets: Self.one, resizingMode: .stretch)
    view.frame.size.width = 10
    stage.frame()
    let middle = Array(row(stage.image(), y: 3))
    // A layer's filter mixes neighbors, also across the insets.
    #expect(middle[0] == "R" && String(middle[9...10]) == "R.")
    #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    view.image = Self.image()
    #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("is shown in the content mode, whether that is set before the image or after it")
  func contentMode() {
    let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1)
    let image = Self.image().resizableImage(withCapInsets: Self.one)
    let views = [0, 10].map { UIImageView(frame: CGRect(x: 0, y: $0, width: 9, height: 5)) }
    for view in views { stage.window.addSubview(view) }
    func rows(_ first: Int) -> [String] { (first..<first + 5).map { row(stage.image(), y: $0) } }
    for mode in [UIView.ContentMode.center, .scaleToFill, .topLeft] {
      views[0].image = image
      stage.frame()
      views[0].contentMode = mode
      views[1].image = nil
      views[1].contentMode = mode
      views[1].image = image
      stage.frame()
      #expect(rows(0) == rows(10) && rows(0)[3].hasPrefix("RGBGBGBGR") == (mode == .scaleToFill))
    }
  }

  /// Insets, a size and a scale, with pieces of whole pixels and others.
  nonisolated static let sizes: [(UIEdgeInsets, CGSize, CGFloat)] = [
    (.zero, CGSize(width: 23, height: 17), 1),
    (one, CGSize(width: 23, height: 17), 1),
    (UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 1), CGSize(width: 31, height: 4), 1),
    (UIEdgeInsets(top: 0.5, left: 0, bottom: 1, right: 1), CGSize(width: 9.5, height: 11), 2),
    (one, CGSize(width: 23, height: 17), 3),
    (UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 1), CGSize(width: 31 / 3, height: 29 / 3), 3),
    (UIEdgeInsets(top: 0, left: 0.3, bottom: 0, right: 0), CGSize(width: 9, height: 9), 1),
    (one, CGSize(width: 9.25, height: 7.75), 1),
    (UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 6), CGSize(width: 9, height: 9), 1),
    (one, CGSize(width: 3, height: 20), 1),
    (one, CGSize(width: 20, height: 1), 1),
  ]

  @Test("has the same pixels when its rows are repeated as when each piece is drawn", arguments: sizes)
  func rows(insets: UIEdgeInsets, size: CGSize, scale: CGFloat) throws {
    let image = Self.image(scale: scale).resizableImage(withCapInsets: insets)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let pieces = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
    let (expected, actual) = (try #require(pieces.cgImage), try #require(image.repeated(in: size).cgImage))
    #expect(actual.width == expected.width && actual.height == expected.height)
    #expect(pixels(actual) == pixels(expected))
  }

  private func pixels(_ image: CGImage) -> [[UInt8]] {
    (0..<image.height).flatMap { y in
      (0..<image.width).map { x in
        let pixel = image.pixel(x: x, y: y)
        return [pixel.r, pixel.g, pixel.b, pixel.a]
      }
    }
  }

  @Test("of size zero has no part that is resized")
  func empty() {
    let view = UIImageView(image: UIImage().resizableImage(withCapInsets: Self.one))
    #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("in a template has the tint color")
  func template() {
    let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1)
    stage.window.tintColor = .blue
    let image = Self.image().resizableImage(withCapInsets: Self.one).withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 9, height: 5)
    stage.window.addSubview(view)
    stage.frame()
    #expect(row(stage.image(), y: 3).hasPrefix("BBBBBBBBB."))
  }
}
