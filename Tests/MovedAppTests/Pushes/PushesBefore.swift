import ContainerTransitions
import UIKit

/// A navigation controller that keeps how each page was pushed, and whose edge drives the pops.
final class PushesBefore: UINavigationController, UINavigationControllerDelegate {
  private var transitions: [UIViewController: PageTransition] = [:]
  private var drive: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.isEnabled = false
    let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(PushesBefore.panned(_:)))
    pan.edges = .left
    view.addGestureRecognizer(pan)
  }

  func push(_ page: UIViewController, with transition: PageTransition) {
    transitions[page] = transition
    pushViewController(page, animated: true)
  }

  private func panned(_ pan: UIScreenEdgePanGestureRecognizer) {
    switch pan.state {
    case .began:
      drive = UIPercentDrivenInteractiveTransition()
      popViewController(animated: true)
    case .changed: drive?.update(max(pan.translation(in: view).x / view.bounds.width, 0))
    case .ended: endDrive(finishing: pan.translation(in: view).x + pan.velocity(in: view).x > view.bounds.width / 2)
    case .cancelled, .failed: endDrive(finishing: false)
    default: break
    }
  }

  private func endDrive(finishing: Bool) {
    if finishing { drive?.finish() } else { drive?.cancel() }
    drive = nil
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push
      ? transitions[toVC]?.animator(for: .next) : transitions[fromVC]?.animator(for: .previous)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { transitions = transitions.filter { viewControllers.contains($0.key) } }
}
