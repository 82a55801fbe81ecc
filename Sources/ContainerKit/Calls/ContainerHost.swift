import UIKit

/// The container, as its parts see it. It is a protocol, although only the container conforms to it, because the parts must not
/// name the class that uses them. Calls about the selection are `ContainerCalls`.
@MainActor protocol ContainerHost: UIViewController {
  /// Called when an event has been handled, with everything that follows from it.
  func selectionDidSettle()
  func childrenDidChange()
  /// Removes a child that another container takes over. UIKit would move it without the appearance calls.
  ///
  /// - Parameter toVisible: `true` if the other container is on screen, so that the child may appear there at once.
  func release(_ child: UIViewController, toVisible: Bool)
  /// Gives the page area the height of the container's view, if it has its width.
  func adoptHeight()
  /// Gives the pages the size of the container's view.
  func layOutPages()
  /// Returns true if a point of the container's view is on the bar.
  func isOnBar(_ point: CGPoint) -> Bool
}

extension ContainerHost {
  /// `true` in a right-to-left layout.
  var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
