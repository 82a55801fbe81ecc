import ContainerTransitions
import UIKit

/// A navigation controller delegate whose pushes follow a finger: one that goes down on the right half of the first page and
/// moves to the left pulls in the next page. Pops are the system's.
final class SwipePush: NSObject, UINavigationControllerDelegate {
  private weak var navigation: UINavigationController?
  private let next: () -> UIViewController
  /// The interaction controller, while a finger is dragging.
  private var percent: UIPercentDrivenInteractiveTransition?

  private init(_ navigation: UINavigationController, next: @escaping () -> UIViewController) {
    (self.navigation, self.next) = (navigation, next)
    super.init()
    navigation.delegate = self
  }

  /// Creates the navigation controller. The first page's finger view retains the delegate, because a navigation
  /// controller's delegate is weak.
  static func navigation(from root: UIViewController, next: @escaping () -> UIViewController) -> UINavigationController
  {
    let navigation = UINavigationController(rootViewController: root)
    let push = SwipePush(navigation, next: next)
    let finger = FingerView(frame: root.view.bounds)
    finger.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    finger.onDrag = { [unowned root] in push.handle($0, on: root) }
    root.view.addSubview(finger)
    return navigation
  }

  private func handle(_ event: FingerView.Event, on page: UIViewController) {
    let width = max(page.view.bounds.width, 1)
    switch event {
    case .began(let location):
      guard location.x > width / 2 else { return }
      percent = UIPercentDrivenInteractiveTransition()
      navigation?.pushViewController(next(), animated: true)
    case .moved(let translation): percent?.update(-translation.x / width)
    case .ended:
      if let percent { if percent.percentComplete > 0.5 { percent.finish() } else { percent.cancel() } }
      percent = nil
    case .cancelled:
      percent?.cancel()
      percent = nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push ? PageTransition.push.animator(for: .next) : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
}
