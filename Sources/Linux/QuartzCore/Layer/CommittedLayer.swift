/// What a commit makes of a layer: a copy of its model, fixed until the next.
final class CommittedLayer {
  let state: LayerState
  let sublayers: [CALayer]
  let mask: CALayer?
  private(set) weak var parent: CALayer?
  /// Set at the root.
  private(set) weak var tree: LayerTree?
  private(set) var animations: [AttachedAnimation]
  /// What the layer with all below it looks like; nil while something in there moves or has changed. A layer that has none
  /// has none above it either.
  var node: RenderNode?
  /// The superlayer's transform of its sublayers that the node was made for.
  var outer: CATransform3D?
  /// The look of the layer and all below it without its own position and transform; nil under the same conditions
  /// as `node`, and until it is needed.
  var look: RenderNode?
  /// The state with the animations' values, as of the last time it was worked out. Kept, because copying a state costs more
  /// than most animations do.
  private(set) var shown: LayerState
  /// Whether `shown` differs from `state` in what the animations' slots name at most.
  private var isNearlyState = true

  init(
    state: LayerState, sublayers: [CALayer] = [], mask: CALayer?, parent: CALayer?, tree: LayerTree?,
    animations: [AttachedAnimation]
  ) {
    (self.state, shown, self.sublayers, self.mask) = (state, state, sublayers, mask)
    (self.parent, self.tree, self.animations) = (parent, tree, animations)
  }

  func hasNode(under outer: CATransform3D?) -> Bool {
    guard let outer, let own = self.outer else { return outer == nil && self.outer == nil }
    return CATransform3DEqualToTransform(outer, own)
  }

  /// Brings `shown` to a local time; later animations go over earlier ones.
  func show(at localTime: CFTimeInterval) {
    if isNearlyState {
      for animation in animations { animation.reset(&shown, to: state) }
    } else {
      shown = state
    }
    isNearlyState = true
    for animation in animations {
      animation.apply(to: &shown, at: localTime)
      if !animation.hasTrack { isNearlyState = false }
    }
  }

  /// An animation is over. It may still be in what is shown.
  func drop(_ animation: AttachedAnimation) {
    animations.removeAll { $0 === animation }
    isNearlyState = false
    if animations.isEmpty { shown = state }
  }
}

extension CALayer {
  /// The local time, as committed, at a media time.
  final func committedLocalTime(at media: CFTimeInterval) -> CFTimeInterval {
    guard let committed else { return state.timing.localTime(parent?.committedLocalTime(at: media) ?? media) }
    return committed.state.timing.localTime(committed.parent?.committedLocalTime(at: media) ?? media)
  }

  /// Whether the committed local time goes on with media time.
  final var hasMovingTime: Bool {
    guard let committed else { return true }
    return committed.state.timing.speed != 0 && committed.parent?.hasMovingTime ?? true
  }

  /// Forgets what the layer and those above it look like.
  final func invalidateNode() {
    var layer: CALayer? = self
    while let committed = layer?.committed, committed.node != nil || committed.look != nil {
      (committed.node, committed.look) = (nil, nil)
      layer = committed.parent
    }
  }
}
