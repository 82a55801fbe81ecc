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
    move(at: start, from: (x, y), by: (travel, 0), duration, rest)
  }

  /// The same downwards, or upwards, at `x` points from the left.
  static func pull(
    at start: Double, from y: Double, travel: Double, duration: Double, rest: Double = 0, x: Double = 195
  ) -> String {
    move(at: start, from: (x, y), by: (0, travel), duration, rest)
  }

  /// A tap anywhere.
  static func tap(_ x: Double, _ y: Double, at time: Double) -> String { line(time, "tap", x, y) }

  private static func move(
    at start: Double, from first: (x: Double, y: Double), by way: (x: Double, y: Double), _ duration: Double,
    _ rest: Double
  ) -> String {
    let steps = Int((duration * 60).rounded())
    let moves = (1...steps).map { step in
      let part = Double(step) / Double(steps)
      return line(start + duration * part, "move", first.x + way.x * part, first.y + way.y * part)
    }
    let up = line(start + duration + rest, "up", first.x + way.x, first.y + way.y)
    return ([line(start, "down", first.x, first.y)] + moves + [up]).joined(separator: "\n")
  }

  /// To the second page by a tap, back towards the first and let go, on to the third.
  static let usual = """
    \(tapTab(1, at: 0.2))
    \(drag(at: 1.6, from: 80, travel: 130, duration: 0.4, rest: 0.2))
    \(drag(at: 3.4, from: 340, travel: -250, duration: 0.8))
    5.6 end
    """

  /// A tap on one of the tabs that share the window's width.
  static func tapTab(_ index: Int, of count: Int = 4, at time: Double) -> String {
    line(time, "tap", 390 * (Double(index) + 0.5) / Double(count), 820)
  }

  private static func line(_ time: Double, _ verb: String, _ x: Double, _ y: Double) -> String {
    String(format: "%.6f ", time) + verb + String(format: " %.3f %.3f", x, y)
  }
}
