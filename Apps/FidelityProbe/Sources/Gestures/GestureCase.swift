import UIKit

/// A screen and a drag over it.
public struct GestureCase: Codable, Sendable {
  /// The name of the case's row.
  public var id: String
  /// A phrase that describes the drag.
  public var act: String
  /// The rows of Docs/Fidelity.md that the case settles.
  public var settles: [String]
  /// The kind of the container's page.
  public var screen: String
  /// The point at which the finger goes down, as fractions of the window's width and height.
  public var from: [Double]
  /// The point at which the finger lifts.
  public var to: [Double]
  /// The speed of the finger, in points per second.
  public var velocity: Double

  private static let sideways = "a page's horizontal scroll view gets the drag"
  private static let slop = "a pan begins after 10 points"

  /// The screens, and the rows that each settles.
  private static let screens: [(name: String, settles: [String])] = [
    ("plain", [slop]), ("vertical", ["a drag begins if the larger component of its movement"]),
    ("table", [slop]), ("rows", [slop]), ("editing", [slop]), ("horizontal", [sideways]),
    ("horizontal-end", [sideways]),
    ("slider", ["a pan along the track loses to a held slider thumb"]), ("stack", [slop]), ("pushed", [slop]),
  ]

  private static let ways: [(name: String, from: [Double], to: [Double], velocity: Double)] = [
    ("left", [0.8, 0.5], [0.1, 0.5], 400), ("right", [0.2, 0.5], [0.9, 0.5], 400),
    ("edge", [0.005, 0.5], [0.8, 0.5], 400), ("up", [0.5, 0.7], [0.5, 0.3], 400),
    ("short", [0.6, 0.5], [0.4, 0.5], 200),
  ]

  /// Every combination of a screen and a drag.
  public static let all: [GestureCase] = screens.flatMap { screen in
    ways.map { way in
      GestureCase(
        id: "gestures/\(screen.name)-\(way.name)", act: "a drag \(way.name) over a page: \(screen.name)",
        settles: screen.settles, screen: screen.name, from: way.from, to: way.to, velocity: way.velocity)
    }
  }

  /// All cases as JSON.
  public static var json: String {
    (try? JSONEncoder().encode(all)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
