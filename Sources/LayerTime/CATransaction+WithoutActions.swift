import QuartzCore

extension CATransaction {
  /// Runs `body` with implicit animations disabled, as part of the implicit transaction of the current run loop turn.
  ///
  /// Committing an outermost transaction shows at once whatever layers look like at that moment. So that nothing here ever
  /// does, the implicit transaction is opened first: a transaction inside it commits with it, at the end of the turn.
  @MainActor package static func withoutActions(_ body: () -> Void) {
    TransactionOpener.shared.open()
    begin()
    setDisableActions(true)
    body()
    commit()
  }
}

/// A layer of no tree. Changing it opens the implicit transaction, as changing any layer does, and shows nothing.
@MainActor private final class TransactionOpener {
  static let shared = TransactionOpener()

  private let layer = CALayer()

  private init() {
    // Without actions of its own: the change is not animated.
    layer.actions = ["zPosition": NSNull()]
  }

  func open() {
    layer.zPosition = layer.zPosition == 0 ? 1 : 0
  }
}
