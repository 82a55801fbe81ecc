import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("The slices of an image:") struct SliceTests {
  /// Red corners, green edges, a blue middle; each of `side` pixels.
  private func frame(side: Int = 1) -> CGImage {
    let n = CGFloat(side)
    let context = CGContext(topLeftWidth: 3 * side, height: 3 * side, scale: 1)
    context.setFillColor(.red)
    context.fill(box(0, 0, 3 * n, 3 * n))
    context.setFillColor(.green)
    context.fill(box(n, 0, n, 3 * n))
    context.fill(box(0, n, 3 * n, n))
    context.setFillColor(.blue)
    context.fill(box(n, n, n, n))
    return context.finish()
  }

  private let third = box(1.0 / 3, 1.0 / 3, 1.0 / 3, 1.0 / 3)

  private func drawn(
    _ center: CGRect, width: Int = 6, height: Int = 5, image: CGImage? = nil, opacity: CGFloat = 1, scale: CGFloat = 1
  ) -> [String] {
    let contents = RenderNode.Contents(image: image ?? frame(), center: center, scale: scale)
    let node = RenderNode(
      transform: moved(0, 0), bounds: box(0, 0, CGFloat(width), CGFloat(height)), opacity: opacity, contents: contents,
      sampling: .nearest)
    return letters(picture(width, height, [node]))
  }

  @Test("corners keep their size, edges stretch lengthwise, and the middle stretches both ways")
  func nine() {
    #expect(drawn(third) == ["RGGGGR", "GBBBBG", "GBBBBG", "GBBBBG", "RGGGGR"])
    #expect(drawn(box(0, 0, 1, 1)) == ["RRGGRR", "RRGGRR", "GGBBGG", "RRGGRR", "RRGGRR"])
    #expect(drawn(third, image: frame(side: 2), scale: 2) == drawn(third))
  }

  @Test("there are three slices if only one axis has ends")
  func three() {
    #expect(drawn(box(1.0 / 3, 0, 1.0 / 3, 1), height: 3) == ["RGGGGR", "GBBBBG", "RGGGGR"])
  }

  @Test("a middle without a size is one pixel")
  func point() { #expect(drawn(box(0.5, 0.5, 0, 0)) == drawn(third)) }

  @Test("ends that do not fit shrink in proportion")
  func cramped() {
    let contents = RenderNode.Contents(image: frame(side: 4), center: box(0.5, 0, 0.25, 1))
    let slices = contents.slices(in: box(10, 0, 3, 12))
    #expect(slices.map(\.destination) == [box(10, 0, 2, 12), box(12, 0, 1, 12)])
    #expect(slices.map(\.part) == [box(0, 0, 0.5, 1), box(0.75, 0, 0.25, 1)])
  }

  @Test("slices leave no seam inside a pixel, and fade as one")
  func seams() {
    let context = CGContext(topLeftWidth: 3, height: 3, scale: 1)
    context.setFillColor(.red)
    context.fill(box(0, 0, 3, 3))
    let contents = RenderNode.Contents(image: context.finish(), center: third)
    let node = RenderNode(transform: moved(0.3, 0.6), bounds: box(0, 0, 7.2, 6.9), contents: contents)
    let image = picture(9, 9, [node])
    // Where four slices share a pixel, four roundings add up.
    for (x, y) in (1...6).flatMap({ x in (1...6).map { (x, $0) } }) {
      #expect(image.pixel(x: x, y: y).r == 255 && image.pixel(x: x, y: y).g <= 2, "\(x), \(y)")
    }
    #expect(drawn(third, image: contents.image, opacity: 0.5) == Array(repeating: "rrrrrr", count: 5))
  }

  @Test("contentsCenter is relative to contentsRect")
  func withinRect() {
    let contents = RenderNode.Contents(
      image: frame(side: 2), rect: box(0, 0, 0.5, 1), center: box(2.0 / 3, 0, 1.0 / 3, 1))
    let node = RenderNode(transform: moved(0, 0), bounds: box(0, 0, 5, 6), contents: contents, sampling: .nearest)
    #expect(letters(picture(5, 6, [node]))[0] == "RRGGG")
  }
}
