import ScriptAnimators
import Stage
import Testing
import UIKit

/// UIKit's own controllers run animators outside explicit transactions, so that a snapshot after screen updates
/// includes the animator's changes.
@Suite("A snapshot that an animator takes", .serialized) @MainActor struct SnapshotInTransitionTests {
  enum Controller: CaseIterable { case navigation, tabs, presentation }

  @Test("includes the animator's changes", arguments: Controller.allCases, [false, true])
  func changes(_ controller: Controller, isInteractive: Bool) throws {
    let stage = Stage(size: CGSize(width: 50, height: 50))
    let (from, to) = (UIViewController(), UIViewController())
    let animator = SnapshotAnimator()
    let interaction = isInteractive ? UIPercentDrivenInteractiveTransition() : nil
    let delegate = AnimatingDelegate(animator, interaction)
    from.view.backgroundColor = .red
    switch controller {
    case .navigation:
      let navigation = UINavigationController(rootViewController: from)
      navigation.isNavigationBarHidden = true
      navigation.delegate = delegate
      stage.window.rootViewController = navigation
      stage.settle()
      navigation.pushViewController(to, animated: true)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [from, to]
      tabs.delegate = delegate
      stage.window.rootViewController = tabs
      stage.settle()
      tabs.selectedIndex = 1
    case .presentation:
      to.modalPresentationStyle = .fullScreen
      to.transitioningDelegate = delegate
      stage.window.rootViewController = from
      stage.settle()
      from.present(to, animated: true)
    }
    CATransaction.flush()
    #expect(animator.colors == [[0, 255, 0, 255], [0, 0, 255, 255]])
    interaction?.finish()
    stage.settle()
    #expect(stage.issues == [] && to.view.window === stage.window)
  }
}

/// Fades the incoming page in, and takes snapshots of both.
private final class SnapshotAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The colors in the middle of the snapshots of both pages.
  private(set) var colors: [[UInt8]] = []

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
}
