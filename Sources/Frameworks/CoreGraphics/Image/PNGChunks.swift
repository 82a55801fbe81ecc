internal import CISAL

/// The chunks of a PNG file of 8 bits a channel, in sRGB.
package struct PNGChunks {
  private var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// Starts a file of red, green and blue, and perhaps alpha.
  package init(width: Int, height: Int, hasAlpha: Bool = false) {
    add("IHDR", .words(UInt32(width), UInt32(height)) + Data([8, hasAlpha ? 6 : 2, 0, 0, 0]))
  }

  /// Adds a chunk.
  package mutating func add(_ name: String, _ content: Data) {
    file.append(.words(UInt32(content.count)))
    let start = file.count
    file.append(contentsOf: name.utf8)
    file.append(content)
    let checksum = file.withUnsafeBytes { bytes in
      let body = bytes.bindMemory(to: UInt8.self).dropFirst(start)
      return crc32_gzip_refl(0, UnsafeBufferPointer(rebasing: body).baseAddress, UInt64(body.count))
    }
    file.append(.words(checksum))
  }

  /// Returns the file, with its end.
  package func finished() -> Data {
    var chunks = self
    chunks.add("IEND", Data())
    return chunks.file
  }
}

extension Data {
  /// Returns the bytes of numbers, the highest byte first.
  package static func words(_ numbers: UInt32...) -> Data {
    Data(numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } })
  }
}
