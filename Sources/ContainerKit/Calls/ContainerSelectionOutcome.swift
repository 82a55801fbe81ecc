/// The result of a request to select a child.
public enum ContainerSelectionOutcome: Hashable, Sendable, CaseIterable {
  /// The child is selected: by the request's transition or one that it joined, at once, or because it was selected already.
  case selected
  /// The child is not selected: its transition was cancelled, it has left the container, or the task or the container that
  /// waited is gone.
  case cancelled
  /// A later request replaced this one before its transition began.
  case superseded
}
