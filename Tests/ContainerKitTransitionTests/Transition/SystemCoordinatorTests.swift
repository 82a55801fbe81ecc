import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

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
    let stage = ContainerStage()
    let animator = VendingAnimator()
    animator.duration = 1
    stage.animator = animator
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.1)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .overFullScreen
    stage.container.present(sheet, animated: true)
    let own = stage.container.transition?.coordinator
    #expect(own != nil)
    #expect(sheet.transitionCoordinator != nil)
    #expect(stage.container.transitionCoordinator === sheet.transitionCoordinator)
    stage.run(until: { sheet.transitionCoordinator == nil }, limit: 0.8)
    #expect(stage.container.transition?.coordinator === own)
    #expect(stage.container.transitionCoordinator === own)
    stage.finish()
    #expect(stage.container.transitionCoordinator == nil)
  }
}
