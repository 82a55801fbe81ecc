@testable import ContainerKit

extension Transition {
  /// `true` if a finger or the interaction controller holds it.
  var isInteractive: Bool { interactionSource != nil }

  /// `true` if it is at its end, or back at its start, and waits for the animator.
  var hasArrived: Bool {
    if case .completing(let run) = state { return run.hasArrived }
    return false
  }
}
