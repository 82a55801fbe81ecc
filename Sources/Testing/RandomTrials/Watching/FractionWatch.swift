import Foundation

/// Checks what the code that draws a transition is called with.
struct FractionWatch {
  /// The last fraction of the transition that is drawn; nil if none is.
  private(set) var last: CGFloat?

  /// Records a call, and returns a description of the fault, if any.
  mutating func called(_ fraction: CGFloat) -> String? {
    defer { last = fraction }
    guard (0...1).contains(fraction) else { return "a transition is drawn at \(fraction)" }
    guard let last else { return fraction == 0 ? nil : "a transition is drawn at \(fraction) first" }
    return fraction == last ? "a transition is drawn at \(fraction) twice" : nil
  }

  /// Compares the last call with the progress that a frame shows, and returns a description of the fault, if any.
  func shown(_ progress: CGFloat) -> String? {
    guard let last, abs(last - progress) > 1e-3 else { return nil }
    return "a transition is drawn at \(last) in a frame that shows \(progress)"
  }

  /// Records the end of a transition, and returns a description of the fault, if any.
  mutating func ended(isCompleted: Bool) -> String? {
    defer { last = nil }
    guard let last, last != (isCompleted ? 1 : 0) else { return nil }
    return "a transition is drawn at \(last) last, and is \(isCompleted ? "completed" : "cancelled")"
  }
}
