import QuartzCore

extension CALayer {
  /// This layer and the layers above it, from the inside out.
  package var lineage: some Sequence<CALayer> { sequence(first: self) { $0.superlayer } }

  /// This layer and the layers above it, up to but not including `root`.
  func lineage(below root: CALayer) -> some Sequence<CALayer> { lineage.lazy.prefix { $0 !== root } }

  /// Returns true if the other layer is an ancestor of this one.
  package func isBelow(_ other: CALayer) -> Bool { lineage.dropFirst().contains { $0 === other } }
}
