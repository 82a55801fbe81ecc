import CoreGraphics
import Foundation
import Testing

@Suite("A JPEG file") struct JPEGTests {
  /// A picture of 16 × 16 pixels with a smooth gradient.
  private func gradient() throws -> CGImage {
    let context = CGContext(topLeftWidth: 16, height: 16, scale: 1)
    for x in 0..<16 {
      for y in 0..<16 {
        context.setFillColor(CGColor(red: CGFloat(x) / 15, green: CGFloat(y) / 15, blue: 0.5, alpha: 1))
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return context.finish()
  }

  /// Returns the greatest difference of a channel.
  private func difference(_ one: CGImage, _ other: CGImage) -> Int {
    var most = 0
    for x in 0..<one.width {
      for y in 0..<one.height {
        let (a, b) = (one.pixel(x: x, y: y), other.pixel(x: x, y: y))
        most = max(most, abs(Int(a.r) - Int(b.r)), abs(Int(a.g) - Int(b.g)), abs(Int(a.b) - Int(b.b)))
        #expect(b.a == 255)
      }
    }
    return most
  }

  @Test("has the size and, nearly, the colors of the image", arguments: [(1, 4), (0.8, 40)])
  func roundTrip(quality: CGFloat, most: Int) throws {
    let image = try gradient()
    let file = try #require(image.jpegData(quality: quality))
    #expect(file.starts(with: [0xFF, 0xD8, 0xFF]))
    let copy = try #require(CGImage(jpegData: file))
    #expect(copy.width == 16 && copy.height == 16 && copy.isOpaque)
    #expect(difference(image, copy) <= most)
  }

  @Test("is smaller at a lower quality, which is limited to 0 to 1") func quality() throws {
    let image = try gradient()
    let sizes = try [1, 0.5, 0].map { try #require(image.jpegData(quality: $0)).count }
    #expect(sizes == sizes.sorted(by: >))
    #expect(image.jpegData(quality: 2) == image.jpegData(quality: 1))
    #expect(image.jpegData(quality: -1) == image.jpegData(quality: 0))
    #expect(image.jpegData(quality: .nan) == image.jpegData(quality: 0))
  }

  @Test("of a transparent image is white behind it") func transparent() throws {
    let context = CGContext(topLeftWidth: 16, height: 8, scale: 1)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    context.fill(CGRect(x: 8, y: 0, width: 8, height: 8))
    let file = try #require(context.finish().jpegData(quality: 1))
    let copy = try #require(CGImage(jpegData: file))
    #expect(copy.pixel(x: 2, y: 4) == (255, 255, 255, 255))
    let half = copy.pixel(x: 13, y: 4)
    #expect(half.r >= 253 && abs(Int(half.g) - 127) <= 3 && abs(Int(half.b) - 127) <= 3)
  }

  struct Row: Sendable {
    let name: String
    let file: Data
    let color: [Int]
  }

  static let rows = [
    Row(name: "gray", file: JPEGFiles.gray, color: [100, 100, 100]),
    Row(name: "progressive", file: JPEGFiles.progressive, color: [200, 100, 50]),
    Row(name: "Adobe's CMYK", file: JPEGFiles.cmyk, color: [255, 0, 0]),
    Row(name: "CMYK", file: withoutAdobe(JPEGFiles.cmyk), color: [0, 0, 0]),
  ]

  private static func withoutAdobe(_ file: Data) -> Data {
    guard let position = file.range(of: Data("Adobe".utf8)) else { return Data() }
    var file = file
    file.replaceSubrange(position, with: Data("Other".utf8))
    return file
  }

  @Test("may be gray, progressive, or in inks", arguments: rows) func kinds(row: Row) throws {
    let image = try #require(CGImage(jpegData: row.file))
    let pixel = image.pixel(x: 4, y: 4)
    for (value, expected) in zip([pixel.r, pixel.g, pixel.b], row.color) {
      #expect(abs(Int(value) - expected) <= 2, "\(row.name): \(pixel)")
    }
    #expect(image.isOpaque)
  }

  @Test("that is incomplete, damaged, or of another format has no image") func damaged() throws {
    let file = try #require(try gradient().jpegData(quality: 1))
    for count in [0, 3, 20, file.count / 2, file.count - 2] {
      #expect(CGImage(jpegData: file.prefix(count)) == nil, "\(count) of \(file.count) bytes")
    }
    #expect(CGImage(jpegData: Data("GIF89a".utf8)) == nil)
    #expect(CGImage(jpegData: try gradient().pngData()) == nil)
    #expect(ImageFile(Data("GIF89a".utf8)) == nil)
    #expect(ImageFile(try gradient().pngData())?.exifOrientation == 1)
  }

  @Test("contains its orientation", arguments: 1...8) func orientation(number: Int) throws {
    let file = try #require(try gradient().jpegData(quality: 1, exifOrientation: number))
    #expect(ImageFile(file)?.exifOrientation == number)
    #expect(ImageFile(file)?.image.width == 16)
  }

  @Test("may have Exif data in either byte order; invalid data mean no orientation")
  func exif() throws {
    func orientation(_ tiff: [UInt8]) -> Int {
      let length = UInt8(8 + tiff.count)
      let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, length]
      return JPEGSegments(Data(start + Array("Exif".utf8) + [0, 0] + tiff)).exifOrientation
    }
    let entry: [UInt8] = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
    let other: [UInt8] = [0x0F, 0x01, 2, 0, 1, 0, 0, 0, 65, 0, 0, 0]
    #expect(orientation([0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0] + other + entry) == 6)
    #expect(orientation([0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0] + other) == 1)
    #expect(orientation([0x49, 0x49, 42, 0, 255, 255, 255, 255]) == 1)
    #expect(orientation([0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0]) == 1)
    #expect(orientation([1, 2, 3]) == 1)
  }
}
