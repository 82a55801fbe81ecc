/// The source of a commit of an outermost transaction.
package enum CommitSource: Sendable, CaseIterable {
  /// The frame, after its input and its display links.
  case frame
  /// The end of a block on the main queue, or of a timer's call.
  case turn
  /// The end of the animations' reports.
  case report
  /// Code that called `CATransaction.commit()` or `CATransaction.flush()`, directly or indirectly.
  case code

  /// `true` if the frame loop commits, after all code of the step has run.
  package var isLoops: Bool { self != .code }
}
