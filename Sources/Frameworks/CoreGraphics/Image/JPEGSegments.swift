/// The facts in a JPEG file's segments that its pixels do not contain.
package struct JPEGSegments {
  /// The orientation in Exif data: 1 (as stored) to 8. 1 if there is none, or an invalid one.
  package private(set) var exifOrientation = 1
  /// `true` if the file has Adobe's segment.
  private(set) var isFromAdobe = false

  private enum Marker {
    static let exif: UInt8 = 0xE1
    static let adobe: UInt8 = 0xEE
    static let scan: UInt8 = 0xDA
  }

  /// Reads the segments before the pixels.
  package init(_ data: Data) {
    let bytes = [UInt8](data)
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF, bytes[position + 1] != Marker.scan {
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      guard length >= 2, position + 2 + length <= bytes.count else { return }
      let content = bytes[position + 4..<position + 2 + length]
      if bytes[position + 1] == Marker.exif, content.starts(with: Self.exifName) {
        exifOrientation = Self.orientation(in: Array(content.dropFirst(Self.exifName.count))) ?? 1
      }
      if bytes[position + 1] == Marker.adobe, content.starts(with: "Adobe".utf8) { isFromAdobe = true }
      position += 2 + length
    }
  }

  private static let exifName = Array("Exif".utf8) + [0, 0]
  private static let orientationTag = 0x0112

  /// Returns the orientation in the first directory of a TIFF header.
  private static func orientation(in tiff: [UInt8]) -> Int? {
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff.starts(with: "II".utf8)
    guard isLittle || tiff.starts(with: "MM".utf8) else { return nil }
    func number(_ position: Int, _ size: Int) -> Int? {
      guard position >= 0, position + size <= tiff.count else { return nil }
      let digits = isLittle ? tiff[position..<position + size].reversed() : Array(tiff[position..<position + size])
      return digits.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count {
      let position = directory + 2 + entry * 12
      guard let tag = number(position, 2) else { return nil }
      if tag == orientationTag { return number(position + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }

  /// Returns the file with Exif data that contain an orientation.
  static func adding(exifOrientation: Int, to file: Data) -> Data {
    var tiff = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
    tiff += [UInt8(orientationTag >> 8), UInt8(orientationTag & 0xFF), 0, 3, 0, 0, 0, 1]
    tiff += [0, UInt8(exifOrientation), 0, 0] + [0, 0, 0, 0]
    let length = 2 + exifName.count + tiff.count
    let segment = [0xFF, Marker.exif, UInt8(length >> 8), UInt8(length & 0xFF)] + exifName + tiff
    return file.prefix(2) + segment + file.dropFirst(2)
  }
}
