import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A finger that swipes again before a transition is over", .serialized) struct QuickFlickTests {
  private static let titles = ["A", "B", "C", "D", "E", "F"]

  private func flick(_ stage: ContainerStage, by points: CGFloat, at time: TimeInterval) {
    let x: CGFloat = points < 0 ? 300 : 90
    stage.drag(from: CGPoint(x: x, y: 300), to: CGPoint(x: x + points, y: 300), duration: 0.06, steps: 6, time: time)
  }

  /// The calls of the delegate about the selection, and of the animators.
  private func story(_ stage: ContainerStage) -> [String] {
    stage.callLines.filter { call in
      ["willSelect", "didSelect", "didCancel", "animationEnded"].contains { call.hasPrefix($0) }
    }
  }

  @Test(
    "turns a page with each of five flicks, one every 0.2 s, in either direction", arguments: [true, false],
    Contract.orders)
  func five(_ isForward: Bool, _ order: Stage.CompletionOrder) {
    let stage = ContainerStage(Self.titles, completions: order)
    stage.container.selectedIndex = isForward ? 0 : 5
    stage.watchForFlashes()
    stage.run(for: 0.1)
    stage.removeAllCalls()
    let start = stage.nextTime
    for number in 0..<5 { flick(stage, by: isForward ? -150 : 150, at: start + Double(number) * 0.2) }
    stage.run(for: 2)
    let titles = isForward ? Self.titles : Self.titles.reversed()
    #expect(
      story(stage) == titles.dropFirst().flatMap { ["willSelect \($0)", "animationEnded \($0)", "didSelect \($0)"] })
    #expect(stage.container.selectedIndex == (isForward ? 5 : 0))
    #expect(stage.faults == [])
  }

  @Test("passes the end of a running transition, with all of its calls, and passes back through each start")
  func passes() {
    let stage = ContainerStage()
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    let start = stage.nextTime
    let positions: [CGFloat] = [380, 360, 200, 60, 120, 300, 360, 380, 389]
    stage.touch(.began, at: CGPoint(x: positions[0], y: 300), time: start)
    for (number, x) in positions.dropFirst().enumerated() {
      stage.touch(.moved, at: CGPoint(x: x, y: 300), time: start + Double(number + 1) * 0.1)
    }
    stage.removeAllCalls()
    stage.run(for: 0.4)
    #expect(stage.container.selectedIndex == 1 && stage.isInTransition)
    #expect(
      stage.callLines.filter { !$0.hasPrefix("update") } == [
        "shouldSelect C", "viewDidDisappear A", "viewDidAppear B", "animationEnded B", "didSelect B",
      ] + Contract.asked(to: "C") + [
        "viewDidLoad C", "transitionDuration C", "viewWillAppear C", "viewWillDisappear B",
        "startInteractiveTransition C", "animateTransition C",
      ])
    stage.run(for: 0.6)
    stage.touch(.ended, at: CGPoint(x: 389, y: 300), time: stage.nextTime + 0.3)
    stage.finish()
    #expect(
      story(stage).suffix(4) == [
        "didCancelTransitionTo C", "willSelect A", "animationEnded A", "didCancelTransitionTo A",
      ])
    #expect(stage.faults == [])
  }

  @Test("starts from the page that looks selected, once the slide to it is within a point of its end")
  func nearlyOver() {
    let stage = ContainerStage()
    stage.tap(tab: 3)
    let start = stage.nextTime
    stage.run(for: 0.3)
    // The slide ends 0.45 s after the tap.
    stage.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.2, time: start + 0.38)
    stage.finish()
    #expect(
      story(stage) == [
        "willSelect D", "animationEnded D", "didSelect D", "willSelect C", "animationEnded C", "didSelect C",
      ])
    #expect(stage.container.selectedIndex == 2 && stage.faults == [])
  }

  @Test(
    "is not refused in any frame of a transition's end, also if content of a page animates", arguments: Contract.orders,
    0..<8)
  func end(_ order: Stage.CompletionOrder, _ frame: Int) {
    let stage = ContainerStage(completions: order)
    stage.drag(by: -250)
    let content = UIView()
    stage.pages[1].view.addSubview(content)
    UIView.animate(withDuration: 2) { content.alpha = 0 }
    stage.run(until: { stage.container.transitionSnapshot?.hasArrived == true })
    for _ in 0..<frame { stage.frame() }
    // The finger is down for as long as a pan needs to begin.
    flick(stage, by: -150, at: stage.nextTime)
    stage.finish()
    #expect(stage.container.selectedIndex == 2)
    #expect(stage.faults == [])
  }

  @Test("has the delegate asked about a page that a callback has put in the place of the neighbor")
  func replacedNeighbor() {
    let stage = ContainerStage()
    let delegate = stage.delegate
    let other = UIViewController().titled("X")
    delegate.onDidSelect = { [unowned stage] in
      if $0 === stage.pages[1], $0 !== other { stage.container.viewControllers.insert(other, at: 2) }
    }
    let start = stage.nextTime
    stage.tap(tab: 1)
    stage.run(for: 0.3)
    stage.removeAllCalls()
    flick(stage, by: -150, at: start + 0.38)
    stage.finish()
    #expect(stage.callLines.filter { $0.hasPrefix("shouldSelect") } == ["shouldSelect C", "shouldSelect X"])
    #expect(stage.container.selectedViewController === other && stage.faults == [])
  }

  @Test("is moved by it if the app has switched animations off, and settles as usual")
  func disabled() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let stage = ContainerStage()
    var positions: Set<CGFloat> = []
    stage.onFrame = { [unowned stage] _ in positions.insert(stage.shownX(0)) }
    stage.drag(by: -150)
    stage.finish()
    #expect(stage.container.selectedIndex == 0 && positions.count > 20)
    stage.drag(by: -300)
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && positions.count > 40)
    #expect(!UIView.areAnimationsEnabled)
    #expect(stage.faults == [])
  }
}
