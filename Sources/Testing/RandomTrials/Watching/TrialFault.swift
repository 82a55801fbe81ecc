import Foundation

/// A violation of a rule in a trial.
package struct TrialFault: Equatable, Sendable, CustomStringConvertible {
  /// The rule that is violated.
  package enum Rule: String, Sendable {
    case contract, appearance, rest, motion, completion, leak, complaint, stuck, flash, progress, disabled
  }

  package var rule: Rule
  package var time: TimeInterval
  package var text: String

  package var description: String {
    "\((time * 1e4).rounded() / 1e4) s: \(rule.rawValue): \(text)"
  }
}
