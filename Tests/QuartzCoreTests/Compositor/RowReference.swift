/// The arithmetic with rows of pixels, one pixel at a time, in two halves: green and alpha, and red and blue.
enum RowReference {
  typealias Row = UnsafePointer<UInt32>
  typealias Target = UnsafeMutablePointer<UInt32>

  private static let half: UInt32 = 0xFF00FF

  static func mix(_ first: Row, _ second: Row, weight: UInt32, into target: Target, count: Int) {
    let rest = 128 &- weight
    var index = 0
    while index < count {
      let (a, b) = (first[index], second[index])
      let low = ((a & half) &* rest &+ (b & half) &* weight) &>> 7 & half
      let high = ((a &>> 8 & half) &* rest &+ (b &>> 8 & half) &* weight) &>> 7 & half
      target[index] = low | high &<< 8
      index &+= 1
    }
  }

  static func fade(_ source: Row, alpha: UInt32, over base: Row, into target: Target, count: Int) {
    let rest = 255 &- alpha
    var index = 0
    while index < count {
      let (a, b) = (source[index], base[index])
      let low = (a & half) &* alpha &+ (b & half) &* rest &+ 0x800080
      let high = (a &>> 8 & half) &* alpha &+ (b &>> 8 & half) &* rest &+ 0x800080
      target[index] = (low &+ (low &>> 8 & half)) &>> 8 & half | (high &+ (high &>> 8 & half)) & ~half
      index &+= 1
    }
  }

  static func blend(_ source: Row, alpha: UInt32, over base: Row, into target: Target, count: Int) {
    var index = 0
    while index < count {
      let (pixel, below) = (source[index], base[index])
      var (low, high) = (pixel & half, pixel &>> 8 & half)
      if alpha < 255 { (low, high) = (product(low, alpha), product(high, alpha)) }
      let rest = 255 &- high &>> 16
      low = limited(low &+ product(below & half, rest))
      high = limited(high &+ product(below &>> 8 & half, rest))
      target[index] = low | high &<< 8
      index &+= 1
    }
  }

  @inline(__always) private static func product(_ pair: UInt32, _ factor: UInt32) -> UInt32 {
    let sum = pair &* factor &+ 0x800080
    return (sum &+ sum &>> 8 & half) &>> 8 & half
  }

  @inline(__always) private static func limited(_ pair: UInt32) -> UInt32 {
    let over = pair &>> 8 & 0x10001
    return (pair | over &* 255) & half
  }
}
