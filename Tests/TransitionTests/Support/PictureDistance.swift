import UIKit

extension CGImage {
  /// Returns how much another picture of the same size differs on average, from 0 to 1. Of every fourth pixel in a row and a
  /// column, the greatest difference of a channel counts.
  func distance(to other: CGImage) -> Double {
    var (sum, count) = (0, 0)
    for y in stride(from: 0, to: height, by: 4) {
      for x in stride(from: 0, to: width, by: 4) {
        let (first, second) = (pixel(x: x, y: y), other.pixel(x: x, y: y))
        sum += max(
          abs(Int(first.r) - Int(second.r)), abs(Int(first.g) - Int(second.g)), abs(Int(first.b) - Int(second.b)))
        count += 1
      }
    }
    return Double(sum) / Double(max(count, 1)) / 255
  }
}
