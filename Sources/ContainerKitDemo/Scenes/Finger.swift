import UIKit

/// Creates the lines of a script for a finger in a window of 390 by 844 points.
enum Finger {
  /// The distance of taps and drags on the bar from the top, in points.
  static let tabHeight = 803.0
  /// The distance of taps on a bar at the top from the top, in points: on the bar with and without a status bar above it.
  static let upperTabHeight = 48.0

  /// Creates a drag: touches down, moves left or right at a constant speed in steps of a sixtieth of a second, rests,
  /// and lifts.
  ///
  /// - Parameters:
  ///   - start: The start, in seconds: a multiple of a tenth, like `duration` and `rest`, so that films at any common
  ///     rate have a frame at that time.
  ///   - travel: The distance to the right, in points.
  ///   - y: The distance from the top, in points: on the pages, or on the bar.
  static func drag(
    at start: Double, from x: Double, travel: Double, duration: Double, rest: Double = 0, y: Double = 420
  ) -> String {
    move(at: start, from: (x, y), by: [(travel, 0)], duration, rest)
  }

  /// Creates five drags of a tenth of a second, one every 0.3 seconds.
  static func flicks(at start: Double, from x: Double, travel: Double) -> String {
    (0..<5).map { drag(at: start + Double($0) * 0.3, from: x, travel: travel, duration: 0.1) }.joined(separator: "\n")
  }

  /// Creates a vertical drag, at `x` points from the left.
  static func pull(
    at start: Double, from y: Double, travel: Double, duration: Double, rest: Double = 0, x: Double = 195
  ) -> String {
    move(at: start, from: (x, y), by: [(0, travel)], duration, rest)
  }

  /// Creates a tap at any point.
  static func tap(_ x: Double, _ y: Double, at time: Double) -> String { line(time, "tap", x, y) }

  /// Creates a drag that turns around: each of several horizontal distances takes the duration.
  static func drag(at start: Double, from x: Double, travels: [Double], duration: Double) -> String {
    move(at: start, from: (x, 420), by: travels.map { ($0, 0) }, duration, 0)
  }

  /// Creates a slide along the tabs, which turns around like a drag.
  ///
  /// - Parameters:
  ///   - press: The time for which the finger rests before it moves, in seconds.
  ///   - leaving: `true` to leave the bar upward at the end.
  static func slide(
    at start: Double, from x: Double, travels: [Double], duration: Double, pressing press: Double = 0,
    rest: Double = 0.2,
    leaving: Bool = false, y: Double = tabHeight
  ) -> String {
    let still = press > 0 ? [(0.0, 0.0)] : []
    let moves = still + travels.map { ($0, 0) } + (leaving ? [(0, -160)] : [])
    let durations = still.map { _ in press } + travels.map { _ in duration } + (leaving ? [0.2] : [])
    return move(at: start, from: (x, y), by: moves, durations, rest)
  }

  /// Creates a pinch: two fingers, one above the other, which are so many points apart, come together in steps of a sixtieth of a
  /// second, rest and lift.
  ///
  /// - Parameter y: The distance of the point between the fingers from the top, in points.
  static func pinch(
    at start: Double, from distance: Double, to last: Double, duration: Double, rest: Double = 0, y: Double = 420
  ) -> String {
    func both(_ time: Double, _ verb: String, _ distance: Double) -> [String] {
      [line(time, verb, 195, y - distance / 2), line(time, verb + "2", 195, y + distance / 2)]
    }
    let steps = Int((duration * 60).rounded())
    var lines = both(start, "down", distance)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      lines += both(start + duration * part, "move", distance + (last - distance) * part)
    }
    return (lines + both(start + duration + rest, "up", last)).joined(separator: "\n")
  }

  private static func move(
    at start: Double, from first: (x: Double, y: Double), by distances: [(x: Double, y: Double)], _ duration: Double,
    _ rest: Double
  ) -> String {
    move(at: start, from: first, by: distances, distances.map { _ in duration }, rest)
  }

  private static func move(
    at start: Double, from first: (x: Double, y: Double), by distances: [(x: Double, y: Double)], _ durations: [Double],
    _ rest: Double
  ) -> String {
    var (lines, time, here) = ([line(start, "down", first.x, first.y)], start, first)
    for (distance, duration) in zip(distances, durations) {
      let steps = Int((duration * 60).rounded())
      for step in 1...steps {
        let part = Double(step) / Double(steps)
        lines.append(line(time + duration * part, "move", here.x + distance.x * part, here.y + distance.y * part))
      }
      (time, here) = (time + duration, (here.x + distance.x, here.y + distance.y))
    }
    return (lines + [line(time + rest, "up", here.x, here.y)]).joined(separator: "\n")
  }

  /// A drag to the second page, a cancelled drag back, and a tap on the third tab.
  static let usual = """
    \(drag(at: 0.2, from: 340, travel: -250, duration: 0.8))
    \(drag(at: 2.4, from: 80, travel: 130, duration: 0.4, rest: 0.2))
    \(tapTab(2, at: 4.4))
    6.0 end
    """

  /// Creates a tap on one of several tabs with equal widths. It is on the tab with the safe area of a phone, and without.
  static func tapTab(_ index: Int, of count: Int = 4, at time: Double, y: Double = tabHeight) -> String {
    line(time, "tap", 390 * (Double(index) + 0.5) / Double(count), y)
  }

  private static func line(_ time: Double, _ verb: String, _ x: Double, _ y: Double) -> String {
    String(format: "%.6f ", time) + verb + String(format: " %.3f %.3f", x, y)
  }
}
