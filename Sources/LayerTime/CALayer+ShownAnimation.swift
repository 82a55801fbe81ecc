import QuartzCore

extension CALayer {
  /// `true` if the layer or one below it is shown with another value than its model's, as of the last commit. Unlike
  /// `animationKeys()`, this finds animations without a key.
  package var showsAnimation: Bool {
    presentation().map { !hasValues(of: $0) } == true || sublayers?.contains { $0.showsAnimation } == true
  }

  private func hasValues(of shown: CALayer) -> Bool {
    opacity == shown.opacity && position == shown.position && bounds == shown.bounds
      && CATransform3DEqualToTransform(transform, shown.transform) && backgroundColor == shown.backgroundColor
      && cornerRadius == shown.cornerRadius
  }
}
