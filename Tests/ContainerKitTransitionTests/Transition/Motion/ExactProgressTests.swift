import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The progress of a finger", .serialized) struct ExactProgressTests {
  @Test("reaches the coordinator and the bar as exactly the same number", arguments: [false, true])
  func exact(isSlide: Bool) throws {
    let stage = ContainerStage(["A", "B"])
    if isSlide { stage.animator = nil }
    let bar = RecordingBar()
    stage.container.customTabBar = bar
    stage.drag(by: -150, release: false)
    stage.run(for: 0.3)
    let transition = try #require(stage.container.transition)
    bar.progress = []
    let progress: [CGFloat] = [0.1, 0.3, 1 / 3, 0.7, 0.99999, 1, 0]
    var coordinator: [CGFloat] = []
    for step in progress {
      transition.update(step)
      coordinator.append(transition.coordinator.percentComplete)
    }
    #expect(bar.progress == progress)
    #expect(coordinator == progress)
  }

  private final class RecordingBar: UIView, ContainerTabBar {
    var items: [ContainerTabItem] = []
    var onSelect: ((Int) -> Void)?
    var progress: [CGFloat] = []

    func update(_ state: ContainerTabBarState) { progress.append(state.progress) }
  }
}
