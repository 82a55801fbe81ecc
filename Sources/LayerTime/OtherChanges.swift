import QuartzCore

/// Marks changes to the pages of a transition that tools must not attribute to its animator.
package enum OtherChanges {
  /// A callback of the controller whose root view has this layer.
  case page(CALayer)
  /// The driver of a cancelled transition, which gives models the values that their layers show.
  case driver

  /// Called before and after such code runs.
  @MainActor package static var observer: ((OtherChanges, _ isOver: Bool) -> Void)?

  /// Runs the code.
  @MainActor package func run(_ body: () -> Void) {
    Self.observer?(self, false)
    body()
    Self.observer?(self, true)
  }
}
