import Foundation

/// The growth of a cost with a size.
struct Growth {
  let group: String
  let name: String
  let sizes: [Int]
  /// Prepares what is measured, and returns the seconds of processor time that it takes once.
  let cost: @MainActor (_ size: Int) -> Double

  init(_ group: String, _ name: String, _ sizes: [Int], _ cost: @escaping @MainActor (_ size: Int) -> Double) {
    (self.group, self.name, self.sizes, self.cost) = (group, name, sizes, cost)
  }

  /// The best times of a few runs at each size, in seconds.
  @MainActor func measured() -> [Double] {
    sizes.map { size in
      var (best, sum, runs) = (Double.infinity, 0.0, 0)
      while runs < 2 || (sum < 0.2 && runs < 15) {
        let time = cost(size)
        (best, sum, runs) = (min(best, time), sum + time, runs + 1)
        if time > 1 { break }
      }
      return best
    }
  }

  /// The exponent of the power of the size that fits times best.
  func exponent(of times: [Double]) -> Double {
    let points = zip(sizes, times).map { (x: log(Double($0)), y: log($1)) }
    let count = Double(points.count)
    let (x, y) = (points.reduce(0) { $0 + $1.x } / count, points.reduce(0) { $0 + $1.y } / count)
    let (above, below) = points.reduce((0, 0)) { sums, point in
      (sums.0 + (point.x - x) * (point.y - y), sums.1 + (point.x - x) * (point.x - x))
    }
    return above / below
  }
}
