import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("The parts of a layer:") struct PartTests {
  @Test("only the masked corners are round, and a radius that is too large counts as half a side")
  func corners() {
    let node = RenderNode(
      transform: moved(0, 0), bounds: box(0, 0, 20, 20), backgroundColor: .red, cornerRadius: 100,
      maskedCorners: [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
    let image = picture(20, 20, [node])
    #expect(image.pixel(x: 0, y: 0) == (255, 255, 255, 255))
    #expect(image.pixel(x: 19, y: 19) == (255, 255, 255, 255))
    #expect(image.pixel(x: 19, y: 0) == (255, 0, 0, 255))
    #expect(image.pixel(x: 0, y: 19) == (255, 0, 0, 255))
    #expect(image.pixel(x: 10, y: 0) == (255, 0, 0, 255))
  }

  struct Placement {
    let gravity: CALayerContentsGravity
    let rect: CGRect
  }

  static let placements: [Placement] = [
    Placement(gravity: .resize, rect: box(0, 0, 100, 80)),
    Placement(gravity: .resizeAspect, rect: box(0, 15, 100, 50)),
    Placement(gravity: .resizeAspectFill, rect: box(-30, 0, 160, 80)),
    Placement(gravity: .center, rect: box(40, 35, 20, 10)),
    Placement(gravity: .bottom, rect: box(40, 0, 20, 10)),
    Placement(gravity: .top, rect: box(40, 70, 20, 10)),
    Placement(gravity: .left, rect: box(0, 35, 20, 10)),
    Placement(gravity: .right, rect: box(80, 35, 20, 10)),
    Placement(gravity: .bottomLeft, rect: box(0, 0, 20, 10)),
    Placement(gravity: .bottomRight, rect: box(80, 0, 20, 10)),
    Placement(gravity: .topLeft, rect: box(0, 70, 20, 10)),
    Placement(gravity: .topRight, rect: box(80, 70, 20, 10)),
  ]

  @Test("gravity places 40 × 20 pixels at scale 2 in 100 × 80; bottom is minimum y", arguments: placements.indices)
  func gravity(index: Int) {
    let placement = Self.placements[index]
    let image = CGContext(topLeftWidth: 40, height: 20, scale: 1).finish()
    let contents = RenderNode.Contents(image: image, gravity: placement.gravity, scale: 2)
    #expect(contents.placement(in: box(0, 0, 100, 80)) == placement.rect)
  }

  @Test("contentsRect shows a part of the image, and repeats its edge beyond the image")
  func contentsRect() {
    let image = SceneTests.checks()
    func shown(_ rect: CGRect) -> [String] {
      letters(
        picture(
          2, 2,
          [
            RenderNode(
              transform: moved(0, 0), bounds: box(0, 0, 2, 2),
              contents: .init(image: image, rect: rect), sampling: .nearest)
          ]))
    }
    #expect(shown(box(0, 0, 0.5, 0.5)) == ["RR", "RR"])
    #expect(shown(box(0.5, 0, 0.5, 1)) == ["BB", "KK"])
    #expect(shown(box(0.5, 0.5, 1, 1)) == ["KK", "KK"])
  }

  @Test("a stroke from 0.25 to 0.75 covers the middle half of the path's length")
  func strokeEnd() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 1), CGPoint(x: 8, y: 1)])
    let shape = RenderNode.Shape(path: line, strokeColor: .blue, lineWidth: 2, strokeStart: 0.25, strokeEnd: 0.75)
    let node = RenderNode(transform: moved(0, 0), bounds: .zero, shape: shape)
    #expect(letters(picture(8, 2, [node])) == ["--BBBB--", "--BBBB--"])
  }

  @Test("a gradient runs from its first color to its last")
  func gradient() {
    let gradient = RenderNode.Gradient(
      colors: [.black, .white], locations: [0, 1], startPoint: .zero, endPoint: CGPoint(x: 1, y: 0))
    let image = picture(100, 1, [RenderNode(transform: moved(0, 0), bounds: box(0, 0, 100, 1), gradient: gradient)])
    let values = (0..<100).map { Int(image.pixel(x: $0, y: 0).r) }
    #expect(values.first! < 4 && values.last! > 251)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(abs(values[49] - 127) < 4)
  }

  @Test("a shadow is offset and blurred behind its layer, and ends about three radii out")
  func shadow() {
    let node = RenderNode(
      transform: moved(40, 40), bounds: box(0, 0, 20, 20), backgroundColor: .red,
      shadow: .init(color: .black, opacity: 1, offset: CGSize(width: 0, height: 10), radius: 4))
    let image = picture(100, 100, [node])
    #expect(image.pixel(x: 50, y: 50) == (255, 0, 0, 255))
    // The shadow's straight edge has half of its opacity.
    #expect(abs(Int(image.pixel(x: 50, y: 69).r) + Int(image.pixel(x: 50, y: 70).r) - 255) < 24)
    #expect(image.pixel(x: 50, y: 90) == (255, 255, 255, 255))
    #expect(image.pixel(x: 50, y: 30) == (255, 255, 255, 255))
    #expect(image.pixel(x: 38, y: 55) == image.pixel(x: 61, y: 55))
  }

  @Test("a node that is not double-sided does not show its back")
  func backs() {
    func card(_ angle: CGFloat, isDoubleSided: Bool) -> [RenderNode] {
      let turn = CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 1, 0), moved(5, 0))
      return [
        RenderNode(transform: turn, bounds: box(-5, 0, 10, 1), backgroundColor: .red, isDoubleSided: isDoubleSided)
      ]
    }
    #expect(letters(picture(10, 1, card(0, isDoubleSided: false))) == ["RRRRRRRRRR"])
    #expect(letters(picture(10, 1, card(.pi, isDoubleSided: false))) == ["----------"])
    #expect(letters(picture(10, 1, card(.pi, isDoubleSided: true))) == ["RRRRRRRRRR"])
  }

  @Test("a transform that flattens everything, or is not a number, draws nothing and leaves the rest intact")
  func degenerate() {
    let flat = RenderNode(transform: CATransform3DMakeScale(0, 1, 1), bounds: box(0, 0, 4, 1), backgroundColor: .blue)
    let nothing = RenderNode(transform: moved(.nan, 0), bounds: box(0, 0, 4, 1), backgroundColor: .blue)
    let tiny = RenderNode(
      transform: CATransform3DMakeScale(1e-200, 1e-200, 1), bounds: box(0, 0, 4, 1), backgroundColor: .blue)
    #expect(letters(picture(4, 1, [flat, nothing, tiny, sheet(box(1, 0, 1, 1), .red)])) == ["-R--"])
  }
}
