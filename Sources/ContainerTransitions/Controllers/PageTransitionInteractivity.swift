/// The place at which a finger goes down to start a transition of a navigation controller or a tab bar controller.
public enum PageTransitionInteractivity: Hashable, Sendable, CaseIterable {
  /// Anywhere on the page.
  case anywhere
  /// Within 30 points of the edge of the page from which the finger moves away. A running transition can be caught anywhere.
  case edge
  /// Nowhere. A finger does not catch a running transition either.
  case disabled
}
