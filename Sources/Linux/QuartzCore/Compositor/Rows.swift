/// Arithmetic with rows of premultiplied pixels, four at a time. The results are those of pixman, byte for byte.
///
/// In a debug build, where Swift's vectors are several hundred times slower, the reference does the work: the same
/// arithmetic with one pixel at a time. The target may be one of the sources.
enum Rows {
  typealias Row = UnsafePointer<UInt32>
  typealias Target = UnsafeMutablePointer<UInt32>
  /// Four pixels. Each has two elements: green and blue, then alpha and red, with the first in the upper byte.
  typealias Pixels = SIMD8<UInt16>

  /// The target is `first` and `second` with weights that add up to 128.
  static func mix(_ first: Row, _ second: Row, weight: Int, into target: Target, count: Int) {
    let (full, weight) = (_isDebugAssertConfiguration() ? 0 : count & ~3, UInt16(weight))
    let (near, far) = (Pixels(repeating: 128 - weight), Pixels(repeating: weight))
    var index = 0
    while index < full {
      let (a, b) = (load(first + index), load(second + index))
      let low = ((a & 0xFF) &* near &+ (b & 0xFF) &* far) &>> 7
      let high = ((a &>> 8) &* near &+ (b &>> 8) &* far) &>> 7
      store(low | high &<< 8, target + index)
      index &+= 4
    }
    RowReference.mix(
      first + full, second + full, weight: UInt32(weight), into: target + full, count: count - full)
  }

  /// The target is `source`, times an alpha from 0 to 255, drawn over `base`.
  static func blend(_ source: Row, alpha: Int, over base: Row, into target: Target, count: Int) {
    let (full, factor) = (_isDebugAssertConfiguration() ? 0 : count & ~3, Pixels(repeating: UInt16(alpha)))
    var index = 0
    while index < full {
      let pixels = load(source + index)
      var (low, high) = (pixels & 0xFF, pixels &>> 8)
      if alpha < 255 { (low, high) = (product(low, factor), product(high, factor)) }
      let below = load(base + index)
      let rest = remainder(high)
      let sums = (low &+ product(below & 0xFF, rest), high &+ product(below &>> 8, rest))
      store(limited(sums.0) | limited(sums.1) &<< 8, target + index)
      index &+= 4
    }
    RowReference.blend(
      source + full, alpha: UInt32(alpha), over: base + full, into: target + full, count: count - full)
  }

  @inline(__always) private static func load(_ row: Row) -> Pixels {
    UnsafeRawPointer(row).loadUnaligned(as: Pixels.self)
  }

  @inline(__always) private static func store(_ pixels: Pixels, _ target: Target) {
    UnsafeMutableRawPointer(target).storeBytes(of: pixels, as: Pixels.self)
  }

  /// Returns the rounded products, where 255 stands for 1.
  @inline(__always) private static func product(_ a: Pixels, _ b: Pixels) -> Pixels {
    let sum = a &* b &+ 128
    return (sum &+ sum &>> 8) &>> 8
  }

  /// Returns 255 minus each pixel's alpha, in both of its elements.
  @inline(__always) private static func remainder(_ high: Pixels) -> Pixels {
    var alphas = unsafeBitCast(high, to: SIMD4<UInt32>.self) &>> 16
    alphas |= alphas &<< 16
    return 255 &- unsafeBitCast(alphas, to: Pixels.self)
  }

  /// Returns the values, at most 255. An image's colors may be greater than its alpha.
  @inline(__always) private static func limited(_ values: Pixels) -> Pixels {
    let signed = unsafeBitCast(values, to: SIMD8<Int16>.self)
    return unsafeBitCast(pointwiseMin(signed, SIMD8(repeating: 255)), to: Pixels.self)
  }
}
