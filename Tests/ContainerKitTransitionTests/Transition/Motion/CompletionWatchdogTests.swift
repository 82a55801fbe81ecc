import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// Something that an animator does wrong, and the page that is selected after it.
private struct WatchdogRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let selected: Int
  let play: @MainActor @Sendable (WatchdogRun) -> Void

  init(_ description: String, selects selected: Int, play: @escaping @MainActor @Sendable (WatchdogRun) -> Void) {
    (testDescription, self.selected, self.play) = (description, selected, play)
  }
}

/// A container with an animator that fades and never completes by itself.
@MainActor private final class WatchdogRun {
  let stage: ContainerStage
  var animator: ScriptedAnimator { didSet { stage.animator = animator } }
  private(set) var contexts: [any UIViewControllerContextTransitioning] = []
  var outcomes: [String] = []
  /// The messages that are expected to be logged, if the row says so.
  var messages: (([String]) -> Bool)?

  init(_ order: Stage.CompletionOrder) {
    stage = ContainerStage(completions: order)
    animator = ScriptedAnimator { _ in }
    animator.body = { [unowned self] context in
      contexts.append(context)
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.5) { to.alpha = 1 }
    }
    stage.animator = animator
  }

  func select(_ index: Int) {
    stage.container.selectViewController(stage.pages[index], animated: true) { [self] in
      outcomes.append("\(index) \($0)")
    }
  }

  /// Uses an animator that adds the incoming view, and does nothing else.
  func addWithoutAnimation() {
    animator.body = { [unowned self] context in
      contexts.append(context)
      context.view(forKey: .to).map(context.containerView.addSubview)
    }
  }
}

@MainActor @Suite("An animator that does not report its end correctly", .serialized) struct CompletionWatchdogTests {
  @Test("does not keep its transition from ending once", arguments: rows, Contract.orders)
  private func endsOnce(_ row: WatchdogRow, _ order: Stage.CompletionOrder) {
    let run = WatchdogRun(order)
    let lines = Misuse.messages {
      row.play(run)
      run.stage.finish()
    }
    #expect(run.messages?(lines) != false, "\(lines)")
    #expect(run.stage.container.selectedIndex == row.selected)
    #expect(run.stage.containerFaults == [])
  }

  private nonisolated static let rows = silentRows + lateRows + wrongRows

  private nonisolated static let silentRows = [
    WatchdogRow(
      "never reports, after a tap: the transition ends a second after duration and animations, logged once", selects: 0
    ) { run in
      for index in [1, 0] {
        let start = run.stage.time
        run.select(index)
        run.stage.finish()
        #expect(abs(run.stage.time - start - 0.5 - CompletionWatchdog.maximumSecondsToWait) < 0.1)
      }
      run.messages = { $0.count == 1 && $0.first?.contains("ScriptedAnimator") == true }
      #expect(run.outcomes == ["1 selected", "0 selected"])
      let expected = Contract.asked + Contract.began + ["animateTransition B"] + Contract.ended(from: "A", to: "B")
      #expect(Array(run.stage.callLines.prefix(expected.count)) == expected)
    },
    WatchdogRow(
      "never reports, and another request waits: the transition ends four frames after the animations", selects: 2
    ) { run in
      run.select(1)
      run.stage.run(for: 0.1)
      let start = run.stage.time
      run.select(2)
      run.stage.run(until: { run.stage.container.selectedIndex == 1 })
      #expect(run.stage.time - start < 0.6)
      run.stage.finish()
      #expect(run.outcomes == ["1 selected", "2 selected"])
    },
    WatchdogRow(
      "has paused its own animation: its transition does not time out, unless another request waits", selects: 2
    ) { run in
      run.select(1)
      run.stage.run(for: 0.2)
      let page = run.stage.pages[1].view.layer
      (page.timeOffset, page.speed) = (page.convertTime(CACurrentMediaTime(), from: nil), 0)
      run.stage.run(for: 3)
      #expect(run.stage.container.transition != nil)
      run.select(2)
      run.stage.run(for: 0.2)
      #expect(run.stage.container.selectedIndex == 1)
      (page.speed, page.timeOffset) = (1, 0)
    },
    WatchdogRow(
      "never reports after a finished drag: the transition ends, too, and the page does not go back", selects: 1
    ) { run in
      run.stage.drag(by: -300)
      var alphas: [Float] = []
      run.stage.onFrame = { [unowned run] _ in
        guard let view = run.stage.pages[1].viewIfLoaded, view.window != nil else { return }
        alphas.append(view.layer.presentation()?.opacity ?? -1)
      }
      run.stage.finish()
      #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
      let ended = Contract.ended(from: "A", to: "B")
      #expect(run.stage.callDescriptions.suffix(5) == ["finishInteractiveTransition B"] + ended)
    },
    WatchdogRow("never reports after a cancel: the transition ends four frames after it is back", selects: 0) { run in
      run.stage.drag(by: -150)
      run.stage.run(until: { run.stage.container.transition?.hasArrived == true })
      var frames = 0
      run.stage.run(until: {
        frames += 1
        return run.stage.container.transition == nil
      })
      #expect(frames == CompletionWatchdog.maximumFramesToWait + 1)
      let ended = Contract.turned(from: "A", to: "B") + Contract.cancelled(from: "A", to: "B")
      #expect(run.stage.callDescriptions.suffix(7) == ["cancelInteractiveTransition B"] + ended)
    },
    WatchdogRow("never reports and adds no animation, after a tap", selects: 1) { run in
      run.addWithoutAnimation()
      run.stage.tap(tab: 1)
    },
    WatchdogRow("never reports and adds no animation, after a drag", selects: 1) { run in
      run.addWithoutAnimation()
      run.stage.drag(by: -300)
    },
  ]

