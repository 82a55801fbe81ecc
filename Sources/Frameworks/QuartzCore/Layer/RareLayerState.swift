/// The properties of a layer that few layers set.
package struct RareLayerState {
  package var cornerCurve = CALayerCornerCurve.circular
  package var magnificationFilter = CALayerContentsFilter.linear
  package var minificationFilter = CALayerContentsFilter.linear
  package var minificationFilterBias: Float = 0
  /// The state of a replicator layer. Nil for other layers.
  package var replicator: ReplicatorState?

  package init() {}
}

/// Holds uncommon properties by reference, so that copying the state of a layer that sets none of them costs nothing
/// extra. Immutable, so that states can share it.
final class RareStateBox {
  let value: RareLayerState

  init(_ value: RareLayerState) {
    self.value = value
  }
}

extension LayerState {
  /// The uncommon properties. The defaults if none was set.
  package var rare: RareLayerState {
    get { rareBox?.value ?? RareLayerState() }
    set { rareBox = RareStateBox(newValue) }
  }

  /// The replicator state of a replicator layer.
  var plainReplicator: ReplicatorState {
    get { rareBox?.value.replicator ?? ReplicatorState() }
    set { rare.replicator = newValue }
  }
}

extension RareLayerState {
  var sampling: RenderNode.Sampling {
    RenderNode.Sampling(
      magnification: magnificationFilter.nodeFilter, minification: minificationFilter.nodeFilter,
      bias: minificationFilter == .trilinear ? minificationFilterBias : 0)
  }
}

extension CALayerContentsFilter {
  fileprivate var nodeFilter: RenderNode.Sampling.Filter {
    switch self {
    case .nearest: .nearest
    case .trilinear: .trilinear
    default: .linear
    }
  }
}
