internal import CISAL

/// The rows of a PNG file, compressed by ISA-L's igzip.
///
/// The rows have no filters. The pictures of a screen repeat what is to the left and above, which the compression finds;
/// filters would take more time than they save bytes.
struct PNGRows {
  /// Uncompressed rows that stay in the processor's cache.
  private static let bytesAtOnce = 65_536

  private let stream: UnsafeMutablePointer<isal_zstream>
  private let workspace: UnsafeMutablePointer<UInt8>
  private var compressed = Data()

  /// Returns the rows of an image: red, green and blue, and alpha unless it is opaque.
  static func compressed(of image: CGImage, isOpaque: Bool) throws -> Data {
    var rows = PNGRows()
    defer { rows.free() }
    try rows.add(image, isOpaque: isOpaque)
    return rows.compressed
  }

  private init() {
    stream = .allocate(capacity: 1)
    workspace = .allocate(capacity: Int(isal_level_1_size))
    isal_deflate_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = workspace
    stream.pointee.level_buf_size = isal_level_1_size
    stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
  }

  private func free() {
    stream.deallocate()
    workspace.deallocate()
  }

  private mutating func add(_ image: CGImage, isOpaque: Bool) throws {
    let bytesPerRow = 1 + image.width * (isOpaque ? 3 : 4)
    let rowsAtOnce = max(1, Self.bytesAtOnce / bytesPerRow)
    let rows = UnsafeMutableRawPointer.allocate(byteCount: rowsAtOnce * bytesPerRow, alignment: 8)
    defer { rows.deallocate() }
    for first in stride(from: 0, to: image.height, by: rowsAtOnce) {
      let count = min(rowsAtOnce, image.height - first)
      for index in 0..<count {
        let row = rows + index * bytesPerRow
        // No filter.
        row.storeBytes(of: 0, as: UInt8.self)
        if isOpaque {
          Self.write(opaque: image.row(first + index), image.width, to: row + 1)
        } else {
          Self.write(translucent: image.row(first + index), image.width, to: row + 1)
        }
      }
      try compress(rows, count * bytesPerRow, isLast: first + count == image.height)
    }
  }

  private mutating func compress(_ bytes: UnsafeMutableRawPointer, _ count: Int, isLast: Bool) throws {
    stream.pointee.next_in = bytes.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(count)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.bytesAtOnce) { part in
      repeat {
        stream.pointee.next_out = part.baseAddress
        stream.pointee.avail_out = UInt32(part.count)
        let status = isal_deflate(stream)
        guard status == COMP_OK else { throw PNGError(description: "ISA-L: expected to compress rows (\(status))") }
        compressed.append(contentsOf: part.prefix(part.count - Int(stream.pointee.avail_out)))
      } while stream.pointee.avail_out == 0 || (isLast && stream.pointee.internal_state.state != ZSTATE_END)
    }
  }

  /// Writes red, green and blue of pixels, four pixels at a time.
  private static func write(opaque source: UnsafePointer<UInt32>, _ count: Int, to target: UnsafeMutableRawPointer) {
    var x = 0
    while x + 4 <= count {
      let (a, b) = (source[x].byteSwapped >> 8, source[x + 1].byteSwapped >> 8)
      let (c, d) = (source[x + 2].byteSwapped >> 8, source[x + 3].byteSwapped >> 8)
      target.storeBytes(of: (a | b << 24).littleEndian, toByteOffset: x * 3, as: UInt32.self)
      target.storeBytes(of: (b >> 8 | c << 16).littleEndian, toByteOffset: x * 3 + 4, as: UInt32.self)
      target.storeBytes(of: (c >> 16 | d << 8).littleEndian, toByteOffset: x * 3 + 8, as: UInt32.self)
      x += 4
    }
    while x < count {
      for channel in 0..<3 {
        let value = UInt8(truncatingIfNeeded: source[x] >> UInt32(16 - 8 * channel))
        target.storeBytes(of: value, toByteOffset: x * 3 + channel, as: UInt8.self)
      }
      x += 1
    }
  }

  /// Writes red, green, blue and alpha of pixels, whose colors are divided by alpha.
  private static func write(
    translucent source: UnsafePointer<UInt32>, _ count: Int, to target: UnsafeMutableRawPointer
  ) {
    // Neighboring pixels are often the same.
    var (last, lastStraight) = (0 as UInt32, 0 as UInt32)
    for x in 0..<count {
      if source[x] != last {
        last = source[x]
        let straight = CGImage.straight(last)
        lastStraight = straight << 8 | straight >> 24
      }
      target.storeBytes(of: lastStraight.bigEndian, toByteOffset: x * 4, as: UInt32.self)
    }
  }
}
