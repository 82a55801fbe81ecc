/// How a presented view controller is laid over what was there. In a container's own transition a context answers
/// `.none`, for nothing is presented modally. Raw values are those of the header.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenting view is removed.
  case fullScreen = 0
  /// Partly covers the content below.
  case pageSheet = 1
  /// Centred, smaller than the screen.
  case formSheet = 2
  /// Covers the view of the controller that defines the context; that view is removed.
  case currentContext = 3
  /// A presentation controller and an animator of the app's own.
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
