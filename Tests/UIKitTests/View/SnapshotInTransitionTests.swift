import Stage
import Testing
import UIKit

/// UIKit's own controllers run animators outside explicit transactions, so that a snapshot after screen updates
/// includes the animator's changes.
@Suite("A snapshot that an animator takes", .serialized) @MainActor struct SnapshotInTransitionTests {
  enum Controller: CaseIterable {
    case navigation, tabs, presentation
  }

  @Test("includes the animator's changes", arguments: Controller.allCases, [false, true])
  func changes(_ controller: Controller, isInteractive: Bool) throws {
    let stage = Stage(size: CGSize(width: 50, height: 50))
    defer { stage.tearDown() }
    let (from, to) = (UIViewController(), UIViewController())
    let deputy = SnapshotDeputy(isInteractive: isInteractive)
    from.view.backgroundColor = .red
    switch controller {
    case .navigation:
      let navigation = UINavigationController(rootViewController: from)
      navigation.isNavigationBarHidden = true
      navigation.delegate = deputy
      stage.window.rootViewController = navigation
      stage.settle()
      navigation.pushViewController(to, animated: true)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [from, to]
      tabs.delegate = deputy
      stage.window.rootViewController = tabs
      stage.settle()
      tabs.selectedIndex = 1
    case .presentation:
      to.modalPresentationStyle = .fullScreen
      to.transitioningDelegate = deputy
      stage.window.rootViewController = from
      stage.settle()
      from.present(to, animated: true)
    }
    #expect(deputy.colors == [[0, 255, 0, 255], [0, 0, 255, 255]])
    deputy.interaction?.finish()
    stage.settle()
    #expect(stage.issues == [] && to.view.window === stage.window)
  }
}

/// All delegates, the animator, and the object that drives it.
@MainActor
private final class SnapshotDeputy: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
{
  let interaction: UIPercentDrivenInteractiveTransition?
  /// The colors in the middle of the snapshots of both pages.
  private(set) var colors: [[UInt8]] = []

  init(isInteractive: Bool) {
    interaction = isInteractive ? UIPercentDrivenInteractiveTransition() : nil
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    from.backgroundColor = .green
    to.backgroundColor = .blue
    for view in [from, to] {
      let contents: Any? = view.snapshotView(afterScreenUpdates: true)?.layer.contents
      guard let contents, let image = contents as? CGImage else { continue }
      let pixel = image.pixel(x: 20, y: 20)
      colors.append([pixel.r, pixel.g, pixel.b, pixel.a])
    }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.3) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
