extension SpringCurve {
  /// The spring of mass 1 whose swing without damping takes `duration` seconds: 1 bounces for ever, 0 is damped
  /// critically, below 0 more, down to −1 (measured on `CASpringAnimation(perceptualDuration:bounce:)`).
  package static func perceptual(duration: Double, bounce: Double, initialVelocity: Double = 0) -> SpringCurve {
    let frequency = 2 * .pi / duration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    return SpringCurve(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity,
      allowsOverdamping: true)
  }
}
