@testable import ContainerKit

extension Transition {
  /// `true` if a finger or the interaction controller holds it.
  var isInteractive: Bool { interactionSource != nil }
}
