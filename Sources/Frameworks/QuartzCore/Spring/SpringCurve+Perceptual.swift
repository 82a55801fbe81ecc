extension SpringCurve {
  /// Returns a spring of mass 1 with an undamped period of `duration` seconds. A bounce of 1 never stops, 0 is critical
  /// damping, and down to −1 is overdamping (measured on `CASpringAnimation(perceptualDuration:bounce:)`).
  package static func perceptual(duration: Double, bounce: Double, initialVelocity: Double = 0) -> SpringCurve {
    let frequency = 2 * .pi / duration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    return SpringCurve(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity,
      allowsOverdamping: true)
  }
}
