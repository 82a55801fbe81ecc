import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

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
  private func cut(_ order: EndReports, _ animator: ScriptedAnimator) -> Rig {
    let rig = Rig(endReports: order)
    rig.delegate.animator = animator
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.2)
    #expect(rig.stage.isInTransition)
    rig.container.selectedIndex = 2
    rig.stage.run(for: 0.1)
    #expect(rig.faults == [])
    return rig
  }

  @Test("is in its place when it is selected next", arguments: Contract.orders, Kind.allCases)
  func selected(_ order: EndReports, _ kind: Kind) {
    for index in [0, 1] {
      let rig = cut(order, kind.make())
      rig.container.selectedIndex = index
      #expect(rig.framesOffRest(for: 2) == [])
      #expect(rig.faults == [])
    }
  }

  @Test("is in its place after the transition to it", arguments: Contract.orders, Kind.allCases)
  func animated(_ order: EndReports, _ kind: Kind) {
    for index in [0, 1] {
      let rig = cut(order, kind.make())
      rig.delegate.animator = ScriptedAnimator.slidingByBounds()
      rig.container.selectViewController(rig.page(index), animated: true)
      rig.finish()
      #expect(rig.framesOffRest(for: 2) == [])
      #expect(rig.faults == [])
    }
  }

  @Test("stays in its place if a finger cancels what moves by timers", arguments: Contract.orders)
  func cancelled(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = ScriptedAnimator.stepping(frames: 60)
    rig.drag(by: -30, hold: 0)
    rig.finish()
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.framesOffRest(for: 2) == [])
    rig.container.selectedIndex = 1
    #expect(rig.faults == [])
  }

  @Test("stays in its place if the animator takes longer than it said", arguments: Contract.orders)
  func slow(_ order: EndReports) {
    let rig = cut(order, .stepping(frames: 80))
    rig.container.selectedIndex = 1
    #expect(rig.framesOffRest(for: 2) == [])
    rig.container.selectedIndex = 0
    #expect(rig.framesOffRest(for: 2) == [])
  }

  @Test(
    "keeps what the app does to it in the callbacks of the next selection", arguments: Contract.orders, [true, false])
  func app(_ order: EndReports, _ isAnimated: Bool) {
    let rig = cut(order, .stepping(frames: 30))
    rig.delegate.animator = nil
    let page = rig.page(1)
    rig.stage.recorder.onCall = { if $0.description == "didSelect B" { page.view.alpha = 0.5 } }
    rig.container.selectViewController(page, animated: isAnimated)
    rig.finish()
    rig.stage.run(for: 2)
    #expect(rig.faults == ["alpha 0.5"])
  }

  @Test("is the app's again when the time of the animator is over", arguments: Contract.orders)
  func over(_ order: EndReports) {
    let rig = cut(order, ScriptedAnimator { _ in })
    rig.container.selectedIndex = 1
    rig.stage.run(for: 2)
    rig.page(1).view.alpha = 0.5
    rig.stage.run(for: 1)
    #expect(rig.faults == ["alpha 0.5"])
  }

  @Test(
    "stays in its place if the animator reports after its time is over, and keeps what the app did to it before",
    arguments: Contract.orders, [true, false])
  func late(_ order: EndReports, _ hasAppChanged: Bool) throws {
    var context: (any UIViewControllerContextTransitioning)?
    let rig = cut(
      order,
      ScriptedAnimator {
        context = $0
        if let to = $0.view(forKey: .to) { $0.containerView.addSubview(to) }
      })
    rig.delegate.animator = nil
    rig.container.selectedIndex = 1
    rig.stage.run(for: 3)
    let report = try #require(context)
    if hasAppChanged {
      rig.page(1).view.alpha = 0.5
      rig.stage.run(for: 0.1)
    } else {
      for page in [report.view(forKey: .from), report.view(forKey: .to)].compactMap({ $0 }) {
        (page.alpha, page.isHidden) = (0, true)
      }
    }
    report.completeTransition(true)
    rig.stage.run(for: 0.1)
    #expect(rig.faults == (hasAppChanged ? ["alpha 0.5"] : []))
    rig.container.selectedIndex = 0
    rig.stage.run(for: 0.1)
    #expect(rig.faults == [])
  }

  @Test("stays in its place if the next transition, whose animations have no keys, is back at its start by then")
  func keyless() throws {
    var conditions = StageConditions()
    conditions.viewAnimationsHaveKeys = false
    let rig = Rig(["A", "B"], endReports: .beforeFrame, conditions: conditions)
    var first: (any UIViewControllerContextTransitioning)?
    rig.delegate.animator = ScriptedAnimator { context in
      first = context
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
    }
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.1)
    rig.container.selectedIndex = 0
    rig.delegate.animator = ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      UIView.animate(withDuration: 0.2, delay: 0.2) {
        from.center.x -= 390
      } completion: { _ in
        from.center.x = 195
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.container.selectViewController(rig.page(0), animated: true)
    var positions: [CGFloat] = []
    for index in 0..<12 {
      rig.stage.frame()
      positions.append(rig.shownX(0).rounded())
      guard index == 2 else { continue }
      // The first animator puts the page back that the second one moves.
      rig.page(0).view.center.x = 195
      try #require(first).completeTransition(false)
    }
    #expect(positions == Array(repeating: 0, count: 12))
    rig.finish()
    #expect(rig.faults == [])
  }
}
