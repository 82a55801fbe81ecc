import Stage
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
  func never(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = silent()
    var answers: [ContainerSelectionOutcome] = []
    let lines = Misuse.messages {
      for index in [1, 0] {
        let start = rig.stage.time
        rig.container.selectViewController(rig.page(index), animated: true) { answers.append($0) }
        rig.finish()
        #expect(abs(rig.stage.time - start - 0.5 - CompletionWatchdog.maximumSecondsToWait) < 0.1)
      }
    }
    #expect(lines.count == 1 && lines.first?.contains("ScriptedAnimator") == true)
    #expect(answers == [.selected, .selected])
    let expected = Contract.asked + Contract.began + ["animateTransition B"] + Contract.ended(from: "A", to: "B")
    #expect(Array(rig.calls.prefix(expected.count)) == expected)
    #expect(rig.containerFaults == [])
  }

  @Test(
    "never reports, and another request waits: the transition ends four frames after the animations",
    arguments: Contract.orders)
  func awaited(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = silent()
    var answers: [String] = []
    _ = Misuse.messages {
      rig.container.selectViewController(rig.page(1), animated: true) { answers.append("1 \($0)") }
      rig.stage.run(for: 0.1)
      let start = rig.stage.time
      rig.container.selectViewController(rig.page(2), animated: true) { answers.append("2 \($0)") }
      rig.stage.run(until: { rig.container.selectedIndex == 1 })
      #expect(rig.stage.time - start < 0.6)
      rig.finish()
    }
    #expect(answers == ["1 selected", "2 selected"])
    #expect(rig.container.selectedIndex == 2)
    #expect(rig.containerFaults == [])
  }

  @Test(
    "has paused its own animation: its transition does not time out, unless another request waits",
    arguments: Contract.orders)
  func stopped(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = silent()
    _ = Misuse.messages {
      rig.container.selectViewController(rig.page(1), animated: true)
      rig.stage.run(for: 0.2)
      let page = rig.page(1).view.layer
      let time = page.convertTime(CACurrentMediaTime(), from: nil)
      page.timeOffset = time
      page.speed = 0
      rig.stage.run(for: 3)
      #expect(rig.container.transition != nil)
      rig.container.selectViewController(rig.page(2), animated: true)
      rig.stage.run(for: 0.2)
      #expect(rig.container.selectedIndex == 1)
      (page.speed, page.timeOffset) = (1, 0)
      rig.finish()
    }
    #expect(rig.container.selectedIndex == 2)
    #expect(rig.containerFaults == [])
  }

  @Test(
    "never reports after a finished drag: the transition ends, too, and the page does not go back",
    arguments: Contract.orders)
  func finished(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = silent()
    _ = Misuse.messages {
      rig.drag(by: -300)
      var alphas: [Float] = []
      rig.stage.onFrame = { _ in
        if rig.page(1).viewIfLoaded?.window != nil {
          alphas.append(rig.page(1).view.layer.presentation()?.opacity ?? -1)
        }
      }
      rig.finish()
      #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
    }
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.story.suffix(5) == ["finishInteractiveTransition B"] + Contract.ended(from: "A", to: "B"))
    #expect(rig.containerFaults == [])
  }

  @Test(
    "never reports after a cancel: the transition ends four frames after it is back at its start",
    arguments: Contract.orders)
  func cancelled(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = silent()
    rig.drag(by: -150)
    rig.stage.run(until: { rig.container.transition?.hasArrived == true })
    var frames = 0
    rig.stage.run(until: {
      frames += 1
      return rig.container.transition == nil
    })
    #expect(frames == CompletionWatchdog.maximumFramesToWait + 1)
    let ended = Contract.turned(from: "A", to: "B") + Contract.cancelled(from: "A", to: "B")
    #expect(rig.story.suffix(7) == ["cancelInteractiveTransition B"] + ended)
    #expect(rig.containerFaults == [])
  }

  @Test("reports too late after a cancel: an incoming page that was added again is removed", arguments: Contract.orders)
  func late(_ order: EndReports) {
    let rig = Rig(endReports: order)
    var kept: (any UIViewControllerContextTransitioning)?
    rig.delegate.animator = silent { kept = $0 }
    rig.drag(by: -150)
    rig.finish()
    rig.pageArea.addSubview(rig.page(1).view)
    kept?.completeTransition(false)
    rig.stage.run(for: 0.1)
    #expect(rig.pageArea.subviews == [rig.page(0).view])
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.faults == [])
  }

  @Test("uses only timers: after a finished drag it has its declared duration to report", arguments: Contract.orders)
  func timers(_ order: EndReports) {
    let rig = Rig(endReports: order)
    var kept: (any UIViewControllerContextTransitioning)?
    let animator = ScriptedAnimator { context in
      kept = context
      context.view(forKey: .to).map(context.containerView.addSubview)
    }
    animator.duration = 4
    rig.delegate.animator = animator
    let lines = Misuse.messages {
      rig.drag(by: -300)
      rig.stage.run(for: 3)
      #expect(rig.container.transition?.hasArrived == true)
      kept?.completeTransition(true)
    }
    rig.finish()
    #expect(!lines.contains { $0.contains("did not call completeTransition") })
    #expect(animator.ended == [true] && rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
  }

  @Test("never reports and adds no animation: the transition ends nevertheless", arguments: [false, true])
  func nothing(_ dragged: Bool) {
    let rig = Rig()
    rig.delegate.animator = ScriptedAnimator { context in
      context.view(forKey: .to).map(context.containerView.addSubview)
    }
    _ = Misuse.messages {
      if dragged { rig.drag(by: -300) } else { rig.tapTab(1) }
      rig.finish()
    }
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.containerFaults == [])
  }

  @Test(
    "calls its context when the next transition is running or over: the calls have no effect",
    arguments: [true, false], [0.1, 3])
  func late(_ answer: Bool, _ after: TimeInterval) {
    let rig = Rig()
    var kept: [any UIViewControllerContextTransitioning] = []
    rig.delegate.animator = silent { kept.append($0) }
    _ = Misuse.messages {
      rig.tapTab(1)
      rig.finish()
      rig.tapTab(2)
      rig.stage.run(for: after)
      let calls = rig.calls
      kept[0].completeTransition(answer)
      kept[0].cancelInteractiveTransition()
      kept[0].pauseInteractiveTransition()
      kept[0].updateInteractiveTransition(0.3)
      #expect(rig.calls == calls)
      rig.finish()
    }
    #expect(rig.container.selectedIndex == 2)
    #expect(rig.calls.filter { $0.hasPrefix("didSelect") } == ["didSelect B", "didSelect C"])
    #expect(rig.containerFaults == [])
  }

  @Test("reports twice, with different results: the first one counts", arguments: [true, false])
  func twice(_ first: Bool) {
    let rig = Rig()
    let animator = ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }) { _ in
        context.completeTransition(first)
        context.completeTransition(!first)
      }
    }
    rig.delegate.animator = animator
    rig.tapTab(1)
    rig.finish()
    #expect(animator.ended == [first])
    #expect(rig.container.selectedIndex == (first ? 1 : 0))
    #expect(rig.calls.filter { $0.hasPrefix("did") && !$0.hasPrefix("didMove") }.count == 1)
    #expect(rig.containerFaults == [])
  }

  @Test(
    "reports true although a tap reversed it or the system cancelled the touch: it is cancelled",
    arguments: [false, true])
  func reportsTrue(_ dragged: Bool) {
    let rig = Rig()
    let animator = ScriptedAnimator.fade { _ in true }
    rig.delegate.animator = animator
    if dragged { rig.drag(by: -300, release: false) } else { rig.tapTab(1) }
    rig.stage.run(for: dragged ? 0.5 : 0.2)
    if dragged { rig.stage.touch(.cancelled, at: CGPoint(x: 80, y: 300)) } else { rig.tapTab(0) }
    rig.finish()
    #expect(animator.ended == [false])
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.calls.last == "didCancelTransitionTo B")
    #expect(rig.containerFaults == [])
  }
}
