import QuartzCore

/// Keeps the pages' own animations, for example a spinner, running in real time while a layer above them is frozen.
///
/// They would stop with the frozen layer, and jump when its time is restored. The clock adds the frozen layer's delay to
/// the `timeOffset` of each outermost layer that has animations of its own and none of the transition's, on it or below
/// it. When the delay is 0 again, the offset is what it was before.
@MainActor struct IndependentAnimationClock {
  private struct RunningLayer {
    let layer: CALayer
    /// The layer's original `timeOffset`.
    let offset: CFTimeInterval
    /// The speed of the layer's time relative to the frozen layer's.
    let rate: Double
    /// The `timeOffset` that was last set.
    var lastOffset: CFTimeInterval
  }

  private var layers: [RunningLayer]

  /// `true` if the pages have no animations of their own that can be kept running.
  var isEmpty: Bool { layers.isEmpty }

  /// Keeps `own` animations of the pages running while `root` is frozen for the transition's, which are `driven`.
  init(own: [LayerAnimations.Entry], apartFrom driven: [LayerAnimations.Entry], below root: CALayer) {
    let taken = Set(driven.flatMap { $0.layer.lineage(below: root).map { ObjectIdentifier($0) } })
    var candidates: [ObjectIdentifier: CALayer] = [:]
    for layer in own.map(\.layer) where layer.isBelow(root) { candidates[ObjectIdentifier(layer)] = layer }
    for id in taken { candidates[id] = nil }
    layers = candidates.values.compactMap { layer in
      let path = layer.lineage(below: root)
      guard !path.dropFirst().contains(where: { candidates[ObjectIdentifier($0)] != nil }) else { return nil }
      let (offset, rate) = (layer.timeOffset, path.reduce(1) { $0 * Double($1.speed) })
      return RunningLayer(layer: layer, offset: offset, rate: rate, lastOffset: offset)
    }
  }

  /// Compensates for a frozen layer whose time is `delay` seconds behind real time. A layer whose `timeOffset` the page
  /// has set itself is left alone from then on.
  mutating func compensate(delay: CFTimeInterval) {
    layers.removeAll { $0.layer.timeOffset != $0.lastOffset }
    for index in layers.indices {
      layers[index].lastOffset = layers[index].offset + delay * layers[index].rate
      layers[index].layer.timeOffset = layers[index].lastOffset
    }
  }
}
