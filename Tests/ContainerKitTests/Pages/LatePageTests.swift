import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A page that an animator still changes after its transition", .serialized) struct LatePageTests {
  enum Kind: CaseIterable {
    case stepping, hiding, twoPhases, removing

    @MainActor func make() -> ScriptedAnimator {
      switch self {
      case .stepping: .stepping(frames: 30)
      case .hiding: .hiding()
      case .twoPhases: .twoPhases()
      case .removing: .removing()
      }
    }
  }

  /// Cuts a transition from A to B short in its middle by a jump to C. Its animator runs some frames more.
  private func cut(_ order: Stage.CompletionOrder, _ animator: ScriptedAnimator) -> ContainerStage {
    let stage = ContainerStage(completions: order)
    stage.animator = animator
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.2)
    #expect(stage.isInTransition)
    stage.container.selectedIndex = 2
    stage.run(for: 0.1)
    #expect(stage.faults == [])
    return stage
  }

  @Test("is in its place when it is selected next", arguments: Contract.orders, Kind.allCases)
  func selected(_ order: Stage.CompletionOrder, _ kind: Kind) {
    for index in [0, 1] {
      let stage = cut(order, kind.make())
      stage.container.selectedIndex = index
      #expect(stage.framesOffRest(for: 2) == [])
      #expect(stage.faults == [])
    }
  }

  @Test("is in its place after the transition to it", arguments: Contract.orders, Kind.allCases)
  func animated(_ order: Stage.CompletionOrder, _ kind: Kind) {
    for index in [0, 1] {
      let stage = cut(order, kind.make())
      stage.animator = ScriptedAnimator.slidingByBounds()
      stage.container.selectViewController(stage.pages[index], animated: true)
      stage.finish()
      #expect(stage.framesOffRest(for: 2) == [])
      #expect(stage.faults == [])
    }
  }

  @Test("stays in its place if a finger cancels what moves by timers", arguments: Contract.orders)
  func cancelled(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.animator = ScriptedAnimator.stepping(frames: 60)
    stage.drag(by: -30, hold: 0)
    stage.finish()
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.framesOffRest(for: 2) == [])
    stage.container.selectedIndex = 1
    #expect(stage.faults == [])
  }

  @Test("stays in its place if the animator takes longer than it said", arguments: Contract.orders)
  func slow(_ order: Stage.CompletionOrder) {
    let stage = cut(order, .stepping(frames: 80))
    stage.container.selectedIndex = 1
    #expect(stage.framesOffRest(for: 2) == [])
    stage.container.selectedIndex = 0
    #expect(stage.framesOffRest(for: 2) == [])
  }

  @Test(
    "keeps what the app does to it in the callbacks of the next selection", arguments: Contract.orders, [true, false])
  func app(_ order: Stage.CompletionOrder, _ isAnimated: Bool) {
    let stage = cut(order, .stepping(frames: 30))
    stage.animator = nil
    let page = stage.pages[1]
    stage.onCall { if $0.description == "didSelect B" { page.view.alpha = 0.5 } }
    stage.container.selectViewController(page, animated: isAnimated)
    stage.finish()
    stage.run(for: 2)
    #expect(stage.faults == ["alpha 0.5"])
  }

  @Test("is the app's again when the time of the animator is over", arguments: Contract.orders)
  func over(_ order: Stage.CompletionOrder) {
    let stage = cut(order, ScriptedAnimator { _ in })
    stage.container.selectedIndex = 1
    stage.run(for: 2)
    stage.pages[1].view.alpha = 0.5
    stage.run(for: 1)
    #expect(stage.faults == ["alpha 0.5"])
  }

  @Test(
    "stays in its place if the animator reports after its time is over, and keeps what the app did to it before",
    arguments: Contract.orders, [true, false])
  func late(_ order: Stage.CompletionOrder, _ hasAppChanged: Bool) throws {
    var context: (any UIViewControllerContextTransitioning)?
    let stage = cut(
      order,
      ScriptedAnimator {
        context = $0
        if let to = $0.view(forKey: .to) { $0.containerView.addSubview(to) }
      })
    stage.animator = nil
    stage.container.selectedIndex = 1
    stage.run(for: 3)
    let report = try #require(context)
    if hasAppChanged {
      stage.pages[1].view.alpha = 0.5
      stage.run(for: 0.1)
    } else {
      for page in [report.view(forKey: .from), report.view(forKey: .to)].compactMap({ $0 }) {
        (page.alpha, page.isHidden) = (0, true)
      }
    }
    report.completeTransition(true)
    stage.run(for: 0.1)
    #expect(stage.faults == (hasAppChanged ? ["alpha 0.5"] : []))
    stage.container.selectedIndex = 0
    stage.run(for: 0.1)
    #expect(stage.faults == [])
  }

  @Test("stays in its place if the next transition, whose animations have no keys, is back at its start by then")
  func keyless() throws {
    var conditions = StageConditions()
    conditions.viewAnimationsHaveKeys = false
    let stage = ContainerStage(["A", "B"], completions: .beforeFrame, conditions: conditions)
    var first: (any UIViewControllerContextTransitioning)?
    stage.animator = ScriptedAnimator { context in
      first = context
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
    }
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.1)
    stage.container.selectedIndex = 0
    stage.animator = ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      UIView.animate(withDuration: 0.2, delay: 0.2) {
        from.center.x -= 390
      } completion: { _ in
        from.center.x = 195
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.container.selectViewController(stage.pages[0], animated: true)
    var positions: [CGFloat] = []
    for index in 0..<12 {
      stage.frame()
      positions.append(stage.shownX(0).rounded())
      guard index == 2 else { continue }
      // The first animator puts the page back that the second one moves.
      stage.pages[0].view.center.x = 195
      try #require(first).completeTransition(false)
    }
    #expect(positions == Array(repeating: 0, count: 12))
    stage.finish()
    #expect(stage.faults == [])
  }
}
