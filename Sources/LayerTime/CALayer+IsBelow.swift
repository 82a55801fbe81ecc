import QuartzCore

extension CALayer {
  /// Whether the other layer is one of its ancestors.
  package func isBelow(_ other: CALayer) -> Bool {
    var above = superlayer
    while let layer = above {
      if layer === other { return true }
      above = layer.superlayer
    }
    return false
  }
}
