extension CALayer {
  final func searchAction(_ event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event] ?? type(of: self).defaultAction(forKey: event)
    guard let found else { return implicitAnimation(event) }
    return found is NSNull ? nil : found
  }

  /// Returns an animation from the current value to the new one, with the transaction's duration. Nil if the layer has
  /// not been committed in a window's tree, or if the property has no value yet (measured).
  private func implicitAnimation(_ key: String) -> CAAnimation? {
    guard committed != nil else { return nil }
    if Self.transitionKeys.contains(key) { return implicitTransition() }
    guard Self.implicitKeys.contains(key), let value = value(forKeyPath: key) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = value
    animation.duration = CATransaction.animationDuration()
    animation.fillMode = .backwards
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Returns a crossfade, for properties that cannot be interpolated (measured which).
  private func implicitTransition() -> CATransition {
    let transition = CATransition()
    transition.duration = CATransaction.animationDuration()
    transition.timingFunction = CAMediaTimingFunction(name: .default)
    return transition
  }

  private static let transitionKeys: Set<String> = [
    "hidden", "masksToBounds", "mask", "sublayers", "filters", "maskedCorners", "geometryFlipped",
  ]

  private static let implicitKeys: Set<String> = [
    "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "sublayerTransform", "contents",
    "contentsRect", "contentsCenter", "contentsScale", "cornerRadius", "borderWidth", "borderColor", "backgroundColor",
    "opacity",
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "transform.scale",
    "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase",
    "colors", "locations", "startPoint", "endPoint",
    "instanceCount", "instanceDelay", "instanceTransform", "instanceColor", "instanceRedOffset", "instanceGreenOffset",
    "instanceBlueOffset", "instanceAlphaOffset",
  ]
}
