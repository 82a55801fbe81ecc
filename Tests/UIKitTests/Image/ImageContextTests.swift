import QuartzCore
import Stage
import Testing
import UIKit

@Suite("Image contexts", .serialized) @MainActor struct ImageContextTests {
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let pixel = image?.cgImage?.pixel(x: x, y: y) else { return [] }
    return [pixel.r, pixel.g, pixel.b, pixel.a]
  }

  @Test("make an image at their scale: 0 is the screen's, and the default is 1", arguments: [(0.0, 3), (1, 1), (2, 2)])
  func scales(asked: Double, scale: Int) {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 3)
    defer { stage.tearDown() }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 4), false, CGFloat(asked))
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 4))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 10, height: 4) && image?.scale == CGFloat(scale))
    #expect(image?.cgImage?.width == 10 * scale)
    #expect(pixel(image, 5 * scale - 1, 0) == [255, 0, 0, 255] && pixel(image, 5 * scale, 0) == [0, 0, 0, 0])
    UIGraphicsBeginImageContext(CGSize(width: 10, height: 4))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
    UIGraphicsEndImageContext()
  }

  @Test("start out clear, or black if they are opaque")
  func opaque() {
    for (isOpaque, expected) in [(false, [0, 0, 0, 0]), (true, [0, 0, 0, 255])] as [(Bool, [UInt8])] {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), isOpaque, 1)
      #expect(pixel(UIGraphicsGetImageFromCurrentImageContext(), 1, 1) == expected)
      UIGraphicsEndImageContext()
    }
  }

  @Test("nest, and end one by one")
  func nested() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 1)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 2)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 8)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test("of zero size have no context and no image, and end as others do")
  func empty() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    UIGraphicsBeginImageContextWithOptions(.zero, false, 0)
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() != nil)
    UIGraphicsEndImageContext()
  }

  @Test("do not include the context of a renderer")
  func others() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() != nil)
    }
    #expect(image.size.width == 3)
  }

  @Test("render layers and view hierarchies upright at the screen's scale, as published animators use them")
  func layers() throws {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 2)
    let page = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    page.backgroundColor = .blue
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    top.backgroundColor = .red
    page.addSubview(top)
    stage.window.addSubview(page)
    stage.frame()
    UIGraphicsBeginImageContextWithOptions(page.bounds.size, true, UIScreen.main.scale)
    page.layer.render(in: try #require(UIGraphicsGetCurrentContext()))
    let rendered = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContextWithOptions(page.bounds.size, false, 0)
    let isComplete = page.drawHierarchy(in: page.bounds, afterScreenUpdates: true)
    let drawn = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    for image in [rendered, drawn] {
      #expect(pixel(image, 20, 19) == [255, 0, 0, 255] && pixel(image, 20, 20) == [0, 0, 255, 255])
    }
    #expect(isComplete)
    let part = rendered?.cgImage?.cropping(to: CGRect(x: 0, y: 20, width: 40, height: 20))
    let layer = CALayer()
    layer.contents = part
    #expect(part?.width == 40 && part?.height == 20 && part?.pixel(x: 0, y: 0).b == 255)
  }
}
