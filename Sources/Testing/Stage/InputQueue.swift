import UIKit

/// The pending input: touches, and other actions of a frame's input phase.
@MainActor
struct InputQueue {
  /// The slack, in seconds, with which an event is due in the first frame at or after its time, so that a time written
  /// with six digits matches its frame.
  nonisolated static let slack: TimeInterval = 1e-6

  enum Event {
    case touch(TouchInput)
    case action(() -> Void)
  }

  /// The events in the order of their times. Events with equal times are in the order in which they were added.
  private var waiting: [(time: TimeInterval, event: Event)] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ event: Event, at time: TimeInterval) {
    let index = waiting.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
    waiting.insert((time, event), at: index)
  }

  /// Removes and returns the events that are due at `time`.
  mutating func removeDue(at time: TimeInterval) -> [Event] {
    let count = waiting.prefix { $0.time <= time + Self.slack }.count
    defer { waiting.removeFirst(count) }
    return waiting.prefix(count).map(\.event)
  }
}
