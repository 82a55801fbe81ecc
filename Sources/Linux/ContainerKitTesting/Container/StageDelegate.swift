import ContainerKit
import UIKit

/// Answers one animator for every switch.
@MainActor final class StageDelegate: ContainerViewControllerDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?

  func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
