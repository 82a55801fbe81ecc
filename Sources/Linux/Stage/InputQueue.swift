import UIKit

/// Input that waits for its time: touches, and what else is to happen in a frame's input phase.
@MainActor
struct InputQueue {
  /// An event is due in the first frame at or after its time, with this much slack in seconds: a time written with six
  /// digits meets the frame it means.
  nonisolated static let slack: TimeInterval = 1e-6

  enum Event {
    case touch(TouchInput)
    case action(() -> Void)
  }

  /// In order of time, and of arrival where the times are equal.
  private var waiting: [(time: TimeInterval, event: Event)] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ event: Event, at time: TimeInterval) {
    let index = waiting.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
    waiting.insert((time, event), at: index)
  }

  /// Takes out what is due at `time`.
  mutating func takeDue(at time: TimeInterval) -> [Event] {
    let count = waiting.prefix { $0.time <= time + Self.slack }.count
    defer { waiting.removeFirst(count) }
    return waiting.prefix(count).map(\.event)
  }
}
