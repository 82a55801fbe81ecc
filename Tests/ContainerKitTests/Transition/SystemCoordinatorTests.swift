import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit

@MainActor @Suite("The container's transition coordinator", .serialized) struct SystemCoordinatorTests {
  @Test("is the navigation controller's while that moves the container, and the container's own otherwise")
  func inNavigationController() {
    let container = ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
    let navigation = UINavigationController(rootViewController: container)
    let stage = Stage(rootViewController: navigation)
    #expect(container.transitionCoordinator == nil)
    container.selectViewController(container.viewControllers[1], animated: true)
    stage.run(for: 0.2)
    #expect(container.transitionCoordinator === container.transition?.coordinator)
    #expect(container.viewControllers[0].transitionCoordinator === container.transition?.coordinator)
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(container.transitionCoordinator != nil)
    #expect(container.transitionCoordinator === navigation.transitionCoordinator)
    stage.run(for: 2)
    #expect(container.transitionCoordinator == nil)
    #expect(stage.issues == [])
  }

  @Test("is the presentation's while a presentation and the container's own transition run")
  func besideOwn() {
    let rig = Rig()
    let animator = VendingAnimator()
    animator.duration = 1
    rig.delegate.animator = animator
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.1)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .overFullScreen
    rig.container.present(sheet, animated: true)
    let own = rig.container.transition?.coordinator
    #expect(own != nil)
    #expect(sheet.transitionCoordinator != nil)
    #expect(rig.container.transitionCoordinator === sheet.transitionCoordinator)
    rig.stage.run(until: { sheet.transitionCoordinator == nil }, limit: 0.8)
    #expect(rig.container.transition?.coordinator === own)
    #expect(rig.container.transitionCoordinator === own)
    rig.finish()
    #expect(rig.container.transitionCoordinator == nil)
  }
}
