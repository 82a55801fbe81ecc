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
    container.select(container.viewControllers[1], animated: true)
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
}
