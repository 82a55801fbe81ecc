import CoreGraphics
import Testing

@Suite("Images:") struct CGImageTests {
  private func picture(translucent: Bool) -> CGImage {
    let context = CGContext(topLeftWidth: 7, height: 5, scale: 1)
    for y in 0..<5 {
      for x in 0..<7 {
        let alpha = translucent ? CGFloat(x) / 6 : 1
        context.setFillColor(red: CGFloat(x) / 7, green: CGFloat(y) / 5, blue: 0.5, alpha: alpha)
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return context.finish()
  }

  @Test("an opaque image survives a PNG round trip byte for byte")
  func opaque() throws {
    let image = picture(translucent: false)
    let data = try image.pngData()
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(try #require(CGImage(pngData: data)).hasSamePixels(as: image))
    #expect(try image.pngData() == data)
  }

  @Test("a translucent image survives a PNG round trip byte for byte, although PNG does not premultiply alpha")
  func translucent() throws {
    let image = picture(translucent: true)
    let back = try #require(CGImage(pngData: try image.pngData()))
    #expect(back.hasSamePixels(as: image))
    #expect(back.pixel(x: 3, y: 2).a == 128)
  }

  /// Noise, flat areas, and rows that repeat, with colors that are not above alpha.
  private func mixture(_ width: Int, _ height: Int, opaque: Bool) throws -> CGImage {
    let context = CGContext(topLeftWidth: width, height: height, scale: 1)
    let words = try #require(context.data).assumingMemoryBound(to: UInt32.self)
    var random = UInt32(truncatingIfNeeded: width * 31 + height)
    for y in 0..<height {
      for x in 0..<width {
        random = random &* 1_664_525 &+ 1_013_904_223
        let noise = y % 7 < 3 ? random >> 8 : UInt32(x / 40 * 0x11_2233 + y / 60)
        let alpha = opaque ? 255 : y % 5 == 0 ? random >> 24 : UInt32(x * 255 / width)
        func channel(_ shift: UInt32) -> UInt32 { ((noise >> shift & 255) * alpha / 255) << shift }
        words[y * context.bytesPerRow / 4 + x] = alpha << 24 | channel(16) | channel(8) | channel(0)
      }
    }
    return context.finish()
  }

  @Test(
    "images of any size survive a PNG round trip byte for byte, opaque and translucent",
    arguments: [(1, 1), (2, 3), (3, 1), (5, 700), (255, 257), (1171, 333), (30_000, 3)])
  func anySize(width: Int, height: Int) throws {
    for isOpaque in [true, false] {
      let image = try mixture(width, height, opaque: isOpaque)
      let data = try image.pngData()
      #expect(try #require(CGImage(pngData: data)).hasSamePixels(as: image))
      // The type of color in the header: with alpha or without.
      #expect(data[25] == (isOpaque ? 2 : 6))
    }
  }

  @Test("data that is not a PNG gives no image")
  func garbage() {
    #expect(CGImage(pngData: Data([1, 2, 3])) == nil)
    #expect(CGImage(pngData: Data()) == nil)
  }

  @Test("cropping counts from the top left, expands to whole pixels, and stays inside the image")
  func cropping() throws {
    let image = picture(translucent: false)
    let part = try #require(image.cropping(to: CGRect(x: 4.5, y: 1.2, width: 100, height: 1.5)))
    #expect(part.width == 3 && part.height == 2)
    #expect(part.pixel(x: 0, y: 0) == image.pixel(x: 4, y: 1))
    #expect(part.pixel(x: 2, y: 1) == image.pixel(x: 6, y: 2))
    #expect(image.cropping(to: CGRect(x: 7, y: 0, width: 5, height: 5)) == nil)
  }

  @Test("an image does not change with its context, and a single different pixel is found")
  func snapshots() throws {
    let context = CGContext(topLeftWidth: 3, height: 3, scale: 1)
    let before = try #require(context.makeImage())
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 2, y: 2, width: 1, height: 1))
    let after = try #require(context.makeImage())
    #expect(before.pixel(x: 2, y: 2) == (0, 0, 0, 0))
    #expect(!before.hasSamePixels(as: after))
    #expect(after.hasSamePixels(as: try #require(context.makeImage())))
    #expect(!after.isOpaque && picture(translucent: false).isOpaque)
  }

  @Test("two images differ in the pixels whose channels differ, including alpha")
  func differences() throws {
    func image(_ changes: [(x: Int, y: Int, alpha: CGFloat)]) -> CGImage {
      let context = CGContext(topLeftWidth: 7, height: 5, scale: 1)
      context.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 7, height: 5))
      context.setBlendMode(.copy)
      for change in changes {
        context.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: change.alpha)
        context.fill(CGRect(x: change.x, y: change.y, width: 1, height: 1))
      }
      return context.finish()
    }
    let plain = image([])
    // Alphas of 0, 128 and 250 instead of 255, two of them side by side.
    let other = image([(1, 1, 0), (2, 1, 0), (4, 3, 128.0 / 255), (6, 4, 250.0 / 255)])
    #expect(plain.differences(from: image([])) == nil)
    let found = try #require(plain.differences(from: other))
    #expect(found.count == 4 && found.largest == 255)
    #expect(found.bounds == CGRect(x: 1, y: 1, width: 6, height: 4))
    #expect(other.differences(from: plain) == found)
    let large = try #require(plain.differences(from: other, above: 5))
    #expect(large.count == 3 && large.bounds == CGRect(x: 1, y: 1, width: 4, height: 3))
    #expect(plain.differences(from: other, above: 255) == nil)
    var runs: [[Int]] = []
    plain.forEachDifferentRun(from: other) { x, y in runs.append([x.lowerBound, x.upperBound, y]) }
    #expect(runs == [[1, 3, 1], [4, 5, 3], [6, 7, 4]])
  }
}
