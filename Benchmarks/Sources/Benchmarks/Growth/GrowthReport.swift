import Foundation

/// The table of what grows.
@MainActor enum GrowthReport {
  static let groups = ["depth", "siblings", "layout", "lists", "pages", "recognizers", "text"]

  private static let all: [Growth] =
    DepthGrowth.all + SiblingGrowth.all + LayoutGrowth.all + ListGrowth.all + PageGrowth.all + RecognizerGrowth.all
    + TextGrowth.all

  /// Prints the groups that are chosen, and returns their figures.
  static func run(_ chosen: [String]) -> [String: Any] {
    print("What grows: milliseconds of processor time at each size, best of a few, and the exponent that fits them")
    if chosen.contains("layout"), let reason = Kiwi.reasonForAbsence { print("  kiwi is not measured: \(reason)") }
    var results: [String: [String: Any]] = [:]
    for growth in all where chosen.contains(growth.group) {
      let times = growth.measured()
      guard times.allSatisfy(\.isFinite) else { continue }
      let exponent = growth.exponent(of: times)
      var line = SceneReport.pad("  \(growth.group): \(growth.name)", 56) + String(format: "n^%.2f ", exponent)
      for (size, time) in zip(growth.sizes, times) {
        line += "  \(size): " + String(format: time < 0.01 ? "%.3f" : "%.1f", time * 1000)
      }
      print(line)
      results[growth.group, default: [:]][growth.name] =
        ["sizes": growth.sizes, "ms": times.map { $0 * 1000 }, "exponent": exponent] as [String: Any]
    }
    return results
  }
}
