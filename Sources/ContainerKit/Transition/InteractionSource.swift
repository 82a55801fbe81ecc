/// The two ways in which a transition is driven interactively.
enum InteractionSource: Equatable {
  /// The container's pan.
  case pan
  /// The app's interaction controller.
  case controller
}