  private nonisolated static let lateRows =
    [
      WatchdogRow("reports too late after a cancel: an incoming page that was added again is removed", selects: 0) {
        run in
        run.stage.drag(by: -150)
        run.stage.finish()
        run.stage.pageArea.addSubview(run.stage.pages[1].view)
        run.contexts.last?.completeTransition(false)
        run.stage.run(for: 0.1)
        #expect(run.stage.pageArea.subviews == [run.stage.pages[0].view])
        #expect(run.stage.faults == [])
      },
      WatchdogRow("uses only timers: after a finished drag it has its declared duration to report", selects: 1) { run in
        run.addWithoutAnimation()
        run.animator.duration = 4
        run.stage.drag(by: -300)
        run.stage.run(for: 3)
        #expect(run.stage.container.transition?.hasArrived == true)
        run.contexts.last?.completeTransition(true)
        run.stage.finish()
        run.messages = { !$0.contains { $0.contains("did not call completeTransition") } }
        #expect(run.animator.ended == [true])
        #expect(run.stage.faults == [])
      },
    ]
    + [(true, 0.1), (true, 3), (false, 0.1), (false, 3)].map { answer, seconds in
      WatchdogRow("calls its context \(seconds) s after the next transition began: no effect", selects: 2) { run in
        run.stage.tap(tab: 1)
        run.stage.finish()
        run.stage.tap(tab: 2)
        run.stage.run(for: seconds)
        let calls = run.stage.callLines
        run.contexts[0].completeTransition(answer)
        run.contexts[0].cancelInteractiveTransition()
        run.contexts[0].pauseInteractiveTransition()
        run.contexts[0].updateInteractiveTransition(0.3)
        #expect(run.stage.callLines == calls)
        run.stage.finish()
        #expect(run.stage.callLines.filter { $0.hasPrefix("didSelect") } == ["didSelect B", "didSelect C"])
      }
    }

  private nonisolated static let wrongRows =
    [true, false].map { first in
      WatchdogRow("reports \(first), and then \(!first): the first one counts", selects: first ? 1 : 0) { run in
        run.animator.body = { context in
          guard let to = context.view(forKey: .to) else { return }
          context.containerView.addSubview(to)
          to.alpha = 0
          UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }) { _ in
            context.completeTransition(first)
            context.completeTransition(!first)
          }
        }
        run.stage.tap(tab: 1)
        run.stage.finish()
        #expect(run.animator.ended == [first])
        #expect(run.stage.callLines.filter { $0.hasPrefix("did") && !$0.hasPrefix("didMove") }.count == 1)
      }
    }
    + [false, true].map { dragged in
      let event = dragged ? "the system cancelled the touch" : "a tap reversed it"
      return WatchdogRow("reports true although \(event): it is cancelled", selects: 0) { run in
        run.animator = ScriptedAnimator.fade { _ in true }
        if dragged { run.stage.drag(by: -300, release: false) } else { run.stage.tap(tab: 1) }
        run.stage.run(for: dragged ? 0.5 : 0.2)
        if dragged { run.stage.touch(.cancelled, at: CGPoint(x: 80, y: 300)) } else { run.stage.tap(tab: 0) }
        run.stage.finish()
        #expect(run.animator.ended == [false])
        #expect(run.stage.callLines.last == "didCancelTransitionTo B")
      }
    }
}
