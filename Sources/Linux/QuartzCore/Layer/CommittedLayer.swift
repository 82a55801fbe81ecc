/// A layer as of a commit: a copy of its model that is fixed until the next commit.
final class CommittedLayer {
  let state: LayerState
  let sublayers: [CALayer]
  let mask: CALayer?
  private(set) weak var parent: CALayer?
  /// The tree of a window, if this is its root.
  private(set) weak var tree: LayerTree?
  private(set) var animations: [AttachedAnimation]
  /// The render node of the layer and its descendants. Nil while one of them moves or has changed. If it is nil, it is
  /// nil for all ancestors too.
  var node: RenderNode?
  /// The superlayer's transform of its sublayers for which `node` was made.
  var outer: CATransform3D?
  /// The render node without the layer's own position and transform. Nil under the same conditions as `node`, and until
  /// it is needed.
  var look: RenderNode?
  /// The state with the animations' values, as last computed. It is kept because copying a state costs more than most
  /// animations.
  private(set) var shown: LayerState
  /// `true` if `shown` differs from `state` at most in the animations' slots.
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

  /// Updates `shown` to a local time. Later animations override earlier ones.
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

  /// Removes an animation that is over. `shown` may still include it.
  func drop(_ animation: AttachedAnimation) {
    animations.removeAll { $0 === animation }
    isNearlyState = false
    if animations.isEmpty { shown = state }
  }
}

extension CALayer {
  /// Returns the local time, as committed, at a media time.
  final func committedLocalTime(at media: CFTimeInterval) -> CFTimeInterval {
    guard let committed else { return state.timing.localTime(parent?.committedLocalTime(at: media) ?? media) }
    return committed.state.timing.localTime(committed.parent?.committedLocalTime(at: media) ?? media)
  }

  /// `true` if the committed local time advances with media time.
  final var hasMovingTime: Bool {
    guard let committed else { return true }
    return committed.state.timing.speed != 0 && committed.parent?.hasMovingTime ?? true
  }

  /// Discards the nodes of the layer and its ancestors.
  final func invalidateNode() {
    var layer: CALayer? = self
    while let committed = layer?.committed, committed.node != nil || committed.look != nil {
      (committed.node, committed.look) = (nil, nil)
      layer = committed.parent
    }
  }
}
