import ContainerKitTesting
@_exported import SharedTests

extension Contract {
  /// Both orders of a frame and the turn in which ended animations report.
  static let orders: [Stage.CompletionOrder] = [.beforeFrame, .afterFrame]
}
