/// What committed an outermost transaction.
package enum CommitSource: Sendable, CaseIterable {
  /// The frame itself, for everything that its input and its display links changed.
  case frame
  /// The end of a turn of the main queue, or of a timer's call.
  case turn
  /// The end of the turn in which animations report.
  case report
  /// Code, while it runs: it called `CATransaction.commit()` or `CATransaction.flush()`, or something that calls them.
  case code

  /// Whether the frame loop commits, so that all code of the step has run.
  package var isLoops: Bool { self != .code }
}
