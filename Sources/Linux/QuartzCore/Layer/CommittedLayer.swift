/// What a commit makes of a layer: a copy of its model, fixed until the next.
struct CommittedLayer {
  var state: LayerState
  var sublayers: [CALayer] = []
  var mask: CALayer?
  weak var parent: CALayer?
  /// Set at the root.
  weak var tree: LayerTree?
  var animations: [AttachedAnimation] = []
  /// What the layer with all below it looks like; nil while something in there moves or has changed. A layer that has none
  /// has none above it either.
  var node: RenderNode?
  /// The superlayer's transform of its sublayers that the node was made for.
  var outer: CATransform3D?

  func hasNode(under outer: CATransform3D?) -> Bool {
    guard let outer, let own = self.outer else { return outer == nil && self.outer == nil }
    return CATransform3DEqualToTransform(outer, own)
  }

  /// The state with the animations' values at a local time; later ones go over earlier ones.
  func state(at localTime: CFTimeInterval) -> LayerState {
    var result = state
    for animation in animations { animation.apply(to: &result, at: localTime) }
    return result
  }
}

extension CALayer {
  /// The local time, as committed, at a media time.
  final func committedLocalTime(at media: CFTimeInterval) -> CFTimeInterval {
    guard let committed else { return state.timing.localTime(parent?.committedLocalTime(at: media) ?? media) }
    return committed.state.timing.localTime(committed.parent?.committedLocalTime(at: media) ?? media)
  }

  /// Forgets what the layer and those above it look like.
  final func invalidateNode() {
    var layer: CALayer? = self
    while let current = layer, current.committed?.node != nil {
      current.committed?.node = nil
      layer = current.committed?.parent
    }
  }
}
