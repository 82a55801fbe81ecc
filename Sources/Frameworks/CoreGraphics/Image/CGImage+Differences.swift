import Foundation

/// The pixels in which two images differ.
package struct PixelDifferences: Equatable {
  /// The number of pixels.
  package var count = 0
  /// The greatest difference of a channel, from 0 to 255.
  package var largest = 0
  /// The smallest rectangle around the pixels, with the origin at the top left.
  package var bounds: CGRect { CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1) }

  private var left = Int.max
  private var top = Int.max
  private var right = -1
  private var bottom = -1

  fileprivate init() {}

  fileprivate mutating func add(x: Int, y: Int, _ difference: Int) {
    count += 1
    if difference > largest { largest = difference }
    if x < left { left = x }
    if x > right { right = x }
    if top > y { top = y }
    bottom = y
  }
}

// In a debug build, calling a generic function for each pixel takes many times as long as the comparison. These loops
// use no iterators, and no operators on two different types.
extension CGImage {
  /// Returns the pixels that differ from those of an image of the same size by more than `tolerance` in any channel,
  /// from 0 to 255. Alpha is a channel, and colors are premultiplied. Returns nil if there are none.
  package func differences(from other: CGImage, above tolerance: Int = 0) -> PixelDifferences? {
    var found = PixelDifferences()
    forEachDifference(from: other) { x, y, difference in
      if difference > tolerance { found.add(x: x, y: y, difference) }
    }
    return found.count > 0 ? found : nil
  }

  /// Calls `body` for each pixel that differs between the images, from the top left, with the greatest difference of
  /// its channels (0 to 255, including alpha; colors are premultiplied). The images have the same size.
  package func forEachDifference(from other: CGImage, _ body: (_ x: Int, _ y: Int, _ difference: Int) -> Void) {
    // Neighboring pixels often have the same difference.
    var (last, otherLast, difference) = (0 as UInt32, 0 as UInt32, 0)
    forEachDifferentRow(from: other) { y, row, otherRow in
      var x = 0
      while x < width {
        let word = row[x]
        let otherWord = otherRow[x]
        if word != otherWord {
          if word != last || otherWord != otherLast {
            last = word
            otherLast = otherWord
            difference = Self.distance(word, otherWord)
          }
          body(x, y, difference)
        }
        x += 1
      }
    }
  }

  /// Calls `body` for each run of pixels in a row that differ between the images, from the top left. The images have
  /// the same size.
  package func forEachDifferentRun(from other: CGImage, _ body: (_ x: Range<Int>, _ y: Int) -> Void) {
    forEachDifferentRow(from: other) { y, row, otherRow in
      var (x, start) = (0, 0)
      while x < width {
        if row[x] == otherRow[x] {
          if start < x { body(start..<x, y) }
          start = x + 1
        }
        x += 1
      }
      if start < x { body(start..<x, y) }
    }
  }

  /// Calls `body` for each row in which a pixel differs.
  private func forEachDifferentRow(
    from other: CGImage, _ body: (_ y: Int, _ row: UnsafePointer<UInt32>, _ otherRow: UnsafePointer<UInt32>) -> Void
  ) {
    precondition(width == other.width && height == other.height, "two images of one size are compared")
    for y in 0..<height where memcmp(row(y), other.row(y), width * 4) != 0 { body(y, row(y), other.row(y)) }
  }

  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    var most: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let one = (first &>> shift) & 0xFF
      let other = (second &>> shift) & 0xFF
      let distance = one > other ? one &- other : other &- one
      if distance > most { most = distance }
      shift &+= 8
    }
    return Int(most)
  }
}
