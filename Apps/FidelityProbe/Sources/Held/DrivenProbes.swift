import UIKit

extension Probe {
  /// A transition of a tab bar controller that Apple's percent-driven class holds at half.
  static var driven: [Probe] {
    [
      Probe(
        "held/percent-driven", "UIPercentDrivenInteractiveTransition holds a transition of a UITabBarController at 0.5",
        settles: ["present-22b"]
      ) { bench in
        let tabs = UITabBarController()
        let pages = [UIColor.red, .blue].map { color in
          let page = UIViewController()
          page.view.backgroundColor = color
          return page
        }
        let delegate = DrivenTabs()
        tabs.setViewControllers(pages, animated: false)
        tabs.delegate = delegate
        bench.window.rootViewController = tabs
        await bench.driver.frames(5)
        let own = CALayer()
        let spin = CABasicAnimation(keyPath: "opacity")
        (spin.fromValue, spin.toValue, spin.duration) = (1, 0, 100)
        await bench.driver.inFrame {
          pages[0].view.layer.addSublayer(own)
          own.add(spin, forKey: "probe")
          tabs.selectedIndex = 1
        }
        await bench.driver.frames(2)
        await bench.driver.inFrame { delegate.drive.update(0.5) }
        await bench.driver.frames(2)
        guard let container = delegate.containerView else {
          throw ProbeError(description: "the animator was not asked")
        }
        let shown = own.presentation()?.opacity ?? -1
        await bench.driver.seconds(0.5)
        let later = own.presentation()?.opacity ?? -1
        let width = max(container.bounds.width, 1)
        var outcome: [String: ProbeValue] = [
          "containerSpeed": .rounded(Double(container.layer.speed)),
          "pageSpeed": .rounded(Double(pages[0].view.layer.speed)),
          "incomingAt": .rounded(Double((pages[1].view.layer.presentation()?.frame.minX ?? -1) / width), to: 0.1),
          "ownAnimationGoesOn": .bool(later < shown),
        ]
        await bench.driver.inFrame { delegate.drive.cancel() }
        outcome["ends"] = .bool(await bench.driver.until(5) { tabs.transitionCoordinator == nil })
        return ProbeFinding(outcome: outcome)
      }
    ]
  }
}

/// Gives each transition of a tab bar controller a plain slide and one percent-driven transition.
private final class DrivenTabs: NSObject, UITabBarControllerDelegate {
  let drive = UIPercentDrivenInteractiveTransition()
  private let slide = RecordingSlide()
  var containerView: UIView? { slide.containerView }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
}

/// A plain slide that keeps its container view.
private final class RecordingSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let slide = PlainSlide()
  private(set) var containerView: UIView?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    slide.transitionDuration(using: context)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    containerView = context.containerView
    slide.animateTransition(using: context)
  }
}
