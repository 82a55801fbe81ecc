import QuartzCore

/// Keeps the pages' own animations, for example a spinner, running in real time while a layer above them is frozen.
///
/// They would stop with the frozen layer, and jump when its time is restored. The clock adds the frozen layer's delay to
/// the `timeOffset` of each outermost layer that has animations of its own and none of the transition's, on it or below
/// it. When the delay is 0 again, the offset is what it was before.
@MainActor struct IndependentAnimationClock {
  private final class RunningLayer {
    let layer: CALayer
    /// The layer's original `timeOffset`.
    let offset: CFTimeInterval
    /// The speed of the layer's time relative to the frozen layer's.
    let rate: Double
    /// The `timeOffset` that was last set.
    var lastOffset: CFTimeInterval
    /// `false` once the page has set the `timeOffset` itself. The clock does not change it any more then.
    var isCompensated = true

    init(layer: CALayer, offset: CFTimeInterval, rate: Double) {
      (self.layer, self.offset, self.rate, lastOffset) = (layer, offset, rate, offset)
    }
  }

  private let layers: [RunningLayer]

  /// `true` if the pages have no animations of their own that can be kept running.
  var isEmpty: Bool { layers.isEmpty }

  /// Keeps `own` animations of the pages running while `root` is frozen for the transition's, which are `driven`.
  init(own: [LayerAnimations.Entry], apartFrom driven: [LayerAnimations.Entry], below root: CALayer) {
    var taken: Set<ObjectIdentifier> = []
    for entry in driven {
      for layer in entry.layer.lineage(below: root) { taken.insert(ObjectIdentifier(layer)) }
    }
    let candidates = Set(own.map { ObjectIdentifier($0.layer) }).subtracting(taken)
    var seen: Set<ObjectIdentifier> = []
    layers = own.compactMap { entry in
      let layer = entry.layer
      guard layer.isBelow(root), candidates.contains(ObjectIdentifier(layer)) else { return nil }
      guard seen.insert(ObjectIdentifier(layer)).inserted else { return nil }
      let path = Array(layer.lineage(below: root))
      guard !path.dropFirst().contains(where: { candidates.contains(ObjectIdentifier($0)) }) else { return nil }
      let rate = path.reduce(1) { $0 * Double($1.speed) }
      return RunningLayer(layer: layer, offset: layer.timeOffset, rate: rate)
    }
  }

  /// Compensates for a frozen layer whose time is `delay` seconds behind real time.
  func compensate(delay: CFTimeInterval) {
    for running in layers where running.isCompensated {
      guard running.layer.timeOffset == running.lastOffset else {
        running.isCompensated = false
        continue
      }
      running.lastOffset = running.offset + delay * running.rate
      running.layer.timeOffset = running.lastOffset
    }
  }
}
