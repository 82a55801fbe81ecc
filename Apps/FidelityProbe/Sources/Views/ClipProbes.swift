import UIKit

extension Probe {
  /// Probes of clipping by the container view of a transition, and by the views around it.
  static var clips: [Probe] {
    [
      clip("navigation") { page, animator, delegate in
        let navigation = UINavigationController(rootViewController: page)
        delegate.animator = animator
        navigation.delegate = delegate
        return (navigation, { navigation.pushViewController(UIViewController(), animated: true) })
      },
      clip("tabs") { page, animator, delegate in
        let (tabs, other) = (UITabBarController(), UIViewController())
        tabs.viewControllers = [page, other]
        delegate.animator = animator
        tabs.delegate = delegate
        return (tabs, { tabs.selectedIndex = 1 })
      },
      clip("presentation") { page, animator, delegate in
        let other = UIViewController()
        delegate.animator = animator
        other.modalPresentationStyle = .fullScreen
        other.transitioningDelegate = delegate
        return (page, { page.present(other, animated: true) })
      },
    ]
  }

  private static func clip(
    _ name: String,
    _ make: @escaping @MainActor (UIViewController, ClipAnimator, ClipDelegate) -> (UIViewController, () -> Void)
  ) -> Probe {
    Probe(
      "clips/\(name)", "`clipsToBounds` of the container view of a transition and of its superview",
      settles: ["nav-13"]
    ) { bench in
      let (animator, delegate) = (ClipAnimator(), ClipDelegate())
      let (root, change) = make(UIViewController(), animator, delegate)
      bench.window.rootViewController = root
      await bench.driver.seconds(0.5)
      await bench.driver.inFrame { change() }
      await bench.driver.seconds(1)
      guard let clips = animator.clips, clips.count > 1 else { throw ProbeError(description: "no transition") }
      return ProbeFinding(
        outcome: ["containerView": .bool(clips[0].clips), "superview": .bool(clips[1].clips)],
        measured: ["outward": .list(clips.map { .text("\($0.name): \($0.clips)") })])
    }
  }
}

/// Completes a transition at once, and notes which views clip, from the container view outward.
@MainActor private final class ClipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var clips: [(name: String, clips: Bool)]?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    clips = sequence(first: context.containerView, next: \.superview).map {
      (String(describing: type(of: $0)), $0.clipsToBounds)
    }
    if let page = context.view(forKey: .to) { context.containerView.addSubview(page) }
    context.completeTransition(true)
  }
}

/// Returns an animator in each of UIKit's controllers.
@MainActor
private final class ClipDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  var animator: ClipAnimator?

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
