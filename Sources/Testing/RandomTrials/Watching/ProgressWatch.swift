import Foundation

/// Checks what is reported of each transition's progress.
struct ProgressWatch {
  /// A report, with the titles of the pages.
  struct Report: Equatable {
    let from: String
    let to: String
    let fraction: CGFloat
    var isInteractive = false
    var isCancelled = false
  }

  private var last: Report?

  /// Records a report, and returns a description of the fault, if any.
  ///
  /// - Parameter current: The child of the open transition; nil if there is none.
  mutating func reported(_ report: Report, current: String?) -> String? {
    defer { last = report }
    guard report.to == current else { return "\(report) in the transition to \(current ?? "nothing")" }
    guard (0...1).contains(report.fraction) else { return "\(report) is out of range" }
    guard let last else { return nil }
    guard report != last else { return "\(report) is reported twice" }
    return (last.from, last.to) == (report.from, report.to) ? nil : "\(report) after \(last), in one transition"
  }

  /// Records the end of a transition whose outcome is not reported.
  mutating func ended() { last = nil }

  /// Records the end of a transition, and returns a description of the fault, if any.
  mutating func ended(isCompleted: Bool) -> String? {
    defer { last = nil }
    // A selection without animation reports nothing.
    guard let last else { return nil }
    let isRight = last.fraction == (isCompleted ? 1 : 0) && last.isCancelled == !isCompleted
    if isRight { return nil }
    return "the last report is \(last), and the transition is \(isCompleted ? "completed" : "cancelled")"
  }
}
