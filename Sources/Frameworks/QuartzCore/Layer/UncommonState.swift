/// The properties of a layer that few layers set.
package struct UncommonState {
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
final class UncommonBox {
  let value: UncommonState

  init(_ value: UncommonState) {
    self.value = value
  }
}

extension LayerState {
  /// The uncommon properties. The defaults if none was set.
  package var uncommon: UncommonState {
    get { uncommonBox?.value ?? UncommonState() }
    set { uncommonBox = UncommonBox(newValue) }
  }

  /// The replicator state of a replicator layer.
  var plainReplicator: ReplicatorState {
    get { uncommonBox?.value.replicator ?? ReplicatorState() }
    set { uncommon.replicator = newValue }
  }
}

extension UncommonState {
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
