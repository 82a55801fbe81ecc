import ContainerKit
import FidelityProbe
import Testing
import UIKit

@MainActor @Suite("A navigation controller's delegate that hides the container's bar", .serialized)
struct BarHidingDelegateTests {
  /// A delegate with the methods that UIKit calls on an iPhone.
  private final class AppDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .portrait }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  }

  /// UIKit has noted the methods of a delegate when it was set, and calls them also afterwards.
  @Test("goes on as without an app's delegate when that is deallocated") func deallocated() async throws {
    let driver = try #require(ProbeDrivers.make())
    let (root, page) = (UIViewController().titled("A"), UIViewController().titled("B"))
    let navigation = UINavigationController(rootViewController: root)
    let plain = navigation.supportedInterfaceOrientations
    var delegate: AppDelegate? = AppDelegate()
    weak let released = delegate
    let hiding = TabBarHidingNavigationDelegate(forwardingTo: delegate)
    navigation.delegate = hiding
    driver.window.rootViewController = navigation
    await driver.frames(2)
    #expect(navigation.supportedInterfaceOrientations == .portrait)
    delegate = nil
    #expect(released == nil)
    #expect(navigation.supportedInterfaceOrientations == plain)
    for isPush in [true, false] {
      await driver.inFrame {
        if isPush {
          navigation.pushViewController(page, animated: true)
        } else {
          navigation.popViewController(animated: true)
        }
      }
      await driver.until(3) { navigation.transitionCoordinator == nil }
      await driver.frames(5)
      #expect(navigation.topViewController === (isPush ? page : root))
      #expect((isPush ? page : root).view.window != nil)
    }
    withExtendedLifetime(hiding) {}
  }
}
