@testable import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The window's scene in the background", .serialized) struct BackgroundTests {
  enum Under: CaseIterable { case free, held, wayBack, pull }

  private func start(_ rig: Rig, _ under: Under) {
    switch under {
    case .free: rig.tapTab(1)
    case .held, .wayBack: rig.drag(by: -150, hold: 0.02, release: under == .wayBack)
    case .pull: rig.drag(by: 150, release: false)
    }
    rig.stage.run(for: under == .wayBack ? 0.4 : 0.25)
    #expect(
      (rig.container.transition != nil) == (under != .pull)
        && (rig.container.pan.overscrollOffset != 0) == (under == .pull))
  }

  /// Returns the state after the scene's notification has been posted. Another scene stays active, so that the
  /// application's notification is not posted.
  private func atNotification(_ rig: Rig, _ act: () -> Void) -> [String] {
    _ = rig.stage.addWindow()
    act()
    var reported = rig.faults
    for index in 0...1 where rig.page(index).viewIfLoaded?.window != nil {
      if rig.page(index).view.layer.animationKeys() != nil { reported.append("page \(index) is animated") }
      if rig.shownX(index) != 0 { reported.append("page \(index) is shown at \(rig.shownX(index))") }
    }
    return reported + ["selected \(rig.container.selectedIndex)"]
  }

  @Test(
    "ends a transition within the notification, before a snapshot can be taken", arguments: Contract.orders,
    Under.allCases)
  func settles(_ order: EndReports, _ under: Under) {
    let rig = Rig(endReports: order)
    start(rig, under)
    let reported = atNotification(rig) { rig.stage.enterBackground() }
    #expect(reported == ["selected \(under == .free ? 1 : 0)"])
    rig.stage.touch(.cancelled, at: CGPoint(x: 200, y: 300))
    rig.stage.enterForeground()
    rig.stage.run(for: 0.5)
    #expect(rig.faults == [])
    rig.container.selectViewController(rig.page(2), animated: true)
    rig.finish()
    #expect(rig.container.selectedIndex == 2)
    #expect(rig.faults == [])
  }

  @Test("a picture that is taken then shows the page at rest", arguments: Contract.orders)
  func picture(_ order: EndReports) {
    let rig = Rig(endReports: order)
    for (index, color) in [UIColor.red, .green].enumerated() { rig.page(index).view.backgroundColor = color }
    rig.stage.frame()
    let before = rig.stage.image()
    rig.drag(by: -150, release: false)
    rig.stage.run(for: 0.5)
    #expect(!rig.stage.image().hasSamePixels(as: before))
    rig.stage.enterBackground()
    rig.stage.frame()
    #expect(rig.stage.image().hasSamePixels(as: before))
  }

  @Test("another window's scene in the background does not affect the transition")
  func other() {
    let rig = Rig()
    let other = rig.stage.addWindow()
    let second = ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
    other.rootViewController = second
    rig.stage.frame()
    rig.stage.frame()
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    second.selectViewController(second.viewControllers[1], animated: true)
    rig.stage.run(for: 0.1)
    #expect(second.transition != nil)
    rig.stage.enterBackground(other)
    #expect(second.transition == nil && second.selectedIndex == 1)
    #expect(rig.container.transition != nil)
    rig.finish()
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
  }

  @Test("makes the calls of an interrupted transition")
  func calls() {
    let rig = Rig()
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    rig.stage.enterBackground()
    rig.stage.run(for: 1)
    #expect(rig.calls == InterruptedOrderTests.tapped + Contract.ended(from: "A", to: "B"))
  }

  @Test("performs and resolves a waiting request before a snapshot can be taken, too")
  func waiting() {
    let rig = Rig()
    var answers: [String] = []
    for index in 1...2 {
      rig.container.selectViewController(rig.page(index), animated: true) { answers.append("\(index) \($0)") }
    }
    rig.stage.run(for: 0.05)
    #expect(rig.container.transition != nil)
    let reported = atNotification(rig) { rig.stage.enterBackground() }
    #expect(reported == ["selected 2"])
    #expect(answers == ["1 selected", "2 selected"])
  }
}
