import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitDemo

@Suite("A jump from the first of ten channels to the tenth", .serialized) @MainActor struct NewsTests {
  /// Drives a transition that no finger can start.
  private final class AnsweringDelegate: ContainerViewControllerDelegate {
    let percent = PercentDrivenInteractiveTransition()
    var isDriving = true

    func containerViewController(
      _ container: ContainerViewController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isDriving ? percent : nil }
  }

  private let deputy = AnsweringDelegate()
  private let stage: ContainerStage

  init() {
    let container = ContainerViewController(viewControllers: Pages.news())
    container.delegate = deputy
    stage = ContainerStage(container: container, size: Strip.size, scale: Strip.scale)
  }

  private func jump() {
    let container = stage.container
    stage.schedule { container.selectViewController(container.viewControllers[9], animated: true) }
    stage.frame()
  }

  @Test("shows and loads none of the channels between")
  func without() {
    deputy.isDriving = false
    #expect(tab(0) != nil && tab(9) == nil)
    jump()
    let shown = stage.runToEnd().map(\.onScreen)
    #expect(shown.contains(["Top", "Weather"]))
    #expect(shown.allSatisfy { Set($0).isSubset(of: ["Top", "Weather"]) })
    #expect(shown.last == ["Weather"])
    // The tenth tab was out of sight.
    #expect(tab(9) != nil && tab(0) == nil)
    #expect(stage.container.viewControllers.map(\.isViewLoaded) == [true] + Array(repeating: false, count: 8) + [true])
    #expect(stage.faults == [])
  }

  @Test("matches its reference pictures at 0, 25, 50, 75 and 100 %, and is restored by a cancel")
  func instants() {
    let before = stage.image()
    jump()
    let pictures = TransitionTests.instants.map { fraction in
      deputy.percent.update(fraction)
      for _ in 0..<2 { stage.frame() }
      return stage.image()
    }
    expectRecorded(Strip.of(pictures), "news-container")
    stage.schedule { [deputy] in deputy.percent.cancel() }
    stage.runToEnd()
    #expect(PictureDifference(before, stage.image()) == nil)
    #expect(stage.faults == [])
  }

  /// Returns the visible part of a tab.
  private func tab(_ index: Int) -> CGRect? {
    let part = stage.presentation(of: stage.container.tabBar.buttons[index]).visiblePart
    return part.isNull ? nil : part
  }

  @Test("ends on a list that scrolls with a finger; a horizontal drag moves the pages")
  func list() throws {
    deputy.isDriving = false
    jump()
    stage.runToEnd()
    let page = stage.container.viewControllers[9]
    let list = try #require(page.view.subviews.first as? UIScrollView)
    stage.drag(from: CGPoint(x: 80, y: 200), to: CGPoint(x: 80, y: 120), duration: 0.3, hold: 0.2)
    stage.run(for: 1)
    #expect(list.contentOffset.y > 60 && !stage.isInTransition && stage.container.selectedIndex == 9)
    let position = list.contentOffset
    #expect(stage.drag(toPageAt: 8, progress: 0.7))
    stage.lift()
    stage.runToEnd()
    #expect(stage.container.selectedIndex == 8 && list.contentOffset == position)
    #expect(stage.faults == [])
  }
}
