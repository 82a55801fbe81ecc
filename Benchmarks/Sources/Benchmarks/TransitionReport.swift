import ContainerKit
import ContainerTransitions
import Foundation
import UIKit

/// The report about transitions, with the limits on their allocations.
@MainActor struct TransitionReport {
  /// The maximum for a frame in which only the pages move.
  private static let plain = 0
  /// The maximum for drawing the titles of two tabs in new colors. Each takes five for its picture, three of them Cairo's and
  /// pixman's, one for the color and one for the commit.
  private static let recoloring = 20
  /// The maximum in addition when a finger moves: delivering the event to the recognizer, and a separate commit.
  private static let touch = 8

  private let transitions = Transitions()
  private var failures: [String] = []

  /// The bars whose frames may not allocate more than those of the standard bar.
  private static let bars: [(name: String, count: Int, setUp: (ContainerViewController) -> Void)] = [
    ("a bar with a material", 4, { $0.tabBar.appearance.configureWithDefaultBackground() }),
    (
      "a floating bar", 4,
      {
        $0.tabBar.appearance.configureWithDefaultBackground()
        $0.tabBar.appearance.floating = ButtonTabBar.Floating()
      }
    ),
    (
      "a pill", 4, { $0.tabBar.appearance.indicator = .pill() }
    ),
    (
      "an external bar", 4,
      {
        $0.tabBarPlacement = .external
        $0.tabBar.frame = CGRect(x: 0, y: 100, width: 390, height: 49)
        $0.view.addSubview($0.tabBar)
      }
    ),
    ("20 tabs, which scroll", 20, { _ in }),
  ]

  /// Runs the report. Returns the costs that exceed their limits.
  static func run() -> [String] {
    var report = TransitionReport()
    report.run()
    return report.failures
  }

  private mutating func run() {
    print("A transition by the default animator, 60 frames a second, not drawn")
    let count = 100
    var frames = 0
    let seconds = Harness.time { for _ in 0..<count { frames = transitions.selection().count } }
    print(
      String(
        format: "  transitions a second                      %8.0f      %d frames each", Double(count) / seconds, frames
      ))

    print("Allocations a frame                              median  most")
    let selection = transitions.selection()
    row("selection: its beginning", selection.prefix(1))
    steady("the bar's colors change", selection.dropFirst().dropLast(2).filter(\.recolors), Self.recoloring)
    steady("only the pages move", selection.dropFirst().dropLast(2).filter { !$0.recolors }, Self.plain)
    row("its end", selection.suffix(2))
    let drag = transitions.drag()
    // The pan begins with the fourth frame, and so does the transition.
    row("drag: its beginning", drag.prefix(10))
    steady("the finger moves", Transitions.steady(drag), Self.recoloring + Self.touch)
    row("the finger lifts, and the transition ends", drag.dropFirst(Transitions.lift - 2))
    _ = transitions.scrub(passing: true)
    // The pages have come to the finger after a third of a second.
    let scrub = transitions.scrub()[30..<Transitions.lift - 2]
    steady("along the tabs: the finger moves", scrub, Self.recoloring + Self.touch)
    let passing = transitions.scrub(passing: true)[30..<Transitions.lift - 2]
    let passed = row("along the tabs: it passes a page", passing)
    // The end of a transition and the beginning of the next one in one frame.
    let ends = [selection.first, selection.suffix(2).max { $0.allocations < $1.allocations }]
    let cost = ends.reduce(Self.recoloring + Self.touch) { $0 + ($1?.allocations ?? 0) }
    if passed > cost { failures.append("a page is passed with \(passed) allocations, at most \(cost) are expected") }
    steady("nothing moves", transitions.stillness(), 0)
    row("selection, with its render nodes", transitions.selection(renders: true).dropFirst().dropLast(2))
    compareDrawnPart()
    for bar in Self.bars {
      let transitions = Transitions(count: bar.count, bar.setUp)
      steady("\(bar.name): the finger moves", Transitions.steady(transitions.drag()), Self.recoloring + Self.touch)
      let selection = transitions.selection().dropFirst().dropLast(2)
      steady("\(bar.name): its colors change", selection.filter(\.recolors), Self.recoloring)
      steady("\(bar.name): only the pages move", selection.filter { !$0.recolors }, Self.plain)
    }
  }

  /// Compares a part of a transition with one that also draws by itself, in each frame. The colors of the tabs change in each frame
  /// of its selection; some of these frames change more of them, so the usual number counts.
  private mutating func compareDrawnPart() {
    let costs = [false, true].map { (draws: Bool) -> [Int] in
      let transitions = Transitions { $0.pageTransition = PageTransition(duration: 0.35, MovedPart(draws: draws)) }
      let name = draws ? "a part that draws by itself" : "a part"
      let (drag, selection) = (Transitions.steady(transitions.drag()), transitions.selection().dropFirst().dropLast(2))
      steady("\(name): the finger moves", drag, Self.recoloring + Self.touch)
      steady("\(name): its colors change", selection.filter(\.recolors), Self.recoloring)
      return [drag.map(\.allocations), selection.map(\.allocations)].map { $0.sorted()[$0.count / 2] }
    }
    if costs[0] != costs[1] {
      failures.append("a part that draws by itself: \(costs[1]) allocations in a frame, \(costs[0]) without drawing")
    }
    if MovedPart.drawn == 0 { failures.append("a part that draws by itself: it is never called") }
  }

  @discardableResult
  private mutating func steady(_ name: String, _ frames: some Collection<Transitions.Frame>, _ limit: Int) -> Int {
    let most = row(name, frames, limit: limit)
    if frames.isEmpty { failures.append("\(name): there is no such frame") }
    if most > limit { failures.append("\(name): \(most) allocations in a frame, at most \(limit) are expected") }
    return most
  }

  @discardableResult
  private func row(_ name: String, _ frames: some Collection<Transitions.Frame>, limit: Int? = nil) -> Int {
    let sorted = frames.map(\.allocations).sorted()
    let most = sorted.last ?? 0
    let text = name.padding(toLength: 44, withPad: " ", startingAt: 0)
    let bound = limit.map { "   at most \($0)" } ?? ""
    print("  \(text)" + String(format: "%8d %5d", sorted.isEmpty ? 0 : sorted[sorted.count / 2], most) + bound)
    return most
  }
}

/// Moves the incoming page over the outgoing one.
private struct MovedPart: PageTransitionPart {
  /// The sum of the fractions, which stands for drawing.
  @MainActor static var drawn: CGFloat = 0
  /// `true` to be called with the fraction of each frame, too.
  let draws: Bool

  func prepare(_ pages: TransitionPages) {
    let page = pages.to
    page.transform = pages.offset(x: pages.bounds.width * pages.side, y: 0)
    pages.animate { page.transform = .identity }
    if draws { pages.onProgress { Self.drawn += $0 } }
  }
}
