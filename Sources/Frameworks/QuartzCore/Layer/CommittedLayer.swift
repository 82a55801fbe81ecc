/// A layer as of a commit: a copy of its model that is fixed until the next commit.
final class CommittedLayer {
  let state: LayerState
  let sublayers: [CALayer]
  let mask: CALayer?
  /// The version of the layer's list of sublayers.
  let version: Int
  private(set) weak var parent: CALayer?
  /// The tree of a window, if this is its root.
  private(set) weak var tree: LayerTree?
  private(set) var animations: CommittedAnimations
  /// The track of a single animation that overwrites what it has written before.
  private let onlyTrack: Track?
  /// `true` if there is such an animation and it has not ended.
  private var followsOnlyTrack: Bool
  /// The render node of the layer and its descendants. Nil while one of them moves or has changed. If it is nil, it is
  /// nil for all ancestors too.
  var node: RenderNode?
  /// The superlayer's transform of its sublayers for which `node` was made.
  var outer: CATransform3D?
  /// The render node without the layer's own position and transform. Nil under the same conditions as `node`, and until
  /// it is needed.
  var look: RenderNode?
  /// The nodes of many sublayers, as last made. Nil if they are made again each time.
  var sublayerNodes: SublayerNodes?
  /// The layer's index in its superlayer's `sublayers`, if that has made `sublayerNodes`.
  var index: Int
  /// The layer's node, while its animations only move it. Nil if it is not kept.
  var movedNode: MovedNode?
  /// The layer's local time, as last computed.
  var knownTime: CommittedTime?
  /// The state with the animations' values, as last computed. It is kept because copying a state costs more than most
  /// animations, and so would checking for exclusive access: only `show` changes it, and no animation reads it.
  @exclusivity(unchecked) private(set) var shown: LayerState
  /// `true` if `shown` differs from `state` at most in the values of the animations' tracks.
  private var isNearlyState = true

  /// Copies a layer's model. `before` is its state as of the previous commit.
  init(of layer: CALayer, parent: CALayer?, tree: LayerTree?, after before: CommittedLayer?) {
    (state, shown, sublayers, mask) = (layer.state, layer.state, layer.sublayerList, layer.maskLayer)
    (self.parent, self.tree, animations) = (parent, tree, CommittedAnimations(layer.attached))
    (version, index) = (layer.children.version, before?.index ?? 0)
    onlyTrack = animations.onlyTrack
    followsOnlyTrack = onlyTrack != nil
    if let before, before.version == version { sublayerNodes = before.sublayerNodes }
  }

  func hasNode(under outer: CATransform3D?) -> Bool { CATransform3D.areEqual(outer, self.outer) }

  /// Returns the local time at a time of the superlayer.
  func localTime(_ parent: CFTimeInterval) -> CFTimeInterval {
    (parent - state.timing.beginTime) * CFTimeInterval(state.timing.speed) + state.timing.timeOffset
  }

  /// Updates `shown` to a local time. Later animations override earlier ones.
  func show(at localTime: CFTimeInterval) {
    if followsOnlyTrack {
      // Not unwrapped with `if let`, which would retain it.
      if onlyTrack?.apply(to: &shown, at: localTime) == false { onlyTrack?.reset(&shown, to: state) }
      return
    }
    showAll(at: localTime)
  }

  /// Updates `shown` in the order of the animations.
  private func showAll(at localTime: CFTimeInterval) {
    if !isNearlyState { shown = state }
    animations.show(&shown, from: state, resets: isNearlyState, at: localTime)
    isNearlyState = animations.haveTracks
  }

  /// The node's place and opacity as shown. `outer` is the superlayer's transform of its sublayers.
  func placement(under outer: CATransform3D?) -> (transform: CATransform3D, opacity: CGFloat) {
    // Passed as `inout`, because a call on the property would copy the state.
    func place(_ state: inout LayerState) -> (CATransform3D, CGFloat) { state.placement(under: outer) }
    return place(&shown)
  }

  /// Removes an animation that is over. `shown` may still include it.
  func drop(_ animation: AttachedAnimation) {
    animations = animations.without(animation)
    followsOnlyTrack = false
    isNearlyState = false
    if animations.isEmpty { shown = state }
  }

  /// Called when an animation was removed from the model. It has no effect from now on, if it is removed on completion.
  func end(_ animation: AttachedAnimation) {
    animations = animations.ending(animation)
    followsOnlyTrack = false
  }
}
