import ContainerKitTesting
@_exported import SharedTests

extension Contract {
  /// Both orders of a frame and the turn in which ended animations report.
  static let orders: [Stage.CompletionOrder] = [.beforeFrame, .afterFrame]

  /// The calls of a transition that a tap starts, up to the animator's.
  static let tapped = ["shouldSelect B"] + asked + began + ["animateTransition B"]
  /// The calls of a transition that a finger starts, up to the animator's.
  static let dragged =
    ["shouldBeginPanFrom A", "shouldSelect B"] + asked + began + [
      "startInteractiveTransition B", "animateTransition B",
    ]
}
