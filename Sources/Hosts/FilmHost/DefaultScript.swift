import Foundation

/// The script of a film if the application publishes none: a drag to the second page that is cancelled, one that
/// completes, and the selection of the first page; without pages, a second at rest.
enum DefaultScript {
  static func text(childCount: Int) -> String {
    guard childCount > 0 else { return "1 end" }
    return [
      drag(at: 0.2, from: 300, travel: -140, duration: 0.4, rest: 0.2),
      drag(at: 2, from: 340, travel: -250, duration: 0.8, rest: 0),
      ["4.2 select 0", "5.6 end"],
    ].joined().joined(separator: "\n")
  }

  /// Returns the lines for a finger that moves evenly, 60 times per second, in the middle of a window of 844 points.
  private static func drag(
    at start: Double, from x: Double, travel: Double, duration: Double, rest: Double
  ) -> [String] {
    let steps = Int((duration * 60).rounded())
    let moves = (1...steps).map { step in
      let part = Double(step) / Double(steps)
      return line(start + duration * part, "move", x + travel * part)
    }
    return [line(start, "down", x)] + moves + [line(start + duration + rest, "up", x + travel)]
  }

  private static func line(_ time: Double, _ verb: String, _ x: Double) -> String {
    String(format: "%.6f ", time) + verb + String(format: " %.3f 420", x)
  }
}
