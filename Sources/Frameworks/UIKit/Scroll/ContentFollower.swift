/// A view above the content of a scroll view that the scroll view adds to its upper inset, as a refresh control.
@MainActor protocol ContentFollower: AnyObject {
  /// Called when the content has moved, or its upper inset or the size of the scroll view has changed.
  func follow()
}
