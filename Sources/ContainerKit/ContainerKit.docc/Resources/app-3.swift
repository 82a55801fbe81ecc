import ContainerKit
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate, ContainerViewControllerDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let container = ContainerViewController(viewControllers: [
      PageViewController("Today", .systemBlue),
      PageViewController("Search", .systemOrange),
      PageViewController("Settings", .systemGreen),
    ])
    container.viewControllers[1].containerTabItem.badgeValue = "3"
    container.delegate = self

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = container
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    CardAnimator()
  }
}
