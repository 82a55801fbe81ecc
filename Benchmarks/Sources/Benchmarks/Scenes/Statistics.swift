/// The median of numbers, and the quarters around it.
struct Spread {
  let median, lower, upper: Double

  init(_ values: [Double]) {
    let sorted = values.sorted()
    func quantile(_ fraction: Double) -> Double {
      sorted.isEmpty ? .nan : sorted[min(sorted.count - 1, Int(Double(sorted.count) * fraction))]
    }
    (median, lower, upper) = (quantile(0.5), quantile(0.25), quantile(0.75))
  }
}
