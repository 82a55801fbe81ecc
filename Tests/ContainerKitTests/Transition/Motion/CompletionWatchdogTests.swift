import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("An animator that does not report its end correctly", .serialized) struct CompletionWatchdogTests {
  /// Fades and never completes by itself. Passes its context to `keep`.
  private func silent(_ keep: @escaping (any UIViewControllerContextTransitioning) -> Void = { _ in })
    -> ScriptedAnimator
  {
    ScriptedAnimator { context in
      keep(context)
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.5) { to.alpha = 1 }
    }
  }

  @Test(
    "never reports, after a tap: the transition ends a second after duration and animations, logged once",
    arguments: Contract.orders)
  func never(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.animator = silent()
    var answers: [ContainerSelectionOutcome] = []
    let lines = Misuse.messages {
      for index in [1, 0] {
        let start = stage.time
        stage.container.selectViewController(stage.pages[index], animated: true) { answers.append($0) }
        stage.finish()
        #expect(abs(stage.time - start - 0.5 - CompletionWatchdog.maximumSecondsToWait) < 0.1)
      }
    }
    #expect(lines.count == 1 && lines.first?.contains("ScriptedAnimator") == true)
    #expect(answers == [.selected, .selected])
    let expected = Contract.asked + Contract.began + ["animateTransition B"] + Contract.ended(from: "A", to: "B")
    #expect(Array(stage.callLines.prefix(expected.count)) == expected)
    #expect(stage.containerFaults == [])
  }

  @Test(
    "never reports, and another request waits: the transition ends four frames after the animations",
    arguments: Contract.orders)
  func awaited(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.animator = silent()
    var answers: [String] = []
    _ = Misuse.messages {
      stage.container.selectViewController(stage.pages[1], animated: true) { answers.append("1 \($0)") }
      stage.run(for: 0.1)
      let start = stage.time
      stage.container.selectViewController(stage.pages[2], animated: true) { answers.append("2 \($0)") }
      stage.run(until: { stage.container.selectedIndex == 1 })
      #expect(stage.time - start < 0.6)
      stage.finish()
    }
    #expect(answers == ["1 selected", "2 selected"])
    #expect(stage.container.selectedIndex == 2)
    #expect(stage.containerFaults == [])
  }

  @Test(
    "has paused its own animation: its transition does not time out, unless another request waits",
    arguments: Contract.orders)
  func stopped(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.animator = silent()
    _ = Misuse.messages {
      stage.container.selectViewController(stage.pages[1], animated: true)
      stage.run(for: 0.2)
      let page = stage.pages[1].view.layer
      let time = page.convertTime(CACurrentMediaTime(), from: nil)
      page.timeOffset = time
      page.speed = 0
      stage.run(for: 3)
      #expect(stage.container.transition != nil)
      stage.container.selectViewController(stage.pages[2], animated: true)
      stage.run(for: 0.2)
      #expect(stage.container.selectedIndex == 1)
      (page.speed, page.timeOffset) = (1, 0)
      stage.finish()
    }
    #expect(stage.container.selectedIndex == 2)
    #expect(stage.containerFaults == [])
  }

  @Test(
    "never reports after a finished drag: the transition ends, too, and the page does not go back",
    arguments: Contract.orders)
  func finished(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.animator = silent()
    _ = Misuse.messages {
      stage.drag(by: -300)
      var alphas: [Float] = []
      stage.onFrame = { _ in
        if stage.pages[1].viewIfLoaded?.window != nil {
          alphas.append(stage.pages[1].view.layer.presentation()?.opacity ?? -1)
        }
      }
      stage.finish()
      #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
    }
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.callDescriptions.suffix(5) == ["finishInteractiveTransition B"] + Contract.ended(from: "A", to: "B"))
    #expect(stage.containerFaults == [])
  }

  @Test(
    "never reports after a cancel: the transition ends four frames after it is back at its start",
    arguments: Contract.orders)
  func cancelled(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.animator = silent()
    stage.drag(by: -150)
    stage.run(until: { stage.container.transition?.hasArrived == true })
    var frames = 0
    stage.run(until: {
      frames += 1
      return stage.container.transition == nil
    })
    #expect(frames == CompletionWatchdog.maximumFramesToWait + 1)
    let ended = Contract.turned(from: "A", to: "B") + Contract.cancelled(from: "A", to: "B")
    #expect(stage.callDescriptions.suffix(7) == ["cancelInteractiveTransition B"] + ended)
    #expect(stage.containerFaults == [])
  }

  @Test("reports too late after a cancel: an incoming page that was added again is removed", arguments: Contract.orders)
  func late(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    var kept: (any UIViewControllerContextTransitioning)?
    stage.animator = silent { kept = $0 }
    stage.drag(by: -150)
    stage.finish()
    stage.pageArea.addSubview(stage.pages[1].view)
    kept?.completeTransition(false)
    stage.run(for: 0.1)
    #expect(stage.pageArea.subviews == [stage.pages[0].view])
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  @Test("uses only timers: after a finished drag it has its declared duration to report", arguments: Contract.orders)
  func timers(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    var kept: (any UIViewControllerContextTransitioning)?
    let animator = ScriptedAnimator { context in
      kept = context
      context.view(forKey: .to).map(context.containerView.addSubview)
    }
    animator.duration = 4
    stage.animator = animator
    let lines = Misuse.messages {
      stage.drag(by: -300)
      stage.run(for: 3)
      #expect(stage.container.transition?.hasArrived == true)
      kept?.completeTransition(true)
    }
    stage.finish()
    #expect(!lines.contains { $0.contains("did not call completeTransition") })
    #expect(animator.ended == [true] && stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }

  @Test("never reports and adds no animation: the transition ends nevertheless", arguments: [false, true])
  func nothing(_ dragged: Bool) {
    let stage = ContainerStage()
    stage.animator = ScriptedAnimator { context in
      context.view(forKey: .to).map(context.containerView.addSubview)
    }
    _ = Misuse.messages {
      if dragged { stage.drag(by: -300) } else { stage.tap(tab: 1) }
      stage.finish()
    }
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.containerFaults == [])
  }

  @Test(
    "calls its context when the next transition is running or over: the calls have no effect",
    arguments: [true, false], [0.1, 3])
  func late(_ answer: Bool, _ after: TimeInterval) {
    let stage = ContainerStage()
    var kept: [any UIViewControllerContextTransitioning] = []
    stage.animator = silent { kept.append($0) }
    _ = Misuse.messages {
      stage.tap(tab: 1)
      stage.finish()
      stage.tap(tab: 2)
      stage.run(for: after)
      let calls = stage.callLines
      kept[0].completeTransition(answer)
      kept[0].cancelInteractiveTransition()
      kept[0].pauseInteractiveTransition()
      kept[0].updateInteractiveTransition(0.3)
      #expect(stage.callLines == calls)
      stage.finish()
    }
    #expect(stage.container.selectedIndex == 2)
    #expect(stage.callLines.filter { $0.hasPrefix("didSelect") } == ["didSelect B", "didSelect C"])
    #expect(stage.containerFaults == [])
  }

  @Test("reports twice, with different results: the first one counts", arguments: [true, false])
  func twice(_ first: Bool) {
    let stage = ContainerStage()
    let animator = ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }) { _ in
        context.completeTransition(first)
        context.completeTransition(!first)
      }
    }
    stage.animator = animator
    stage.tap(tab: 1)
    stage.finish()
    #expect(animator.ended == [first])
    #expect(stage.container.selectedIndex == (first ? 1 : 0))
    #expect(stage.callLines.filter { $0.hasPrefix("did") && !$0.hasPrefix("didMove") }.count == 1)
    #expect(stage.containerFaults == [])
  }

  @Test(
    "reports true although a tap reversed it or the system cancelled the touch: it is cancelled",
    arguments: [false, true])
  func reportsTrue(_ dragged: Bool) {
    let stage = ContainerStage()
    let animator = ScriptedAnimator.fade { _ in true }
    stage.animator = animator
    if dragged { stage.drag(by: -300, release: false) } else { stage.tap(tab: 1) }
    stage.run(for: dragged ? 0.5 : 0.2)
    if dragged { stage.touch(.cancelled, at: CGPoint(x: 80, y: 300)) } else { stage.tap(tab: 0) }
    stage.finish()
    #expect(animator.ended == [false])
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.callLines.last == "didCancelTransitionTo B")
    #expect(stage.containerFaults == [])
  }
}
