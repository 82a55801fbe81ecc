import UIKit

/// The container, as its pan controller sees it.
@MainActor protocol PanHost: SelectionHost {
  var panSettings: ContainerPanSettings { get }
  var playsSelectionHaptics: Bool { get }
  /// Returns true if a point of the container's view is on the bar.
  func isOnBar(_ point: CGPoint) -> Bool
  /// Returns true if a container around this one can move its pages in a direction.
  func canContainerAroundMove(towardsLeft: Bool) -> Bool

  // MARK: The delegate's decisions
  /// Asks whether the user may select a child.
  func allows(_ child: UIViewController) -> Bool
  /// Asks whether a drag may start at a point of the container's view.
  func allowsPan(from child: UIViewController, at point: CGPoint) -> Bool
  func panPrecedence(over other: UIGestureRecognizer) -> ContainerPanPrecedence
}
