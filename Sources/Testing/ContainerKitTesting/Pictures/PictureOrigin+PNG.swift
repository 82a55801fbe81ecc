import Foundation

/// The text chunk of a PNG file: four bytes of length, `tEXt`, keyword, zero, text, four bytes of CRC, as in the PNG
/// specification.
extension PictureOrigin {
  private static let keyword = Data("Drawn with".utf8)
  private static let type = Data("tEXt".utf8)
  /// The signature and the first chunk, IHDR, whose length is fixed.
  private static let head = 8 + 12 + 13

  /// Returns the file with the origin added.
  func added(to png: Data) -> Data {
    let content = Self.type + Self.keyword + [0] + Data(description.utf8)
    let chunk = Self.word(UInt32(content.count - 4)) + content + Self.word(Checksum.crc(content))
    return png.prefix(Self.head) + chunk + png.dropFirst(Self.head)
  }

  /// Reads the origin from a file. Returns nil if there is none.
  init?(png: Data) {
    let bytes = [UInt8](png)
    var position = 8
    while position + 12 <= bytes.count {
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard position + 12 + length <= bytes.count else { return nil }
      let content = Data(bytes[position + 4..<position + 8 + length])
      let start = Self.type + Self.keyword + [0]
      if content.starts(with: start) {
        self.init(String(decoding: content.dropFirst(start.count), as: UTF8.self))
        return
      }
      position += 12 + length
    }
    return nil
  }

  private static func word(_ value: UInt32) -> Data { withUnsafeBytes(of: value.bigEndian) { Data($0) } }
}
