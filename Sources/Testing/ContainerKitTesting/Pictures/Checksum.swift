import Foundation

/// Checksums that distinguish files and pictures. They are not secure.
enum Checksum {
  /// FNV-1a with 64 bits, in hexadecimal digits.
  static func of(_ data: Data) -> String {
    let sum = data.withUnsafeBytes { bytes in
      bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    return String(sum, radix: 16)
  }

  /// The CRC at the end of each chunk of a PNG file (ISO 3309, as in the PNG specification).
  static func crc(_ data: Data) -> UInt32 {
    var sum = UInt32.max
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
