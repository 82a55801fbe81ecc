import CoreGraphics
import Testing

@Suite("A bitmap whose bytes are in another order") struct BitmapFormatTests {
  /// A format, and the bytes of a pixel of 60% red, 40% green and 20% blue at half alpha on nothing, and on white.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let info: UInt32
    let onClear: [UInt8]
    let onWhite: [UInt8]
    var testDescription: String { name }

    init(_ name: String, _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo, _ onClear: [UInt8], _ onWhite: [UInt8]) {
      (self.name, info, self.onClear, self.onWhite) = (name, alpha.rawValue | order.rawValue, onClear, onWhite)
    }
  }

  static let rows = [
    Row("RGBA", .premultipliedLast, .byteOrderDefault, [76, 51, 25, 128], [203, 178, 152, 255]),
    Row("RGBA, big", .premultipliedLast, .byteOrder32Big, [76, 51, 25, 128], [203, 178, 152, 255]),
    Row("RGBX", .noneSkipLast, .byteOrderDefault, [76, 51, 25, 255], [203, 178, 152, 255]),
    Row("ARGB", .premultipliedFirst, .byteOrderDefault, [128, 76, 51, 25], [255, 203, 178, 152]),
    Row("XRGB", .noneSkipFirst, .byteOrder32Big, [255, 76, 51, 25], [255, 203, 178, 152]),
    Row("ABGR", .premultipliedLast, .byteOrder32Little, [128, 25, 51, 76], [255, 152, 178, 203]),
    Row("BGRA", .premultipliedFirst, .byteOrder32Little, [25, 51, 76, 128], [152, 178, 203, 255]),
  ]

  private func context(_ data: UnsafeMutableRawPointer?, _ info: UInt32) throws -> CGContext {
    try #require(
      CGContext(
        data: data, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 12, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info))
  }

  private let color = CGColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 0.5)

  @Test("has what was drawn in the app's memory after each operation, within rows of any length", arguments: rows)
  func drawing(_ row: Row) throws {
    var bytes = [UInt8](repeating: 0, count: 12)
    let info = row.info
    try bytes.withUnsafeMutableBytes { memory in
      let context = try context(memory.baseAddress, info)
      #expect(context.bitmapInfo.rawValue == info && context.bytesPerRow == 12)
      #expect(context.data == memory.baseAddress)
      context.setFillColor(color)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(Array(memory[0..<4]) == row.onClear)
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      #expect(Array(memory[4..<8]) == [255, 255, 255, 255])
      context.setStrokeColor(color)
      context.strokeLineSegments(between: [CGPoint(x: 1, y: 0.5), CGPoint(x: 2, y: 0.5)])
      #expect(Array(memory[4..<8]) == row.onWhite)
      #expect(Array(memory[8..<12]) == [0, 0, 0, 0])
    }
  }

  @Test("takes what the app has written between operations, and makes an image of it", arguments: rows)
  func writing(_ row: Row) throws {
    let context = try context(nil, row.info)
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    for index in 0..<8 { bytes[index] = index < 4 ? row.onWhite[index] : 255 }
    let image = try #require(context.makeImage())
    #expect(image.pixel(x: 0, y: 0) == (203, 178, 152, 255) && image.pixel(x: 1, y: 0) == (255, 255, 255, 255))
    context.setFillColor(color)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect((0..<8).map { bytes[$0] } == row.onWhite + row.onWhite)
  }

  @Test("has a picture, a group and a clear part", arguments: rows)
  func operations(_ row: Row) throws {
    let source = try context(nil, CGImageAlphaInfo.premultipliedLast.rawValue)
    source.setFillColor(color)
    source.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = try #require(source.makeImage())
    let context = try context(nil, row.info)
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect((0..<8).map { bytes[$0] } == row.onClear + row.onClear)
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect((4..<8).map { bytes[$0] } == row.onClear)
    context.beginGroup()
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endGroup()
    #expect((0..<8).map { bytes[$0] } == row.onClear + row.onClear)
  }

  @Test("has no floating-point components")
  func floats() {
    let info = CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.floatComponents.rawValue
    #expect(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info) == nil)
    #expect(CGBitmapInfo.floatInfoMask.contains(.floatComponents))
    #expect(CGColorSpaceCreateDeviceRGB().supportsOutput && CGColorSpaceCreateDeviceGray().supportsOutput)
  }
}
