import UIKit

/// A screen and a drag over it.
public struct GestureCase: Codable, Sendable {
  /// A touch that comes before a case's drag: another drag, or a tap, which has one point.
  public struct EarlierTouch: Codable, Sendable {
    /// The point at which the finger goes down, as fractions of the window's width and height.
    public var from: [Double]
    /// The point at which the finger lifts.
    public var to: [Double]
    /// The time between this touch and the drag, in seconds.
    public var pause: Double
  }

  /// The name of the case's row.
  public var id: String
  /// A phrase that describes the drag.
  public var act: String
  /// The ids of the facts in Docs/Facts that the case settles.
  public var settles: [String]
  /// The kind of the container's second page.
  public var screen: String
  /// The point at which the finger goes down, as fractions of the window's width and height.
  public var from: [Double]
  /// The point at which the finger lifts.
  public var to: [Double]
  /// The speed of the finger, in points per second.
  public var velocity: Double
  /// The index of the page that is selected at first.
  public var selectedIndex = 1
  /// The touch that comes before the drag. If there is one, the finger does not rest before it lifts.
  public var earlier: EarlierTouch?
  /// The reason why the case is not compared with Linux. Nil if it is.
  public var notOnLinux: String?

  private typealias Direction = (name: String, from: [Double], to: [Double], velocity: Double)

  private static let sideways = "kit-24"
  private static let slop = "touch-2"
  private static let sheet = "kit-25"
  private static let caught = "kit-27"
  private static let next = "kit-26"

  /// The screens, and the rows that each settles.
  private static let screens: [(name: String, settles: [String])] = [
    ("plain", [slop]), ("vertical", ["scroll-24"]),
    ("table", [slop]), ("rows", [slop, "touch-1"]), ("editing", [slop]), ("horizontal", [sideways]),
    ("horizontal-end", [sideways]),
    ("slider", ["touch-9"]), ("stack", [slop]), ("pushed", [slop]),
  ]

  private static let left: Direction = ("left", [0.8, 0.5], [0.1, 0.5], 400)
  private static let right: Direction = ("right", [0.2, 0.5], [0.9, 0.5], 400)
  private static let up: Direction = ("up", [0.5, 0.7], [0.5, 0.3], 400)
  private static let down: Direction = ("down", [0.5, 0.3], [0.5, 0.7], 400)
  private static let directions: [Direction] = [
    left, right, ("edge", [0.005, 0.5], [0.8, 0.5], 400), up, ("short", [0.6, 0.5], [0.4, 0.5], 200),
  ]

  /// Every combination of a screen and a drag, then drags over a sheet, then drags that follow another touch.
  public static let all: [GestureCase] =
    screens.flatMap { screen in directions.map { drag($0, over: screen.name, settles: screen.settles) } } + sheets
    + [scrollAfterTap, flicks, dragAfterFlick]

  private static func drag(_ direction: Direction, over screen: String, settles: [String]) -> GestureCase {
    GestureCase(
      id: "gestures/\(screen)-\(direction.name)", act: "a drag \(direction.name) over a page: \(screen)",
      settles: settles,
      screen: screen, from: direction.from, to: direction.to, velocity: direction.velocity)
  }

  private static var sheets: [GestureCase] {
    var pull = drag(down, over: "sheet", settles: [sheet])
    pull.notOnLinux = "sheets are full screen"
    return [left, right].map { drag($0, over: "sheet", settles: [sheet]) } + [pull]
  }

  /// A scroll on the second page while it has just arrived. The tap is on the second of three tabs.
  private static var scrollAfterTap: GestureCase {
    let tab = [0.5, 0.935]
    return GestureCase(
      id: "gestures/vertical-up-after-tap",
      act: "a drag up over a page, half a second after a tap on its tab: vertical", settles: [next], screen: "vertical",
      from: up.from, to: up.to, velocity: up.velocity, selectedIndex: 0,
      earlier: EarlierTouch(from: tab, to: tab, pause: 0.5))
  }

  private static var flicks: GestureCase {
    let (first, last) = ([0.8, 0.5], [0.4, 0.5])
    return GestureCase(
      id: "gestures/plain-flicks", act: "two flicks left from the first page, a quarter of a second apart: plain",
      settles: [next], screen: "plain", from: first, to: last, velocity: 1500, selectedIndex: 0,
      earlier: EarlierTouch(from: first, to: last, pause: 0.25))
  }

  /// A drag to the next page that begins on a list whose content decelerates.
  private static var dragAfterFlick: GestureCase {
    GestureCase(
      id: "gestures/vertical-left-after-flick",
      act: "a drag left over a page, a third of a second after a flick up, while its content decelerates: vertical",
      settles: [caught], screen: "vertical", from: left.from, to: left.to, velocity: 1500,
      earlier: EarlierTouch(from: [0.5, 0.7], to: [0.5, 0.5], pause: 0.3))
  }

  /// All cases as JSON.
  public static var json: String {
    (try? JSONEncoder().encode(all)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
