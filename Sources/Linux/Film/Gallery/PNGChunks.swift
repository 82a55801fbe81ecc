import CPNG
import CoreGraphics
import Foundation

/// The chunks of a PNG file of 8-bit red, green and blue.
struct PNGChunks {
  /// An error thrown if a picture cannot be encoded.
  struct Failure: Error, CustomStringConvertible {
    var description: String { "libpng: expected to encode a picture" }
  }

  private var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  init(width: Int, height: Int) {
    add("IHDR", .words(UInt32(width), UInt32(height)) + Data([8, 2, 0, 0, 0]))
  }

  mutating func add(_ name: String, _ content: Data) {
    let body = Data(name.utf8) + content
    file.append(.words(UInt32(content.count)))
    file.append(body)
    file.append(.words(CRC32.checksum(body)))
  }

  func finished() -> Data {
    var chunks = self
    chunks.add("IEND", Data())
    return chunks.file
  }

  /// Returns a picture's compressed rows, the content of `IDAT`.
  static func pixels(of picture: SmallPicture) throws -> Data {
    let file = try file(of: picture)
    var (rows, offset) = (Data(), 8)
    while offset + 8 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      if file[offset + 4..<offset + 8].elementsEqual("IDAT".utf8) { rows += file[offset + 8..<offset + 8 + length] }
      offset += 12 + length
    }
    return rows
  }

  private static func file(of picture: SmallPicture) throws -> Data {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (png_uint_32(picture.width), png_uint_32(picture.height))
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR)
    defer { png_image_free(&image) }
    // The maximum size: uncompressed rows with a filter byte each, and the overhead of the chunks.
    let rows = (picture.width * 3 + 1) * picture.height
    var size = png_alloc_size_t(rows + rows / 1000 + (rows / 16_000 + 1) * 5 + 4096)
    var file = Data(count: Int(size))
    let done = file.withUnsafeMutableBytes { target in
      png_image_write_to_memory(&image, target.baseAddress, &size, 0, picture.bytes, 0, nil)
    }
    guard done != 0 else { throw Failure() }
    return file.prefix(Int(size))
  }
}

/// The checksum of PNG's chunks.
private enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ value >> 1 }
  }

  static func checksum(_ data: Data) -> UInt32 {
    ~data.reduce(UInt32.max) { value, byte in table[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 }
  }
}

extension Data {
  /// Returns the bytes of numbers, the highest byte first.
  static func words(_ numbers: UInt32...) -> Data {
    Data(numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } })
  }

  static func halfWords(_ numbers: UInt16...) -> Data {
    Data(numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
  }
}
