/// Where a three-finger swipe is to move the content. Raw values are the header's.
///
/// `left` is a swipe to the left: the content moves to the left, and what was hidden on the right comes (as Apple's own
/// samples treat it).
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The fingers move to the right.
  case right = 1
  /// The fingers move to the left.
  case left
  /// The fingers move up.
  case up
  /// The fingers move down.
  case down
  /// To the next page.
  case next
  /// To the previous page.
  case previous
}

/// What a container is to its elements. Raw values are the header's.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing in particular.
  case none = 0
  /// A table of data.
  case dataTable
  /// A list.
  case list
  /// A landmark of the page.
  case landmark
  /// A group whose own label may be spoken with its elements.
  case semanticGroup
}

/// How Switch Control goes through a view's elements. Raw values are the header's.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As it sees fit.
  case automatic = 0
  /// One by one.
  case separate
  /// As one item first.
  case combined
}
