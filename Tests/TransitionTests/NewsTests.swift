import ContainerKit
import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKitDemo

@Suite("A jump from the first of ten channels to the tenth", .serialized) @MainActor
struct NewsTests {
  /// Drives a switch that no finger can ask for.
  private final class Deputy: ContainerViewControllerDelegate {
    let percent = PercentDrivenInteractiveTransition()
    var isDriving = true

    func containerViewController(
      _ container: ContainerViewController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isDriving ? percent : nil }
  }

  private let deputy = Deputy()
  private let stage: ContainerStage

  init() {
    let container = ContainerViewController(viewControllers: Pages.news())
    container.delegate = deputy
    stage = ContainerStage(container: container, size: Strip.size)
  }

  private func jump() {
    let container = stage.container
    stage.schedule { container.select(container.viewControllers[9], animated: true) }
    stage.frame()
  }

  @Test("shows none of those between, and loads none")
  func without() {
    deputy.isDriving = false
    jump()
    let shown = stage.runToEnd().map(\.onScreen)
    #expect(shown.contains(["Top", "Weather"]))
    #expect(shown.allSatisfy { Set($0).isSubset(of: ["Top", "Weather"]) })
    #expect(shown.last == ["Weather"])
    #expect(stage.container.viewControllers.map(\.isViewLoaded) == [true] + Array(repeating: false, count: 8) + [true])
    #expect(stage.faults == [])
  }

  @Test("shows at 0, 25, 50, 75 and 100 % what it showed when it was looked at, and goes back to what was there")
  func instants() {
    let before = stage.image()
    jump()
    let pictures = TransitionTests.instants.map { share in
      deputy.percent.update(share)
      for _ in 0..<2 { stage.frame() }
      return stage.image()
    }
    #expect(Strip.of(pictures) == ReferencePicture("news-container"))
    stage.schedule { [deputy] in deputy.percent.cancel() }
    stage.runToEnd()
    #expect(PictureDifference(before, stage.image()) == nil)
    #expect(stage.faults == [])
  }
}
