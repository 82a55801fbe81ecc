@testable import Stage
import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The window's scene in the background", .serialized) struct BackgroundTests {
  enum Under: CaseIterable { case free, held, wayBack, pull }

  private func start(_ stage: ContainerStage, _ under: Under) {
    switch under {
    case .free: stage.tap(tab: 1)
    case .held, .wayBack: stage.drag(by: -150, hold: 0.02, release: under == .wayBack)
    case .pull: stage.drag(by: 150, release: false)
    }
    stage.run(for: under == .wayBack ? 0.4 : 0.25)
    #expect(
      (stage.container.transition != nil) == (under != .pull)
        && (stage.container.pan.overscrollOffset != 0) == (under == .pull))
  }

  /// Returns the state after the scene's notification has been posted. Another scene stays active, so that the
  /// application's notification is not posted.
  private func atNotification(_ stage: ContainerStage, _ act: () -> Void) -> [String] {
    _ = stage.addWindow()
    act()
    var reported = stage.faults
    for index in 0...1 where stage.pages[index].viewIfLoaded?.window != nil {
      if stage.pages[index].view.layer.animationKeys() != nil { reported.append("page \(index) is animated") }
      if stage.shownX(index) != 0 { reported.append("page \(index) is shown at \(stage.shownX(index))") }
    }
    return reported + ["selected \(stage.container.selectedIndex)"]
  }

  @Test(
    "ends a transition within the notification, before a snapshot can be taken", arguments: Contract.orders,
    Under.allCases)
  func settles(_ order: Stage.CompletionOrder, _ under: Under) {
    let stage = ContainerStage(completions: order)
    start(stage, under)
    let reported = atNotification(stage) { stage.enterBackground() }
    #expect(reported == ["selected \(under == .free ? 1 : 0)"])
    stage.touch(.cancelled, at: CGPoint(x: 200, y: 300))
    stage.enterForeground()
    stage.run(for: 0.5)
    #expect(stage.faults == [])
    stage.container.selectViewController(stage.pages[2], animated: true)
    stage.finish()
    #expect(stage.container.selectedIndex == 2)
    #expect(stage.faults == [])
  }

  @Test("a picture that is taken then shows the page at rest", arguments: Contract.orders)
  func picture(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    for (index, color) in [UIColor.red, .green].enumerated() { stage.pages[index].view.backgroundColor = color }
    stage.frame()
    let before = stage.image()
    stage.drag(by: -150, release: false)
    stage.run(for: 0.5)
    #expect(!stage.image().hasSamePixels(as: before))
    stage.enterBackground()
    stage.frame()
    #expect(stage.image().hasSamePixels(as: before))
  }

  @Test("another window's scene in the background does not affect the transition")
  func other() {
    let stage = ContainerStage()
    let other = stage.addWindow()
    let second = ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
    other.rootViewController = second
    stage.frame()
    stage.frame()
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    second.selectViewController(second.viewControllers[1], animated: true)
    stage.run(for: 0.1)
    #expect(second.transition != nil)
    stage.enterBackground(other)
    #expect(second.transition == nil && second.selectedIndex == 1)
    #expect(stage.container.transition != nil)
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }

  @Test("makes the calls of an interrupted transition")
  func calls() {
    let stage = ContainerStage()
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    stage.enterBackground()
    stage.run(for: 1)
    #expect(stage.callLines == Contract.tapped + Contract.ended(from: "A", to: "B"))
  }

  @Test("performs and resolves a waiting request before a snapshot can be taken, too")
  func waiting() {
    let stage = ContainerStage()
    var answers: [String] = []
    for index in 1...2 {
      stage.container.selectViewController(stage.pages[index], animated: true) { answers.append("\(index) \($0)") }
    }
    stage.run(for: 0.05)
    #expect(stage.container.transition != nil)
    let reported = atNotification(stage) { stage.enterBackground() }
    #expect(reported == ["selected 2"])
    #expect(answers == ["1 selected", "2 selected"])
  }
}
