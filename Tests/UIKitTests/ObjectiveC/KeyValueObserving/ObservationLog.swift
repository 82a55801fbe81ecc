import UIKit

/// A log of the changes with which handlers of observations are called. Handlers are not isolated to an actor, as in Apple's declarations.
final class ObservationLog: @unchecked Sendable {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func note<Value>(_ change: NSKeyValueObservedChange<Value>) {
    func text(_ value: Value?) -> String { value.map { "\($0)" } ?? "-" }
    note("\(text(change.oldValue)) \(text(change.newValue))\(change.isPrior ? " prior" : "")")
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
