/// Notifies an observer of the calls of UIKit's own transitions: those to animators and interaction controllers, and those
/// that these make to the context.
@MainActor package enum TransitionTrace {
  /// The name is Apple's base name, such as `animateTransition`. The controller is the transition's incoming one.
  package static var observer: ((_ name: String, _ incoming: UIViewController) -> Void)?

  static func report(_ name: String, _ context: SystemTransitionContext) {
    observer?(name, context.scene.to)
  }
}
