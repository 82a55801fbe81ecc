import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A pan", .serialized) struct PanTests {
  @Test("moves the page one to one with the finger")
  func oneToOne() {
    let stage = ContainerStage()
    stage.drag(by: -300, release: false)
    var positions: [CGFloat] = []
    stage.onFrame = { _ in if stage.container.transition != nil { positions.append(stage.shownX(0)) } }
    stage.run(for: 0.35)
    // 300 points in 18 steps; a step is 1/60 s.
    let steps = zip(positions, positions.dropFirst()).map { $0 - $1 }.filter { $0 != 0 }
    #expect(steps.count > 10)
    for step in steps { #expect(abs(step - 300.0 / 18) < 1e-6) }
  }

  @Test(
    "decides at the release by position and velocity",
    arguments: [
      (-150.0, 0.2, 0), (-300, 0.2, 1), (-150, 0.0, 1),
    ])
  func release(_ distance: Double, _ hold: Double, _ selected: Int) {
    let stage = ContainerStage()
    stage.drag(
      from: CGPoint(x: 380, y: 300), to: CGPoint(x: 380 + distance, y: 300), duration: hold == 0 ? 0.1 : 0.3, steps: 6,
      hold: hold)
    stage.finish()
    #expect(stage.container.selectedIndex == selected)
    #expect(stage.faults == [])
  }

  @Test("does not begin if there is no page, vertically, on the bar, or if it is not allowed")
  func refused() {
    let drags: [(String, CGPoint, CGPoint)] = [
      ("to the right on the first page", CGPoint(x: 100, y: 300), CGPoint(x: 300, y: 300)),
      ("up", CGPoint(x: 200, y: 600), CGPoint(x: 180, y: 200)),
      ("on the bar", CGPoint(x: 300, y: 820), CGPoint(x: 100, y: 820)),
    ]
    for (name, from, to) in drags {
      let stage = ContainerStage()
      stage.drag(from: from, to: to, duration: 0.3)
      stage.run(for: 0.6)
      #expect(!stage.callLines.contains { $0.hasPrefix("viewWill") }, "\(name)")
    }
    let stage = ContainerStage()
    stage.delegate.allowsPan = false
    stage.drag(by: -200)
    stage.run(for: 0.6)
    #expect(stage.callLines == ["shouldBeginPanFrom A"])
  }

  @Test("to the right goes to the previous page, or to the next one in a right-to-left layout")
  func previous() {
    let stage = ContainerStage()
    stage.container.selectedIndex = 2
    stage.drag(by: 300)
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    stage.container.view.semanticContentAttribute = .forceRightToLeft
    stage.drag(by: 300)
    stage.finish()
    #expect(stage.container.selectedIndex == 2)
  }

  @Test("beyond the last page's travel stays at the end, and can still go back", arguments: Contract.orders)
  func pastEnd(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(["A", "B"], completions: order)
    stage.touch(.began, at: CGPoint(x: 380, y: 300))
    for (step, x) in [360.0, 200, -30, -60, -60, -60, 300].enumerated() {
      stage.touch(.moved, at: CGPoint(x: x, y: 300), time: stage.nextTime + Double(step + 1) * 0.1)
    }
    var positions: [CGFloat] = []
    stage.onFrame = { _ in positions.append(stage.shownX(0)) }
    stage.run(for: 0.68)
    #expect(stage.container.transitionSnapshot?.isInteractive == true)
    #expect(abs((positions.min() ?? 0) + stage.width + SlideAnimator.standardSpacing) < 0.01)
    stage.run(for: 0.1)
    #expect(abs(stage.shownX(0) + 60) < 11)
    stage.touch(.ended, at: CGPoint(x: 300, y: 300), time: stage.nextTime + 0.3)
    stage.finish()
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  @Test("drives an app's own animator like the default one")
  func custom() {
    let stage = ContainerStage()
    stage.animator = ScriptedAnimator.fade { !$0.transitionWasCancelled }
    var alphas: [Float] = []
    stage.onFrame = { _ in
      guard let page = stage.pages[1].viewIfLoaded, page.window != nil else { return }
      alphas.append(page.layer.presentation()?.opacity ?? -1)
    }
    stage.drag(by: -300)
    stage.finish()
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(alphas.contains { $0 > 0.1 && $0 < 0.6 })
    #expect(stage.faults == [])
  }
}
