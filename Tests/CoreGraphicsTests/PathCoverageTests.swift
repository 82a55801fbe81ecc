import CoreGraphics
import Testing

@Suite("The coverage of a path") struct PathCoverageTests {
  private let side = 40

  /// A path with curves and straight edges between pixels.
  private func trace(in context: CGContext) {
    context.beginPath()
    context.addEllipse(in: CGRect(x: 3.3, y: 4.7, width: 21.1, height: 13.9))
    context.addLines(between: [CGPoint(x: 10.2, y: 30.6), CGPoint(x: 33.7, y: 8.1), CGPoint(x: 38.9, y: 36.4)])
    context.closePath()
  }

  private func context(_ setUp: (CGContext) -> Void) -> CGContext {
    let context = CGContext(topLeftWidth: side, height: side, scale: 1)
    setUp(context)
    return context
  }

  private func pixels(_ context: CGContext) -> [[UInt8]] {
    let image = context.finish()
    return (0..<side * side).map { index in
      let pixel = image.pixel(x: index % side, y: index / side)
      return [pixel.r, pixel.g, pixel.b, pixel.a]
    }
  }

  private func prepare(_ context: CGContext, _ ground: String) {
    switch ground {
    case "half":
      context.setFillColor(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.6)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    case "clipped": context.clip(to: CGRect(x: 1, y: 2, width: 39, height: 36))
    case "group":
      context.clip(to: CGRect(x: 2, y: 3, width: 38, height: 35))
      context.beginGroup()
    default: break
    }
  }

  @Test("is filled as the path is, in any color", arguments: [0.37, 1], ["clear", "half", "clipped", "group"])
  func fill(alpha: CGFloat, ground: String) throws {
    let color = CGColor(red: 0.31, green: 0.67, blue: 0.93, alpha: alpha)
    let one = context { prepare($0, ground) }
    one.setFillColor(color)
    trace(in: one)
    one.fillPath()
    let other = context { prepare($0, ground) }
    other.setFillColor(color)
    trace(in: other)
    let coverage = try #require(other.coverageOfPath(from: 0, 0, atMost: 10_000))
    #expect(other.fill(coverage, at: 0, 0))
    if ground == "group" { [one, other].forEach { $0.endGroup() } }
    #expect(pixels(one) == pixels(other))
  }

  @Test("is filled with the pixels that Cairo stores for a color")
  func colors() throws {
    let levels: [CGFloat] = [-0.5, 0, 0.001, 0.25, 1 / 3, 0.453125, 0.5, 0.7, 0.824218, 1, 1.5]
    for (index, red) in levels.enumerated() {
      for (position, alpha) in levels.enumerated() {
        let opacity = levels[(2 * position + index) % levels.count]
        let (green, blue) = (levels[(index + 3) % levels.count], levels[(index + 7) % levels.count])
        let color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
        let contexts = [0, 1].map { _ in context { $0.setAlpha(opacity) } }
        for context in contexts {
          context.setFillColor(color)
          context.beginPath()
          context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        contexts[0].fillPath()
        let coverage = try #require(contexts[1].coverageOfPath(from: 0, 0, atMost: 10_000))
        #expect(contexts[1].fill(coverage, at: 0, 0))
        let (one, other) = (contexts[0].finish().pixel(x: 0, y: 0), contexts[1].finish().pixel(x: 0, y: 0))
        #expect([one.r, one.g, one.b, one.a] == [other.r, other.g, other.b, other.a], "\(color.rgba), \(opacity)")
      }
    }
  }

  @Test("moves by whole pixels")
  func moved() throws {
    let one = context { $0.translateBy(x: 1, y: -3) }
    trace(in: one)
    one.fillPath()
    let other = context { _ in }
    trace(in: other)
    let coverage = try #require(other.coverageOfPath(from: 2, 1, atMost: 10_000))
    #expect(other.fill(coverage, at: 3, -2))
    #expect(pixels(one) == pixels(other))
  }

  @Test("is neither found nor filled if it is cut off")
  func clipped() throws {
    let context = context { _ in }
    trace(in: context)
    let coverage = try #require(context.coverageOfPath(from: 0, 0, atMost: 10_000))
    #expect(!context.fill(coverage, at: 2, 0) && !context.fill(coverage, at: 0, -5))
    context.clip(to: CGRect(x: 5, y: 5, width: 40, height: 40))
    trace(in: context)
    #expect(context.coverageOfPath(from: 0, 0, atMost: 10_000) == nil)
    #expect(!context.fill(coverage, at: 0, 0))
    // The path is still there.
    context.fillPath()
    #expect(pixels(context).contains { $0[3] == 255 })
  }

  @Test("is not found if it needs more memory than allowed")
  func limit() {
    let context = context { _ in }
    trace(in: context)
    #expect(context.coverageOfPath(from: 0, 0, atMost: 1_000) == nil)
    context.beginPath()
    #expect(context.coverageOfPath(from: 0, 0, atMost: 0)?.bytes == 0)
  }

  @Test("is for contexts that are not turned, with the normal blend mode and a clip of whole pixels")
  func transform() {
    #expect(context { $0.scaleBy(x: 2, y: 3) }.coverageTransform?.a == 2)
    #expect(context { $0.clip(to: CGRect(x: 1, y: 2, width: 3, height: 4)) }.coverageTransform != nil)
    #expect(context { $0.clip(to: CGRect(x: 1, y: 2, width: 3.5, height: 4)) }.coverageTransform == nil)
    #expect(context { $0.rotate(by: 0.1) }.coverageTransform == nil)
    #expect(context { $0.setBlendMode(.multiply) }.coverageTransform == nil)
    #expect(context { $0.setShouldAntialias(false) }.coverageTransform == nil)
  }

  @Test("is for a context whose clip has been restored or removed")
  func unclipped() {
    let context = context { _ in }
    let part = CGRect(x: 1, y: 2, width: 3.5, height: 4)
    context.saveGState()
    context.clip(to: part)
    context.saveGState()
    #expect(context.coverageTransform == nil)
    context.restoreGState()
    #expect(context.coverageTransform == nil)
    context.restoreGState()
    #expect(context.coverageTransform != nil)
    context.clip(to: part)
    context.beginGroup()
    #expect(context.coverageTransform == nil)
    context.endGroup()
    context.resetClip()
    #expect(context.coverageTransform != nil)
  }
}
