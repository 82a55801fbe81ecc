import Foundation

extension CGImage {
  /// Calls `body` for each pixel that is not the same in both images, from the top left, with the greatest difference of
  /// its channels (0 to 255, alpha among them, colours multiplied with alpha). The images have one size.
  package func forEachDifference(from other: CGImage, _ body: (_ x: Int, _ y: Int, _ difference: Int) -> Void) {
    precondition(width == other.width && height == other.height, "two images of one size are compared")
    let (opaque, otherOpaque): (UInt32, UInt32) = (
      isOpaqueFormat ? 0xFF00_0000 : 0, other.isOpaqueFormat ? 0xFF00_0000 : 0
    )
    for y in 0..<height {
      let (row, otherRow) = (pixels + y * bytesPerRow, other.pixels + y * other.bytesPerRow)
      if opaque == otherOpaque, memcmp(row, otherRow, width * 4) == 0 { continue }
      for x in 0..<width {
        let word = UnsafeRawPointer(row).load(fromByteOffset: x * 4, as: UInt32.self) | opaque
        let otherWord = UnsafeRawPointer(otherRow).load(fromByteOffset: x * 4, as: UInt32.self) | otherOpaque
        if word != otherWord { body(x, y, Self.distance(word, otherWord)) }
      }
    }
  }

  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    var most = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      most = max(most, abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)))
    }
    return most
  }
}
