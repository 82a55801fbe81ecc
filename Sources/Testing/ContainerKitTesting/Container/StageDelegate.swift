import ContainerKit
import UIKit

/// A delegate that returns the same animator for every transition.
@MainActor final class StageDelegate: ContainerViewControllerDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?

  func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
