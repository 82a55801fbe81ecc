import CPNG
import CoreGraphics
import Foundation

/// An error thrown if a picture cannot be encoded.
private struct EncodingFailure: Error, CustomStringConvertible {
  var description: String { "libpng: expected to encode a picture" }
}

extension PNGChunks {
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
    guard done != 0 else { throw EncodingFailure() }
    return file.prefix(Int(size))
  }
}

extension Data {
  /// Returns the bytes of numbers of 16 bits, the higher byte first.
  static func halfWords(_ numbers: UInt16...) -> Data {
    Data(numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
  }
}
