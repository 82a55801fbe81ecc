import ContainerKit
import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@MainActor @Suite("A height that changes during a ready transition", .serialized) struct ChangedHeightTests {
  /// The transitions that lay it out in both pages, as the reference says. The others wait for their end. The pages share no
  /// elements.
  private static let followers: Set<String> = [
    "slide", "slide-fading", "push", "push-shared", "reveal", "zoom", "cube", "flip", "flip-vertical", "swing", "card",
  ]

  @Test(
    "is laid out at once if the pages move sideways, and at the end otherwise",
    arguments: TestedTransition.forms.map(\.name),
    [false, true])
  func height(_ name: String, _ isBackwards: Bool) throws {
    let form = try #require(TestedTransition.forms.first { $0.name == name })
    let stage = ContainerStage(pages: ["A", "B", "C"])
    stage.container.pageTransition = form.transition(nil)
    stage.container.selectedIndex = 1
    stage.run(for: 0.1)
    stage.drag(toPageAt: isBackwards ? 0 : 2, progress: 0.4)
    let pages = [stage.container.viewControllers[1], stage.container.viewControllers[isBackwards ? 0 : 2]]
    stage.resize(to: CGSize(width: 390, height: 800))
    stage.frame()
    #expect(stage.isInTransition)
    let height: CGFloat = Self.followers.contains(name) ? 800 : 844
    #expect(pages.map(\.view.bounds.height) == [height, height])
    stage.lift()
    stage.settle()
    #expect(stage.container.selectedViewController?.view.frame.height == 800)
    #expect(stage.faults == [])
  }
}
