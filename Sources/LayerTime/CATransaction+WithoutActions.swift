import QuartzCore

extension CATransaction {
  /// Runs `body` with implicit animations disabled, as part of the implicit transaction of the current run loop turn.
  ///
  /// Committing an outermost transaction can put the layers' current state on screen at once. To avoid that, the
  /// implicit transaction is opened first: a transaction nested in it is committed with it, at the end of the turn.
  @MainActor package static func withoutActions(_ body: () -> Void) {
    TransactionOpener.shared.open()
    begin()
    setDisableActions(true)
    body()
    commit()
  }
}

/// Opens the implicit transaction by changing a layer that is in no tree, which shows nothing.
@MainActor private final class TransactionOpener {
  static let shared = TransactionOpener()

  private let layer = CALayer()

  private init() {
    // Disables the layer's actions, so that the change is not animated.
    layer.actions = ["zPosition": NSNull()]
  }

  func open() {
    layer.zPosition = layer.zPosition == 0 ? 1 : 0
  }
}
