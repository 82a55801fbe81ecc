import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A pan", .serialized) struct PanTests {
  @Test("moves the page one to one with the finger")
  func oneToOne() {
    let rig = Rig()
    rig.drag(by: -300, release: false)
    var positions: [CGFloat] = []
    rig.stage.onFrame = { _ in if rig.container.transition != nil { positions.append(rig.shownX(0)) } }
    rig.stage.run(for: 0.35)
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
    let rig = Rig()
    rig.stage.drag(
      from: CGPoint(x: 380, y: 300), to: CGPoint(x: 380 + distance, y: 300), duration: hold == 0 ? 0.1 : 0.3, steps: 6,
      hold: hold)
    rig.finish()
    #expect(rig.container.selectedIndex == selected)
    #expect(rig.faults == [])
  }

  @Test("does not begin if there is no page, vertically, on the bar, or if it is not allowed")
  func refused() {
    let drags: [(String, CGPoint, CGPoint)] = [
      ("to the right on the first page", CGPoint(x: 100, y: 300), CGPoint(x: 300, y: 300)),
      ("up", CGPoint(x: 200, y: 600), CGPoint(x: 180, y: 200)),
      ("on the bar", CGPoint(x: 300, y: 820), CGPoint(x: 100, y: 820)),
    ]
    for (name, from, to) in drags {
      let rig = Rig()
      rig.stage.drag(from: from, to: to, duration: 0.3)
      rig.stage.run(for: 0.6)
      #expect(!rig.calls.contains { $0.hasPrefix("viewWill") }, "\(name)")
    }
    let rig = Rig()
    rig.delegate.allowsPan = false
    rig.drag(by: -200)
    rig.stage.run(for: 0.6)
    #expect(rig.calls == ["shouldBeginPanFrom A"])
  }

  @Test("to the right goes to the previous page, or to the next one in a right-to-left layout")
  func previous() {
    let rig = Rig()
    rig.container.selectedIndex = 2
    rig.drag(by: 300)
    rig.finish()
    #expect(rig.container.selectedIndex == 1)
    rig.container.view.semanticContentAttribute = .forceRightToLeft
    rig.drag(by: 300)
    rig.finish()
    #expect(rig.container.selectedIndex == 2)
  }

  @Test("beyond the last page's travel stays at the end, and can still go back", arguments: Contract.orders)
  func pastEnd(_ order: EndReports) {
    let rig = Rig(["A", "B"], endReports: order)
    rig.stage.touch(.began, at: CGPoint(x: 380, y: 300))
    for (step, x) in [360.0, 200, -30, -60, -60, -60, 300].enumerated() {
      rig.stage.touch(.moved, at: CGPoint(x: x, y: 300), time: rig.stage.nextTime + Double(step + 1) * 0.1)
    }
    var positions: [CGFloat] = []
    rig.stage.onFrame = { _ in positions.append(rig.shownX(0)) }
    rig.stage.run(for: 0.68)
    #expect(rig.container.transitionSnapshot?.isInteractive == true)
    #expect(abs((positions.min() ?? 0) + rig.width + SlideAnimator.standardSpacing) < 0.01)
    rig.stage.run(for: 0.1)
    #expect(abs(rig.shownX(0) + 60) < 11)
    rig.stage.touch(.ended, at: CGPoint(x: 300, y: 300), time: rig.stage.nextTime + 0.3)
    rig.finish()
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.faults == [])
  }

  @Test("drives an app's own animator like the default one")
  func custom() {
    let rig = Rig()
    rig.delegate.animator = ScriptedAnimator.fade { !$0.transitionWasCancelled }
    var alphas: [Float] = []
    rig.stage.onFrame = { _ in
      guard let page = rig.page(1).viewIfLoaded, page.window != nil else { return }
      alphas.append(page.layer.presentation()?.opacity ?? -1)
    }
    rig.drag(by: -300)
    rig.finish()
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(alphas.contains { $0 > 0.1 && $0 < 0.6 })
    #expect(rig.faults == [])
  }
}
