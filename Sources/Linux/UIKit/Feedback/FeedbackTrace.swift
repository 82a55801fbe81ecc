import QuartzCore

/// Hears of the feedback that is played. A host with a motor, or a test, is the observer; without one nothing is felt, as
/// on a device that has no motor.
@MainActor package enum FeedbackTrace {
  /// The name is what was called, with what it was given: `selectionChanged`, `impactOccurred light 1.0`,
  /// `notificationOccurred success`, and `prepare` with what was prepared.
  package static var observer: ((_ name: String) -> Void)?

  static func tell(_ name: String) {
    observer?(name)
  }
}
