import UIKit

/// A sequence of numbers that is the same each time, for pictures that are drawn by code.
struct SeededRandom {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// Returns the next number of a range.
  mutating func next(_ range: ClosedRange<CGFloat> = 0...1) -> CGFloat {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    let unit = CGFloat(bits >> 11) / CGFloat(1 << 53)
    return range.lowerBound + (range.upperBound - range.lowerBound) * unit
  }
}
