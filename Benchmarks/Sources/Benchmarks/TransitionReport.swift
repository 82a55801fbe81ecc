import Foundation

/// What is said of the transitions, and what they may cost.
@MainActor struct TransitionReport {
  /// What a frame may ask for in which nothing but the pages moves.
  private static let plain = 0
  /// What it may ask for to draw the titles of two tabs in new colours; most of it is Cairo's and pixman's.
  private static let recolouring = 43
  /// What it may ask for besides where a finger moves: the event's way to the recogniser, and a commit of its own.
  private static let touch = 28

  private let transitions = Transitions()
  private var failures: [String] = []

  /// Answers what costs more than it may.
  static func run() -> [String] {
    var report = TransitionReport()
    report.run()
    return report.failures
  }

  private mutating func run() {
    // What is made once, is made now.
    for _ in 0..<4 {
      _ = transitions.selection()
      _ = transitions.drag()
    }
    print("A transition by the default animator, 60 frames a second, not drawn")
    let count = 100
    var frames = 0
    let seconds = Harness.time { for _ in 0..<count { frames = transitions.selection().count } }
    print(
      String(
        format: "  transitions a second                  %8.0f      %d frames each", Double(count) / seconds, frames))

    print("Allocations a frame                          median  most")
    let selection = transitions.selection()
    row("selection: its beginning", selection.prefix(1))
    steady("the bar's colours change", selection.dropFirst().dropLast(2).filter(\.recolours), Self.recolouring)
    steady("only the pages move", selection.dropFirst().dropLast(2).filter { !$0.recolours }, Self.plain)
    row("its end", selection.suffix(2))
    let drag = transitions.drag()
    // The pan begins with the fourth frame, the transition with it.
    row("drag: its beginning", drag.prefix(10))
    steady("the finger moves", drag[10..<Transitions.lift - 2], Self.recolouring + Self.touch)
    row("where it lifts, and the switch ends", drag.dropFirst(Transitions.lift - 2))
    steady("nothing moves", transitions.stillness(), 0)
    row("selection, with its render nodes", transitions.selection(renders: true).dropFirst().dropLast(2))
  }

  private mutating func steady(_ name: String, _ frames: some Collection<Transitions.Frame>, _ limit: Int) {
    let most = row(name, frames, limit: limit)
    if frames.isEmpty { failures.append("\(name): there is no such frame") }
    if most > limit { failures.append("\(name): \(most) allocations in a frame, at most \(limit) are expected") }
  }

  @discardableResult
  private func row(_ name: String, _ frames: some Collection<Transitions.Frame>, limit: Int? = nil) -> Int {
    let sorted = frames.map(\.allocations).sorted()
    let most = sorted.last ?? 0
    let text = name.padding(toLength: 40, withPad: " ", startingAt: 0)
    let bound = limit.map { "   at most \($0)" } ?? ""
    print("  \(text)" + String(format: "%8d %5d", sorted.isEmpty ? 0 : sorted[sorted.count / 2], most) + bound)
    return most
  }
}
