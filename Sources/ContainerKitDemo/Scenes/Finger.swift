import UIKit

/// Writes the lines of a script for a finger on a window of 390 by 844 points.
enum Finger {
  /// Down, evenly to the left or right in steps of a sixtieth of a second, a rest, and up.
  ///
  /// - Parameters:
  ///   - start: Seconds; a multiple of a tenth, as `duration` and `rest` are, so that films at any usual rate have a
  ///     frame there.
  ///   - travel: Points to the right.
  ///   - y: Points from the top: on the pages, or on the bar.
  static func drag(
    at start: Double, from x: Double, travel: Double, duration: Double, rest: Double = 0, y: Double = 420
  ) -> String {
    let steps = Int((duration * 60).rounded())
    let moves = (1...steps).map { step in
      let part = Double(step) / Double(steps)
      return line(start + duration * part, "move", x + travel * part, y)
    }
    let ends = [line(start, "down", x, y)] + moves + [line(start + duration + rest, "up", x + travel, y)]
    return ends.joined(separator: "\n")
  }

  /// A tap on one of the tabs that share the window's width.
  static func tapTab(_ index: Int, of count: Int = 4, at time: Double) -> String {
    line(time, "tap", 390 * (Double(index) + 0.5) / Double(count), 820)
  }

  private static func line(_ time: Double, _ verb: String, _ x: Double, _ y: Double) -> String {
    String(format: "%.6f ", time) + verb + String(format: " %.3f %.3f", x, y)
  }
}
