/// The order in which the container's pan and another gesture recognizer get a touch.
public enum ContainerPanPrecedence: Hashable, Sendable, CaseIterable {
  /// The container decides.
  case automatic
  /// The container's pan begins only after the other recognizer has failed. The recognizer must fail or begin, or pages
  /// cannot be dragged there.
  case yields
  /// The other recognizer begins only after the container's pan has failed. If the recognizer belongs to a scroll view,
  /// pages are dragged even if the view can still scroll.
  case precedes
}
