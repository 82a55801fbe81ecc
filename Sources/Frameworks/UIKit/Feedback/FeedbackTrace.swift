import QuartzCore

/// Reports played feedback to a host with a haptic motor, or to a test. Without an observer, nothing is felt, as on a
/// device without a motor.
@MainActor package enum FeedbackTrace {
  /// Called with the name of the method and its arguments: `selectionChanged`, `impactOccurred light 1.0`,
  /// `notificationOccurred success`, or `prepare` with the generator's kind.
  package static var observer: ((_ name: String) -> Void)?

  static func tell(_ name: String) {
    observer?(name)
  }
}
