/// The style of a modal presentation. In a container's own transition a context returns `.none`, because nothing is
/// presented modally. Raw values are those of the header.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenting view is removed. (A guess: present-7c.)
  case fullScreen = 0
  /// Partly covers the content below.
  case pageSheet = 1
  /// Centered, smaller than the screen.
  case formSheet = 2
  /// Covers the view of the controller that defines the context; that view is removed. (A guess: present-30.)
  case currentContext = 3
  /// Uses the app's own presentation controller and animator. (A guess: present-33.)
  case custom = 4
  /// Covers the screen; what is below stays in the hierarchy.
  case overFullScreen = 5
  /// Covers the context's view, which stays in the hierarchy.
  case overCurrentContext = 6
  /// In a popover.
  case popover = 7
  /// Not a modal presentation.
  case none = -1
  /// The system's choice.
  case automatic = -2
}
