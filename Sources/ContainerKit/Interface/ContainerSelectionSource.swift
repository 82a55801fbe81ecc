/// The source of a selection: what last decided it.
///
/// A transition has the source that last decided its direction. If a finger grabs the transition that a tap started,
/// and completes it, the source is `pan`. A request that waits for a running transition has its own source.
public enum ContainerSelectionSource: Hashable, Sendable, CaseIterable {
  /// The user chose a tab in the bar, by a touch or by an assistive technology.
  case tab
  /// The user dragged the page.
  case pan
  /// The user pressed a key on a hardware keyboard (`keyCommands`).
  case keyboard
  /// An assistive technology scrolled the pages, such as VoiceOver's three-finger swipe (`accessibilityScroll(_:)`).
  case accessibility
  /// The app set the selection or changed the children.
  ///
  /// This includes a transition that the app started and drives by an interaction controller of its own.
  /// Removing the selected child from `viewControllers` counts as code, too.
  case code
}
