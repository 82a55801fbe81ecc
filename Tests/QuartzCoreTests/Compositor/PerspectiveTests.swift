import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Perspective:") struct PerspectiveTests {
  private func turned(_ angle: CGFloat, eye: CGFloat, at destination: CGPoint, _ bounds: CGRect) -> RenderNode {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / eye
    let turn = CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 1, 0), perspective)
    return RenderNode(
      transform: CATransform3DConcat(turn, moved(destination.x, destination.y)), bounds: bounds, backgroundColor: .red,
      border: .init(width: 4, color: .blue))
  }

  @Test("the edges of a rotated page are at their projected positions")
  func edges() {
    let image = picture(200, 200, [turned(0.8, eye: 200, at: CGPoint(x: 100, y: 100), box(-60, -60, 120, 120))])
    // A point x on the page is at x·cos/(1 − z/d) with z = −x·sin.
    func projected(_ x: CGFloat) -> CGFloat { 100 + x * cos(0.8) / (1 + x * sin(0.8) / 200) }
    let (left, right) = (projected(-60), projected(60))
    let row = (0..<200).map { image.pixel(x: $0, y: 100) != (255, 255, 255, 255) }
    let covered = row.indices.filter { row[$0] }
    #expect(covered.first == Int(left.rounded(.down)))
    #expect(covered.last == Int((right - 1e-6).rounded(.down)))
    #expect(image.pixel(x: Int(projected(-58)), y: 100).b == 255)
    #expect(image.pixel(x: 100, y: 100) == (255, 0, 0, 255))
  }

  @Test("the part of a layer behind the eye is not drawn, and the part in front of it is")
  func behindTheEye() {
    let image = picture(200, 200, [turned(1.3, eye: 80, at: CGPoint(x: 100, y: 100), box(-100, -40, 200, 80))])
    // The left side reaches behind the eye, so that it covers the whole left of the picture.
    #expect(image.pixel(x: 2, y: 100) == (255, 0, 0, 255))
    #expect(image.pixel(x: 190, y: 100) == (255, 255, 255, 255))
    let gone = turned(0, eye: 80, at: CGPoint(x: 100, y: 100), box(-50, -50, 100, 100))
    let pushed = RenderNode(
      transform: CATransform3DConcat(
        {
          var m = CATransform3DMakeTranslation(0, 0, 100)
          m.m14 = 0.0001
          m.m44 = 1 - 100 / 80
          return m
        }(), CATransform3DIdentity), bounds: .zero, children: [gone])
    #expect(picture(200, 200, [pushed]).pixel(x: 100, y: 100) == (255, 255, 255, 255))
  }

  @Test("a matrix with constant depth only scales, and pixels stay sharp")
  func constantDepth() {
    var twice = CATransform3DIdentity
    twice.m44 = 0.5
    let node = RenderNode(transform: twice, bounds: box(0, 0, 2, 1), children: [sheet(box(1, 0, 1, 1), .red)])
    #expect(letters(picture(6, 2, [node])) == ["--RR--", "--RR--"])
  }

  @Test("two halves of a page that meet at an angle leave no gap where they meet")
  func hinge() {
    let left = turned(0.5, eye: 300, at: CGPoint(x: 100, y: 50), box(-80, -40, 80, 80))
    let right = turned(-0.5, eye: 300, at: CGPoint(x: 100, y: 50), box(0, -40, 80, 80))
    let image = picture(200, 100, [left, right])
    #expect((95..<105).allSatisfy { image.pixel(x: $0, y: 50).g == 0 })
  }
}
