import ContainerKit
import Stage
import Testing
import UIKit

@testable import WindowHost

@MainActor
@Suite("The keyboard", .serialized)
struct KeySelectionTests {
  @Test("selects beside the selected tab, and by number")
  func selects() {
    let (stage, container, keys) = rig()
    defer { stage.tearDown() }
    var selected: [Int] = []
    for key in [Key.right, .right, .left, .digit(4), .right, .digit(1), .left, .digit(9)] {
      keys.press(key)
      stage.settle()
      selected.append(container.selectedIndex)
    }
    #expect(selected == [1, 2, 1, 3, 3, 0, 0, 0])
  }

  @Test("goes on from where it has led, while the switch is under way")
  func inARow() {
    let (stage, container, keys) = rig()
    defer { stage.tearDown() }
    keys.press(.right)
    stage.run(for: 0.1)
    keys.press(.right)
    stage.run(for: 0.1)
    keys.press(.right)
    stage.settle()
    #expect(container.selectedIndex == 3)
  }

  @Test("goes on from where a tap has led, while the switch is under way")
  func afterTap() {
    let (stage, container, keys) = rig()
    defer { stage.tearDown() }
    container.select(container.viewControllers[2], animated: true)
    stage.run(for: 0.1)
    keys.press(.right)
    stage.settle()
    #expect(container.selectedIndex == 3)
  }

  @Test("animates, as a tap does")
  func animates() {
    let (stage, container, keys) = rig()
    defer { stage.tearDown() }
    keys.press(.digit(2))
    stage.run(for: 0.1)
    #expect(container.selectedIndex == 0)
    #expect(container.transitionCoordinator?.isAnimated == true)
  }

  @Test("does nothing in a window without a container")
  func noContainer() {
    let stage = Stage()
    defer { stage.tearDown() }
    stage.window.rootViewController = UIViewController()
    KeySelection(window: stage.window).press(.right)
    #expect(stage.issues.isEmpty)
  }

  private func rig() -> (Stage, ContainerViewController, KeySelection) {
    let stage = Stage()
    let container = ContainerViewController(viewControllers: (0..<4).map { _ in UIViewController() })
    let outer = UIViewController()
    outer.addChild(container)
    stage.window.rootViewController = outer
    container.view.frame = outer.view.bounds
    outer.view.addSubview(container.view)
    container.didMove(toParent: outer)
    stage.frame()
    return (stage, container, KeySelection(window: stage.window))
  }
}
