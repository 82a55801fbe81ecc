@testable import Stage
import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A finger in the middle of a transition", .serialized) struct GrabTests {
  /// Taps a tab, puts a finger on the pages after a delay, and moves it by a number of points in 0.2 seconds.
  private func grab(_ stage: ContainerStage, after delay: TimeInterval, by points: CGFloat) {
    stage.run(for: 0.05)
    let start = stage.nextTime
    stage.tap(tab: 1)
    stage.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200 + points, y: 300), duration: 0.2, steps: 12, hold: 0.2,
      time: start + delay)
  }

  @Test("is preceded by a slide that has the positions of UIKit's spring")
  func curve() {
    let stage = ContainerStage()
    let start = stage.nextTime
    stage.tap(tab: 1)
    stage.onFrame = { [unowned stage] _ in
      guard stage.container.transition != nil, stage.screenTime - start <= SlideAnimator.duration else { return }
      let progress = SlideAnimator.spring.position(at: stage.screenTime - start)
      #expect(abs(stage.shownX(0) + CGFloat(progress) * (stage.width + SlideAnimator.standardSpacing)) < 0.001)
    }
    stage.finish()
  }

  @Test("grabs the pages where they are, and they follow it one to one", arguments: [0.05, 0.1, 0.16, 0.22, 0.29])
  func follows(_ delay: TimeInterval) throws {
    let stage = ContainerStage()
    grab(stage, after: delay, by: 60)
    var rows: [(held: Bool, x: CGFloat)] = []
    stage.onFrame = { _ in rows.append((stage.container.transitionSnapshot?.isInteractive == true, stage.shownX(0))) }
    stage.run(for: delay + 0.19)
    let first = try #require(rows.firstIndex { $0.held })
    // There is no jump at the grab: the pages move by at most the spring's distance in the frame before.
    #expect(abs(rows[first].x - rows[first - 1].x) < max(abs(rows[first - 1].x - rows[first - 2].x), 5) + 1)
    for (earlier, later) in zip(rows[(first + 1)...], rows[(first + 2)...]) {
      #expect(abs(later.x - earlier.x - 5) < 0.01)
    }
  }

  @Test("finishes the transition if it is released close to the end", arguments: Contract.orders)
  func finishes(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    grab(stage, after: 0.135, by: 60)
    stage.finish()
    let calls = stage.callLines.filter { !$0.hasPrefix("updateInteractive") }
    #expect(
      calls == ["shouldSelect B"] + Contract.asked + Contract.began + [
        "animateTransition B", "finishInteractiveTransition B",
      ] + Contract.completed)
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }

  @Test("cancels the transition, without a jump, if it is released close to the start", arguments: Contract.orders)
  func cancels(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    grab(stage, after: 0.135, by: 260)
    var positions: [CGFloat] = []
    stage.onFrame = { _ in positions.append(stage.shownX(0)) }
    stage.finish()
    let calls = stage.callLines.filter { !$0.hasPrefix("updateInteractive") }
    #expect(
      calls == ["shouldSelect B"] + Contract.asked + Contract.began + [
        "animateTransition B", "cancelInteractiveTransition B", "viewWillDisappear B", "viewWillAppear A",
        "completeTransition B", "viewDidDisappear B", "viewDidAppear A", "animationEnded B", "didCancelTransitionTo B",
      ])
    // The slide before the grab is the fastest part.
    let fastest = (0...90).map { SlideAnimator.spring.velocity(at: Double($0) / 200) }.max() ?? 0
    let most = CGFloat(fastest) * (stage.width + SlideAnimator.standardSpacing) / 60
    for (earlier, later) in zip(positions, positions.dropFirst()) { #expect(abs(later - earlier) < most) }
    #expect(abs(positions.last ?? 1) < 1e-9)
    #expect(stage.faults == [])
  }

  @Test("during a cancel reverses the transition once more, with the opposite will-calls")
  func wayBack() {
    let stage = ContainerStage()
    stage.drag(by: -150)
    stage.run(until: { stage.container.transitionSnapshot?.isCancelled == true })
    stage.run(for: 0.05)
    stage.removeAllCalls()
    stage.drag(from: CGPoint(x: 380, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.2, steps: 12, hold: 0.2)
    stage.finish()
    #expect(
      stage.callLines.filter { !$0.hasPrefix("updateInteractive") } == [
        "finishInteractiveTransition B", "viewWillDisappear A", "viewWillAppear B",
      ] + Contract.completed)
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }

  @Test("a tap on a third tab speeds the transition up to its end without a jump, and the next one follows")
  func hurry() {
    let stage = ContainerStage()
    stage.tap(tab: 1)
    stage.run(for: 0.15)
    stage.tap(tab: 2)
    var positions: [CGFloat] = []
    stage.onFrame = { _ in
      if stage.container.transitionSnapshot?.to === stage.pages[1] { positions.append(stage.shownX(0)) }
    }
    stage.finish()
    #expect(positions.count < 40)
    for (earlier, later) in zip(positions, positions.dropFirst()) { #expect(later <= earlier && earlier - later < 60) }
    stage.finish()
    #expect(stage.container.selectedIndex == 2)
    #expect(stage.faults == [])
  }
}
