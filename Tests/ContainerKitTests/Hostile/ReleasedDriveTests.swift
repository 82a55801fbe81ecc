import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

/// As the documentation shows: the app keeps the drive only while the finger is down.
@MainActor @Suite("A percent driven transition that the app releases when the finger lifts", .serialized)
struct ReleasedDriveTests {
  private final class Deputy: NSObject, UINavigationControllerDelegate {
    let animator = ScriptedAnimator.slidingByBounds()
    var drive: PercentDrivenInteractiveTransition?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
  }

  private final class SharedDeputy: ContainerViewControllerDelegate {
    let animator = LateTrials.tidySlide()
    var drive: PercentDrivenInteractiveTransition?

    func containerViewController(
      _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func containerViewController(
      _ container: ContainerViewController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
  }

  @Test("ends a push and is then deallocated", arguments: Contract.orders, [true, false])
  func navigation(_ order: EndReports, _ commit: Bool) {
    let navigation = Neighbours.navigation("N", Neighbours.page("R"))
    let kit = Neighbours(navigation, order)
    let deputy = Deputy()
    navigation.delegate = deputy
    let pushed = Neighbours.page("P")
    weak var drive: PercentDrivenInteractiveTransition?
    do {
      let new = PercentDrivenInteractiveTransition(animator: deputy.animator)
      (deputy.drive, drive) = (new, new)
    }
    navigation.pushViewController(pushed, animated: true)
    kit.stage.frame()
    deputy.drive?.update(0.4)
    kit.stage.run(for: 0.1)
    commit ? deputy.drive?.finish() : deputy.drive?.cancel()
    deputy.drive = nil
    kit.stage.settle()
    #expect(navigation.topViewController?.title == (commit ? "P" : "R"))
    #expect(drive == nil)
    #expect(kit.faults == [])
  }

  @Test("ends a container's transition and is then deallocated", arguments: Contract.orders, [true, false])
  func container(_ order: EndReports, _ commit: Bool) {
    let rig = Rig(endReports: order)
    let deputy = SharedDeputy()
    rig.container.delegate = deputy
    weak var drive: PercentDrivenInteractiveTransition?
    do {
      let new = PercentDrivenInteractiveTransition()
      (deputy.drive, drive) = (new, new)
    }
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.frame()
    deputy.drive?.update(0.4)
    rig.stage.run(for: 0.1)
    commit ? deputy.drive?.finish() : deputy.drive?.cancel()
    deputy.drive = nil
    rig.finish()
    rig.stage.frame()
    #expect(rig.container.selectedIndex == (commit ? 1 : 0))
    #expect(drive == nil)
    #expect(rig.faults == [])
    withExtendedLifetime(deputy) {}
  }
}
