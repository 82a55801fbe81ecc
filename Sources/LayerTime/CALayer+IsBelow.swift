import QuartzCore

extension CALayer {
  /// Returns true if the other layer is an ancestor of this one.
  package func isBelow(_ other: CALayer) -> Bool {
    var above = superlayer
    while let layer = above {
      if layer === other { return true }
      above = layer.superlayer
    }
    return false
  }
}
