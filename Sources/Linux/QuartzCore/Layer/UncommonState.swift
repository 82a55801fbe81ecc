/// The properties of a layer that few layers set.
package struct UncommonState {
  package var cornerCurve = CALayerCornerCurve.circular
  package var magnificationFilter = CALayerContentsFilter.linear
  package var minificationFilter = CALayerContentsFilter.linear
  /// The state of a replicator layer; nil for other layers.
  package var replicator: ReplicatorState?

  package init() {}
}

/// Holds uncommon properties by reference: copying the state of a layer that sets none of them costs no more than without
/// them. Immutable, so that states can share it.
final class UncommonBox {
  let value: UncommonState

  init(_ value: UncommonState) {
    self.value = value
  }
}

extension LayerState {
  /// The uncommon properties; the defaults if none was set.
  package var uncommon: UncommonState {
    get { uncommonBox?.value ?? UncommonState() }
    set { uncommonBox = UncommonBox(newValue) }
  }

  /// The replication, for a layer that has one.
  var plainReplicator: ReplicatorState {
    get { uncommonBox?.value.replicator ?? ReplicatorState() }
    set { uncommon.replicator = newValue }
  }
}

extension UncommonState {
  var sampling: RenderNode.Sampling {
    RenderNode.Sampling(magnification: magnificationFilter.nodeFilter, minification: minificationFilter.nodeFilter)
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
