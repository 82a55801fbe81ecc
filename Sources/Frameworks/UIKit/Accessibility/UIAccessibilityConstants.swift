/// The directions of a three-finger swipe that scrolls. Raw values are those of the header.
///
/// `left` is a swipe to the left: the content moves to the left and reveals what was hidden on the right (as in Apple's
/// own samples).
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

/// The types of accessibility containers. Raw values are those of the header.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No particular type.
  case none = 0
  /// A table of data.
  case dataTable
  /// A list.
  case list
  /// A landmark of a page.
  case landmark
  /// A group whose own label may be spoken with its elements.
  case semanticGroup
}

/// The styles in which Switch Control navigates a view's elements. Raw values are those of the header.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// Switch Control determines the style.
  case automatic = 0
  /// The elements are navigated one by one.
  case separate
  /// The elements are navigated as one item first.
  case combined
}
