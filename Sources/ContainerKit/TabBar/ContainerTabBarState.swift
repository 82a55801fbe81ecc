import UIKit

/// The state of a container that its bar shows: the selected tab and, during a transition, the progress to another.
public struct ContainerTabBarState: Equatable, Sendable {
  /// The index of the selected tab, which does not change until a transition ends; nil if there is none. If the selected page
  /// is removed, it is the index of the page that is shown in its place, from then on.
  public var selectedIndex: Int?
  /// During a transition, the index of the incoming page's tab, even while the transition goes back; nil at rest, if
  /// that page has been removed, and if it is selected already because the outgoing page has been.
  public var incomingIndex: Int?
  /// The visible progress of the transition, from 0 to 1; 0 at rest.
  public var progress: CGFloat

  /// Creates a state, for example to test a bar.
  public init(selectedIndex: Int? = nil, incomingIndex: Int? = nil, progress: CGFloat = 0) {
    self.selectedIndex = selectedIndex
    self.incomingIndex = incomingIndex
    self.progress = progress
  }
}

extension ContainerTabBarState {
  /// Returns the fraction to which a tab is selected, from 0 to 1.
  func fraction(at index: Int) -> CGFloat {
    switch index {
    case selectedIndex: incomingIndex == nil ? 1 : 1 - progress
    case incomingIndex: progress
    default: 0
    }
  }
}
