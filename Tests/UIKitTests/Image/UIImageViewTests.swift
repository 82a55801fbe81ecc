import Stage
import Testing
import UIKit

@MainActor @Suite("Image views:", .serialized) final class UIImageViewTests {
  private let lazyStage = LazyStage { Stage(size: CGSize(width: 40, height: 40), scale: 2) }
  private var stage: Stage { lazyStage.stage }

  private let dot = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
      UIColor.red.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }()

  private func pixel(_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
    stage.frame()
    let pixel = stage.image().pixel(x: Int(x * 2), y: Int(y * 2))
    return [pixel.r, pixel.g, pixel.b, pixel.a]
  }

  @Test("an image view has its image's size and shows its colors in automatic rendering mode")
  func shows() {
    let view = UIImageView(image: dot)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
    #expect(!view.isUserInteractionEnabled)
    stage.window.addSubview(view)
    #expect(pixel(5, 5) == [255, 0, 0, 255])
    #expect(pixel(0, 0)[3] == 0)
    view.image = nil
    #expect(pixel(5, 5)[3] == 0)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test("a template image has the tint color, inherited or its own, and keeps its shape")
  func template() {
    let view = UIImageView(image: dot.withRenderingMode(.alwaysTemplate))
    stage.window.addSubview(view)
    #expect(pixel(5, 5) == [0, 122, 255, 255])
    stage.window.tintColor = .green
    #expect(pixel(5, 5) == [0, 255, 0, 255])
    view.tintColor = .black
    #expect(pixel(5, 5) == [0, 0, 0, 255])
    #expect(pixel(0, 0)[3] == 0)
  }

  @Test("a template image is shown in the tint color that it inherits when it is added")
  func inheritsLater() {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = UIImageView(image: dot.withRenderingMode(.alwaysTemplate))
    holder.addSubview(view)
    stage.window.tintColor = .green
    stage.window.addSubview(holder)
    #expect(pixel(5, 5) == [0, 255, 0, 255])
  }

  @Test("a highlighted image view shows its highlighted image, if it has one")
  func highlighted() {
    let view = UIImageView(image: dot, highlightedImage: nil)
    stage.window.addSubview(view)
    view.isHighlighted = true
    #expect(pixel(5, 5) == [255, 0, 0, 255])
    view.highlightedImage = dot.withRenderingMode(.alwaysTemplate)
    #expect(pixel(5, 5) == [0, 122, 255, 255])
    view.isHighlighted = false
    #expect(pixel(5, 5) == [255, 0, 0, 255])
  }

  /// Red and clear points of a 10 × 10 point image in a view of 40 × 20 points.
  nonisolated static let modes: [(UIView.ContentMode, [CGPoint], [CGPoint])] = [
    (.scaleToFill, [CGPoint(x: 20, y: 10), CGPoint(x: 4, y: 10)], [CGPoint(x: 0, y: 0)]),
    (.scaleAspectFit, [CGPoint(x: 14, y: 10)], [CGPoint(x: 8, y: 10)]),
    (.center, [CGPoint(x: 17, y: 10)], [CGPoint(x: 13, y: 10), CGPoint(x: 20, y: 3)]),
    (.top, [CGPoint(x: 20, y: 2)], [CGPoint(x: 20, y: 12)]),
    (.bottomRight, [CGPoint(x: 35, y: 18)], [CGPoint(x: 28, y: 18), CGPoint(x: 35, y: 8)]),
  ]

  @Test("the content mode positions the image", arguments: modes)
  func contentMode(mode: UIView.ContentMode, red: [CGPoint], clear: [CGPoint]) {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.contentMode = mode
    view.image = dot
    stage.window.addSubview(view)
    for point in red { #expect(pixel(point.x, point.y) == [255, 0, 0, 255]) }
    for point in clear { #expect(pixel(point.x, point.y)[3] == 0) }
  }

  @Test("an image with a rotated orientation is shown rotated")
  func orientation() throws {
    let half = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    let turned = UIImage(cgImage: try #require(half.cgImage), scale: half.scale, orientation: .down)
    stage.window.addSubview(UIImageView(image: turned))
    #expect(pixel(5, 2)[3] == 0)
    #expect(pixel(5, 8) == [255, 0, 0, 255])
  }
}
