import QuartzCore

/// Keeps the pages' own animations (a spinner) in the time of the world while the container's layer is driven.
///
/// Everything below a driven layer lives in its time, so a page's own animations would be dragged along and jump when
/// the layer's time is given back. Each outermost layer with animations of its own, and none of the transition's on it
/// or below it, has its `timeOffset` moved by as much as the driven time is behind the world's: its time goes on as if
/// nothing had happened, and when both times meet again its offset is what it was.
@MainActor struct IndependentAnimationClock {
  private final class Kept {
    let layer: CALayer
    let offset: CFTimeInterval
    /// How fast the layer's time runs in that of the driven layer.
    let rate: Double
    /// What was written last. Where the layer has another offset, its page has its own mind.
    var written: CFTimeInterval
    var isOurs = true

    init(layer: CALayer, offset: CFTimeInterval, rate: Double) {
      (self.layer, self.offset, self.rate, written) = (layer, offset, rate, offset)
    }
  }

  private let kept: [Kept]

  /// The pages animate nothing themselves.
  var isEmpty: Bool { kept.isEmpty }

  /// - Parameters:
  ///   - own: What the pages animate themselves.
  ///   - driven: What the transition animates.
  ///   - root: The layer that is driven.
  init(own: [LayerAnimations.Entry], apartFrom driven: [LayerAnimations.Entry], below root: CALayer) {
    var taken: Set<ObjectIdentifier> = []
    for entry in driven {
      var layer: CALayer? = entry.layer
      while let it = layer, it !== root {
        taken.insert(ObjectIdentifier(it))
        layer = it.superlayer
      }
    }
    let candidates = Set(own.map { ObjectIdentifier($0.layer) }).subtracting(taken)
    var seen: Set<ObjectIdentifier> = []
    kept = own.compactMap { entry in
      let layer = entry.layer
      guard layer !== root, candidates.contains(ObjectIdentifier(layer)) else { return nil }
      guard seen.insert(ObjectIdentifier(layer)).inserted else { return nil }
      var rate = Double(layer.speed)
      var above = layer.superlayer
      while let it = above, it !== root {
        if candidates.contains(ObjectIdentifier(it)) { return nil }
        rate *= Double(it.speed)
        above = it.superlayer
      }
      return above == nil ? nil : Kept(layer: layer, offset: layer.timeOffset, rate: rate)
    }
  }

  /// Follow a driven layer whose time is `lag` seconds behind the world's.
  func follow(lag: CFTimeInterval) {
    for one in kept where one.isOurs {
      guard one.layer.timeOffset == one.written else {
        one.isOurs = false
        continue
      }
      one.written = one.offset + lag * one.rate
      one.layer.timeOffset = one.written
    }
  }
}
