import QuartzCore

extension CATransaction {
  /// Runs `body` with implicit animations disabled, as part of the implicit transaction of the current run loop turn.
  ///
  /// Committing an outermost transaction can put the layers' current state on screen at once. To avoid that, the
  /// implicit transaction is opened first: a transaction nested in it is committed with it, at the end of the turn.
  @MainActor package static func withoutActions(_ body: () -> Void) {
    detachedLayer.zPosition = detachedLayer.zPosition == 0 ? 1 : 0
    begin()
    setDisableActions(true)
    body()
    commit()
  }

  /// A layer that is in no tree and has no actions. A change of it opens the implicit transaction, and shows nothing.
  @MainActor private static let detachedLayer: CALayer = {
    let layer = CALayer()
    layer.actions = ["zPosition": NSNull()]
    return layer
  }()
}
