import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A finger that swipes again before a transition is over", .serialized) struct QuickFlickTests {
  private static let titles = ["A", "B", "C", "D", "E", "F"]

  private func flick(_ rig: Rig, by points: CGFloat, at time: TimeInterval) {
    let x: CGFloat = points < 0 ? 300 : 90
    rig.stage.drag(
      from: CGPoint(x: x, y: 300), to: CGPoint(x: x + points, y: 300), duration: 0.06, steps: 6, time: time)
  }

  /// The calls of the delegate about the selection, and of the animators.
  private func story(_ rig: Rig) -> [String] {
    rig.calls.filter { call in
      ["willSelect", "didSelect", "didCancel", "animationEnded"].contains { call.hasPrefix($0) }
    }
  }

  @Test(
    "turns a page with each of five flicks, one every 0.2 s, in either direction", arguments: [true, false],
    Contract.orders)
  func five(_ isForward: Bool, _ order: EndReports) {
    let rig = Rig(Self.titles, endReports: order)
    rig.container.selectedIndex = isForward ? 0 : 5
    rig.stage.watchForFlashes()
    rig.stage.run(for: 0.1)
    rig.calls = []
    let start = rig.stage.nextTime
    for number in 0..<5 { flick(rig, by: isForward ? -150 : 150, at: start + Double(number) * 0.2) }
    rig.stage.run(for: 2)
    let titles = isForward ? Self.titles : Self.titles.reversed()
    #expect(
      story(rig) == titles.dropFirst().flatMap { ["willSelect \($0)", "animationEnded \($0)", "didSelect \($0)"] })
    #expect(rig.container.selectedIndex == (isForward ? 5 : 0))
    #expect(rig.faults == [])
  }

  @Test("passes the end of a running transition, with all of its calls, and passes back through each start")
  func passes() {
    let rig = Rig()
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    let start = rig.stage.nextTime
    let positions: [CGFloat] = [380, 360, 200, 60, 120, 300, 360, 380, 389]
    rig.stage.touch(.began, at: CGPoint(x: positions[0], y: 300), time: start)
    for (number, x) in positions.dropFirst().enumerated() {
      rig.stage.touch(.moved, at: CGPoint(x: x, y: 300), time: start + Double(number + 1) * 0.1)
    }
    rig.calls = []
    rig.stage.run(for: 0.4)
    #expect(rig.container.selectedIndex == 1 && rig.stage.isInTransition)
    #expect(
      rig.calls.filter { !$0.hasPrefix("update") } == [
        "shouldSelect C", "viewDidDisappear A", "viewDidAppear B", "animationEnded B", "didSelect B",
      ] + Contract.asked(to: "C") + [
        "viewDidLoad C", "transitionDuration C", "viewWillAppear C", "viewWillDisappear B",
        "startInteractiveTransition C", "animateTransition C",
      ])
    rig.stage.run(for: 0.6)
    rig.stage.touch(.ended, at: CGPoint(x: 389, y: 300), time: rig.stage.nextTime + 0.3)
    rig.finish()
    #expect(
      story(rig).suffix(4) == [
        "didCancelTransitionTo C", "willSelect A", "animationEnded A", "didCancelTransitionTo A",
      ])
    #expect(rig.faults == [])
  }

  @Test("starts from the page that looks selected, once the slide to it is within a point of its end")
  func nearlyOver() {
    let rig = Rig()
    rig.tapTab(3)
    let start = rig.stage.nextTime
    rig.stage.run(for: 0.3)
    // The slide ends 0.45 s after the tap.
    rig.stage.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.2, time: start + 0.38)
    rig.finish()
    #expect(
      story(rig) == [
        "willSelect D", "animationEnded D", "didSelect D", "willSelect C", "animationEnded C", "didSelect C",
      ])
    #expect(rig.container.selectedIndex == 2 && rig.faults == [])
  }

  @Test(
    "is not refused in any frame of a transition's end, also if content of a page animates", arguments: Contract.orders,
    0..<8)
  func end(_ order: EndReports, _ frame: Int) {
    let rig = Rig(endReports: order)
    rig.drag(by: -250)
    let content = UIView()
    rig.page(1).view.addSubview(content)
    UIView.animate(withDuration: 2) { content.alpha = 0 }
    rig.stage.run(until: { rig.container.transitionSnapshot?.hasArrived == true })
    for _ in 0..<frame { rig.stage.frame() }
    // The finger is down for as long as a pan needs to begin.
    flick(rig, by: -150, at: rig.stage.nextTime)
    rig.finish()
    #expect(rig.container.selectedIndex == 2)
    #expect(rig.faults == [])
  }

  @Test("has the delegate asked about a page that a callback has put in the place of the neighbor")
  func replacedNeighbor() {
    let rig = Rig()
    let delegate = RecordingDelegate()
    let other = UIViewController()
    other.title = "X"
    delegate.onDidSelect = { [unowned rig] in
      if $0 === rig.page(1), $0 !== other { rig.container.viewControllers.insert(other, at: 2) }
    }
    rig.container.delegate = delegate
    let start = rig.stage.nextTime
    rig.tapTab(1)
    rig.stage.run(for: 0.3)
    rig.calls = []
    flick(rig, by: -150, at: start + 0.38)
    rig.finish()
    #expect(rig.calls.filter { $0.hasPrefix("shouldSelect") } == ["shouldSelect C", "shouldSelect X"])
    #expect(rig.container.selectedViewController === other && rig.faults == [])
  }

  @Test("is moved by it if the app has switched animations off, and settles as usual")
  func disabled() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let rig = Rig()
    var positions: Set<CGFloat> = []
    rig.stage.onFrame = { [unowned rig] _ in positions.insert(rig.shownX(0)) }
    rig.drag(by: -150)
    rig.finish()
    #expect(rig.container.selectedIndex == 0 && positions.count > 20)
    rig.drag(by: -300)
    rig.finish()
    #expect(rig.container.selectedIndex == 1 && positions.count > 40)
    #expect(!UIView.areAnimationsEnabled)
    #expect(rig.faults == [])
  }
}
