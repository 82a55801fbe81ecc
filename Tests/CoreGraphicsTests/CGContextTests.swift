import CoreGraphics
import Testing

@Suite("A bitmap context:") struct CGContextTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func bitmap(_ width: Int, _ height: Int) throws -> CGContext {
    let info = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
    return try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
  }

  private func rows(_ image: CGImage) -> [String] {
    (0..<image.height).map { y in
      (0..<image.width).map { x in
        switch image.pixel(x: x, y: y) {
        case (_, _, _, 0): "."
        case (255, 0, 0, 255): "R"
        case (0, 0, 255, 255): "B"
        default: "?"
        }
      }.joined()
    }
  }

  @Test("a bitmap's origin is at the bottom left")
  func origin() throws {
    let context = try bitmap(4, 3)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(rows(try #require(context.makeImage())) == ["....", "....", "RR.."])
    #expect(context.ctm.isIdentity)
  }

  @Test("a context for views has its origin at the top left and can have several pixels per point")
  func topLeft() throws {
    let context = CGContext(topLeftWidth: 4, height: 4, scale: 2)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(rows(try #require(context.makeImage())) == ["RR..", "RR..", "....", "...."])
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 4))
  }

  @Test("an image is drawn upright in a bitmap, and upside down if the y-axis points down")
  func images() throws {
    let source = CGContext(topLeftWidth: 2, height: 2, scale: 1)
    source.setFillColor(red)
    source.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    source.setFillColor(blue)
    source.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    let image = source.finish()
    let upright = try bitmap(3, 3)
    upright.draw(image, in: CGRect(x: 1, y: 0, width: 2, height: 2))
    #expect(rows(try #require(upright.makeImage())) == ["...", ".RR", ".B."])
    let flipped = CGContext(topLeftWidth: 3, height: 3, scale: 1)
    flipped.draw(image, in: CGRect(x: 1, y: 0, width: 2, height: 2))
    #expect(rows(flipped.finish()) == [".B.", ".RR", "..."])
    let tiled = CGContext(topLeftWidth: 5, height: 2, scale: 1)
    tiled.draw(image, in: CGRect(x: 1, y: 0, width: 2, height: 2), byTiling: true)
    #expect(rows(tiled.finish()) == [".B.B.", "RRRRR"])
  }

  @Test("restoring the graphics state restores the color, transform, clip, and alpha")
  func states() throws {
    let context = CGContext(topLeftWidth: 4, height: 1, scale: 1)
    context.setFillColor(red)
    context.saveGState()
    context.setFillColor(blue)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.translateBy(x: 0, y: 0)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    context.setAlpha(0)
    context.restoreGState()
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    context.restoreGState()
    #expect(rows(context.finish()) == ["B.R."])
  }

  @Test("an even-odd clip has a hole, and clear(_:) makes pixels transparent")
  func clipping() throws {
    let context = CGContext(topLeftWidth: 5, height: 3, scale: 1)
    context.setFillColor(red)
    context.addRect(CGRect(x: 0, y: 0, width: 4, height: 3))
    context.addRect(CGRect(x: 1, y: 1, width: 2, height: 1))
    context.clip(using: .evenOdd)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 3))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 3))
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(rows(context.finish()) == [".RRR.", "R..R.", "RRRR."])
  }

  @Test("a line of width 2 covers one unit on either side, and drawing a path removes it")
  func strokes() throws {
    let context = CGContext(topLeftWidth: 4, height: 4, scale: 1)
    context.setStrokeColor(blue)
    context.setLineWidth(2)
    context.move(to: CGPoint(x: 0, y: 2))
    context.addLine(to: CGPoint(x: 4, y: 2))
    context.strokePath()
    #expect(context.isPathEmpty)
    context.strokePath()
    #expect(rows(context.finish()) == ["....", "BBBB", "BBBB", "...."])
  }

  @Test("the path keeps the coordinate space in which it was added")
  func pathSpace() throws {
    let context = CGContext(topLeftWidth: 10, height: 10, scale: 1)
    context.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
    context.scaleBy(x: 2, y: 2)
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(context.pathContains(CGPoint(x: 1.5, y: 1.5), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 2.5, y: 2.5), mode: .fill))
  }

  @Test("a group is composited as a whole, so overlapping fills at half alpha do not add up")
  func groups() throws {
    let context = CGContext(topLeftWidth: 1, height: 1, scale: 1)
    context.setAlpha(0.5)
    context.beginGroup()
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endGroup()
    #expect(context.finish().pixel(x: 0, y: 0) == (255, 0, 0, 128))
  }

  @Test("a transform without an inverse does not change the context")
  func singular() throws {
    let context = CGContext(topLeftWidth: 2, height: 1, scale: 1)
    context.scaleBy(x: 0, y: 1)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(rows(context.finish()) == ["R."])
  }

  @Test("unsupported formats and empty sizes give no context")
  func formats() {
    let space = CGColorSpaceCreateDeviceRGB()
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    func make(_ bits: Int, _ info: UInt32, _ width: Int = 2) -> CGContext? {
      CGContext(
        data: nil, width: width, height: 2, bitsPerComponent: bits, bytesPerRow: 0, space: space, bitmapInfo: info)
    }
    #expect(make(8, little | 2) != nil && make(8, little | 6) != nil)
    #expect(
      make(16, little | 2) == nil && make(8, 4) == nil && make(8, little | 3) == nil && make(8, little | 2, 0) == nil)
    #expect(make(8, 0) == nil && make(8, 7) == nil && make(8, CGBitmapInfo.byteOrder16Little.rawValue | 2) == nil)
  }

  @Test("a context draws into the caller's memory")
  func callersMemory() throws {
    var words = [UInt32](repeating: 0, count: 4)
    try words.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue))
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.data == bytes.baseAddress)
    }
    #expect(words == [0, 0, 0xFFFF_0000, 0])
  }
}
