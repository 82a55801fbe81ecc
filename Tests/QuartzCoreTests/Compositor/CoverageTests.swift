import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Coverage:") struct CoverageTests {
  private static let area = PixelRect(x: 3, y: 2, width: 90, height: 70)

  /// The first have sharp corners that Cairo draws beyond their ends.
  @Test(
    "pixels inside are covered, and pixels that are neither inside nor on the edge are not",
    arguments: [3_436, 19_770, 111_412_680_536] + (0..<100).map { _ in UInt64.random(in: 0...1 << 40) })
  func bounds(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let path = CGMutablePath()
    func coordinate() -> CGFloat { .random(in: -20...60, using: &random) }
    func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      if Bool.random(using: &random) {
        path.addEllipse(in: CGRect(origin: point(), size: CGSize(width: 50, height: 40)))
      } else {
        path.addLines(between: (0..<5).map { _ in point() })
        path.closeSubpath()
      }
    }
    let rule: CGPathFillRule = Bool.random(using: &random) ? .winding : .evenOdd
    let matrix = CGAffineTransform(a: 1.5, b: 0.2, c: -0.1, d: 1.3, tx: 5, ty: 4)
    let coverage = Coverage(path, matrix, rule, in: Self.area)
    let node = RenderNode(
      transform: CATransform3DMakeAffineTransform(matrix), bounds: .zero,
      shape: .init(path: path, fillColor: .black, fillRule: rule))
    let context = CGContext(topLeftWidth: 100, height: 80, scale: 1)
    Compositor.draw(node, into: context)
    let image = context.finish()
    func alphas(in region: Region) -> [UInt8] {
      region.rects.flatMap { rect in
        (rect.y..<rect.maxY).flatMap { y in (rect.x..<rect.maxX).map { image.pixel(x: $0, y: y).a } }
      }
    }
    let outside = Region(Self.area).subtracting(coverage.inside).subtracting(coverage.edge)
    #expect(alphas(in: coverage.inside).allSatisfy { $0 == 255 }, "seed \(seed)")
    #expect(alphas(in: outside).allSatisfy { $0 == 0 }, "seed \(seed)")
    #expect(coverage.inside.intersection(coverage.edge).isEmpty, "seed \(seed)")
  }

  @Test("most of a large circle is inside")
  func circle() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1000, height: 1000), transform: nil)
    let coverage = Coverage(path, .identity, .winding, in: PixelRect(x: 0, y: 0, width: 1000, height: 1000))
    let all = Double.pi * 250_000
    #expect(Double(coverage.inside.count) > all * 0.98)
    #expect(Double(coverage.edge.count) < all * 0.04)
  }
}
