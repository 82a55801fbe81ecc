import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The selection machine") struct SelectionMachineTests {
  typealias Run = MachineRun

  @Test("completes a tap's transition in this order, and resolves its request last")
  func completed() {
    var run = Run()
    #expect(
      run.send(.select(Run.b, animated: true, source: .tab, request: Run.first))
        == Run.beginning(Run.a, Run.b, source: .tab))
    #expect(
      run.send(.ended(.completed)) == [
        .endInteraction(.completed), .restoreViews(.completed, isInterrupted: false),
        .endAppearance(shown: Run.b, hidden: Run.a), .animationEnded(.completed), .runCompletions,
        .leaveTransition(selected: Run.b, source: .tab), .didSelect(Run.b, .tab), .resolve(Run.first, .selected),
      ])
    #expect(run.machine.selected == Run.b)
  }

  @Test("cancels a drag in this order: appearance turns on release, and the selection never moves")
  func cancelled() {
    var run = Run()
    #expect(
      run.send(.dragBegan(Run.b, Run.requestedStep(Run.a, Run.b))) == Run.beginning(Run.a, Run.b, isInteractive: true))
    #expect(
      run.send(.released(.toStart, velocity: -2)) == [
        .settle(.toStart, velocity: -2, by: .pan), .reverseAppearance(appearing: Run.a, disappearing: Run.b),
      ])
    #expect(run.send(.ended(.cancelled)) == Run.ending(Run.a, Run.b, .cancelled, source: .pan))
    #expect(run.machine.selected == Run.a)
  }

  @Test("interrupts a transition in this order: it jumps to its end, or back to its start if a finger holds it")
  func interrupted() {
    var run = Run()
    _ = run.send(.select(Run.b, animated: true))
    #expect(run.send(.interrupted) == [.jump(to: .completed)] + Run.ending(Run.a, Run.b, isInterrupted: true))
    #expect(run.machine.selected == Run.b)
    var held = Run()
    _ = held.send(.dragBegan(Run.b, Run.requestedStep(Run.a, Run.b)))
    #expect(
      held.send(.interrupted) == [
        .jump(to: .cancelled), .endInteraction(.cancelled),
        .reverseAppearance(appearing: Run.a, disappearing: Run.b),
        .restoreViews(.cancelled, isInterrupted: true), .endAppearance(shown: Run.a, hidden: Run.b),
        .animationEnded(.cancelled), .runCompletions, .leaveTransition(selected: Run.a, source: nil),
        .didCancel(Run.b, .pan),
      ])
    #expect(held.machine.selected == Run.a)
    #expect(held.send(.interrupted) == [])
  }

  @Test("selects without a transition at once, and resolves the second request for the same child")
  func unanimated() {
    var run = Run()
    #expect(
      run.send(.select(Run.b, animated: false, request: Run.first)) == [
        .willSelect(Run.b, .code), .replacePage(from: Run.a, to: Run.b, source: .code), .didSelect(Run.b, .code),
        .resolve(Run.first, .selected),
      ])
    #expect(run.send(.select(Run.b, animated: false, request: Run.second)) == [.resolve(Run.second, .selected)])
  }

  @Test("selects without a transition if nothing can be animated")
  func notVisible() {
    var run = Run()
    #expect(run.send(.select(Run.c, animated: true), canAnimate: false) == Run.replacement(Run.a, Run.c))
  }

  @Test("reverses a transition if its outgoing child is selected, and resolves both requests")
  func reversed() {
    var run = Run()
    _ = run.send(.select(Run.b, animated: true, request: Run.first))
    #expect(
      run.send(.select(Run.a, animated: true, request: Run.second)) == [
        .settle(.toStart), .reverseAppearance(appearing: Run.a, disappearing: Run.b),
      ])
    #expect(
      run.send(.ended(.cancelled)) == Run.ending(Run.a, Run.b, .cancelled) + [
        .resolve(Run.first, .cancelled), .resolve(Run.second, .selected),
      ])
  }

  @Test("keeps the last of several requests for a third child, and begins with it after the last call")
  func lastWins() {
    var run = Run()
    _ = run.send(.select(Run.b, animated: true, request: Run.first))
    #expect(run.send(.select(Run.c, animated: true, request: Run.second)) == [.finishSoon])
    #expect(run.send(.select(Run.b, animated: true)) == [.resolve(Run.second, .superseded)])
    #expect(run.send(.select(Run.c, animated: true, request: Run.third)) == [.finishSoon])
    #expect(
      run.send(.ended(.completed)) == Run.ending(Run.a, Run.b) + [.resolve(Run.first, .selected)]
        + Run.beginning(Run.b, Run.c))
    #expect(run.send(.ended(.completed)) == Run.ending(Run.b, Run.c) + [.resolve(Run.third, .selected)])
  }

  @Test("completes a drag if a third child is selected, and then selects that")
  func thirdWhileHeld() {
    var run = Run()
    _ = run.send(.dragBegan(Run.b, Run.requestedStep(Run.a, Run.b)))
    #expect(run.send(.select(Run.c, animated: true, request: Run.first)) == [.settle(.toEnd)])
    #expect(run.send(.released(.toStart)) == [])
    #expect(run.send(.ended(.completed)) == Run.ending(Run.a, Run.b, source: .pan) + Run.beginning(Run.b, Run.c))
    #expect(run.send(.ended(.completed)).last == .resolve(Run.first, .selected))
  }

  @Test("resolves a request for the outgoing child of a cancelled transition at its end")
  func outgoingWhileCancelling() {
    var run = Run()
    _ = run.send(.dragBegan(Run.b, Run.requestedStep(Run.a, Run.b)))
    _ = run.send(.released(.toStart))
    #expect(run.send(.select(Run.a, animated: true, request: Run.first)) == [])
    #expect(
      run.send(.ended(.cancelled)) == Run.ending(Run.a, Run.b, .cancelled, source: .pan) + [
        .resolve(Run.first, .selected)
      ])
  }

  @Test("is interrupted by a container that disappears or changes its size, not by one that appears")
  func container() {
    let events: [SelectionEvent] = [
      .containerAppearance(.disappearing, animated: true), .resized, .containerAppearance(.appearing, animated: true),
      .containerAppearance(.visible, animated: false), .containerAppearance(nil, animated: false),
    ]
    let first = events.map { event in
      var run = Run()
      _ = run.send(.select(Run.b, animated: true))
      return run.send(event).first
    }
    #expect(first == [.jump(to: .completed), .jump(to: .completed), nil, nil, nil])
  }

  @Test("completes a cancelled drag if its child is selected on the way back")
  func selectedOnTheWayBack() {
    var run = Run()
    _ = run.send(.dragBegan(Run.b, Run.requestedStep(Run.a, Run.b)))
    _ = run.send(.released(.toStart))
    #expect(
      run.send(.select(Run.b, animated: true, source: .tab, request: Run.first)) == [
        .settle(.toEnd), .reverseAppearance(appearing: Run.b, disappearing: Run.a),
      ])
    #expect(run.send(.ended(.completed)) == Run.ending(Run.a, Run.b, source: .tab) + [.resolve(Run.first, .selected)])
  }

  @Test("begins again if a transition was back at its start when its child was selected")
  func backAtStart() {
    var run = Run()
    _ = run.send(.dragBegan(Run.b, Run.requestedStep(Run.a, Run.b)))
    _ = run.send(.released(.toStart))
    run.answer = { effect in
      if case .settle(.toEnd, _, _) = effect { .settled(.tooLate(.cancelled)) } else { nil }
    }
    #expect(
      run.send(.select(Run.b, animated: true, source: .tab, request: Run.first)) == [
        .settle(.toEnd), .jump(to: .cancelled),
      ] + Run.ending(Run.a, Run.b, .cancelled, isInterrupted: true, source: .tab)
        + Run.beginning(Run.a, Run.b, source: .tab))
    #expect(run.send(.ended(.completed)).last == .resolve(Run.first, .selected))
  }

  @Test("ends a transition that is over as completed if its first child was selected meanwhile")
  func over() {
    var run = Run()
    _ = run.send(.select(Run.b, animated: true, request: Run.first))
    run.answer = { effect in
      if case .settle = effect { .settled(.over) } else { nil }
    }
    #expect(run.send(.select(Run.a, animated: true, request: Run.second)) == [.settle(.toStart)])
    let next = Run.beginning(Run.b, Run.a)
    #expect(
      run.send(.endedEarly) == [.jump(to: .completed)] + Run.ending(Run.a, Run.b, isInterrupted: true)
        + [.resolve(Run.first, .selected)] + next)
  }

  @Test("ends a transition before a selection without animation, in the same call")
  func unanimatedInTheMiddle() {
    var run = Run()
    _ = run.send(.select(Run.b, animated: true, request: Run.first))
    #expect(
      run.send(.select(Run.c, animated: false, request: Run.second)) == [.jump(to: .completed)]
        + Run.ending(Run.a, Run.b, isInterrupted: true) + [.resolve(Run.first, .selected)]
        + Run.replacement(Run.b, Run.c) + [.resolve(Run.second, .selected)])
  }

  @Test("continues a drag that turns with the page on the other side")
  func turned() {
    var run = Run(selected: MachineRun.b)
    _ = run.send(.dragBegan(Run.c, Run.requestedStep(Run.b, Run.c)))
    #expect(
      run.send(.dragTurned(Run.a, Run.requestedStep(Run.b, Run.a))) == [
        .jump(to: .cancelled), .endInteraction(.cancelled),
        .reverseAppearance(appearing: Run.b, disappearing: Run.c),
      ] + Run.ending(Run.b, Run.c, .cancelled, isInterrupted: true, source: .pan).dropFirst()
        + Run.beginning(Run.b, Run.a, isInteractive: true))
  }

  @Test("continues a drag that passes the end with the page beyond")
  func passed() {
    var run = Run()
    let request = SelectionEvent.select(Run.b, animated: true, source: .tab, request: Run.first)
    _ = run.send(request)
    #expect(run.send(.dragPassed(Run.c, Run.requestedStep(Run.b, Run.c))) == [])
    _ = run.send(.held(by: .pan))
    #expect(run.send(.dragPassed(Page(UIViewController()), Run.requestedStep(Run.b, Run.c))) == [])
    #expect(
      run.send(.dragPassed(Run.c, Run.requestedStep(Run.b, Run.c))) == [
        .jump(to: .completed), .endInteraction(.completed),
      ]
        + Run.ending(Run.a, Run.b, isInterrupted: true, source: .pan).dropFirst() + [.resolve(Run.first, .selected)]
        + Run.beginning(Run.b, Run.c, isInteractive: true))
  }

  @Test("ends a transition that counts as over at once, and none that a finger holds")
  func endedEarly() {
    var run = Run()
    _ = run.send(.select(Run.b, animated: true))
    #expect(run.send(.endedEarly) == [.jump(to: .completed)] + Run.ending(Run.a, Run.b, isInterrupted: true))
    _ = run.send(.select(Run.c, animated: true))
    _ = run.send(.select(Run.b, animated: true))
    #expect(
      run.send(.endedEarly) == [.jump(to: .cancelled)] + Run.ending(Run.b, Run.c, .cancelled, isInterrupted: true))
    _ = run.send(.dragBegan(Run.c, Run.requestedStep(Run.b, Run.c)))
    #expect(run.send(.endedEarly) == [])
  }

  @Test("does not select a page to which a drag has turned if the end before it is interrupted", arguments: 0..<9)
  func interruptedTurn(_ index: Int) {
    var run = Run(selected: Run.b)
    _ = run.send(.dragBegan(Run.c, Run.requestedStep(Run.b, Run.c)))
    let effects = run.send(.dragTurned(Run.a, Run.requestedStep(Run.b, Run.a)), during: index) {
      $0.handle(.interrupted)
    }
    #expect(
      effects == [
        .jump(to: .cancelled), .endInteraction(.cancelled),
        .reverseAppearance(appearing: Run.b, disappearing: Run.c),
      ] + Run.ending(Run.b, Run.c, .cancelled, isInterrupted: true, source: .pan).dropFirst())
    #expect(run.machine.selected == Run.b)
  }

  @Test("lets an interaction controller that starts interactively hold a transition from its start")
  func controller() {
    var run = Run()
    run.answer = { effect in
      if case .createTransition = effect { .interactive(by: .controller) } else { nil }
    }
    _ = run.send(.select(Run.b, animated: true))
    #expect(run.send(.held(by: .pan)) == [])
    #expect(run.send(.released(.toEnd, by: .controller)) == [.settle(.toEnd, velocity: 0, by: .controller)])
  }

  @Test("gives up a drag whose page leaves before the transition exists, and reports the cancel if it was announced")
  func givenUpDrag() {
    for index in 0..<3 {
      var run = Run()
      let effects = run.send(.dragBegan(Run.b, Run.requestedStep(Run.a, Run.b)), during: index) {
        $0.handle(.cannotBegin(hasIncoming: false))
      }
      #expect(effects == Run.beginning(Run.a, Run.b, isInteractive: true)[...index] + [.didCancel(Run.b, .pan)])
    }
    var run = Run()
    #expect(
      run.send(
        .dragBegan(Run.b, Run.requestedStep(Run.a, Run.b)), before: { $0.handle(.cannotBegin(hasIncoming: false)) })
        == []
    )
  }

  @Test("reports the source that decided last")
  func source() {
    var run = Run()
    _ = run.send(.select(Run.b, animated: true, source: .tab))
    #expect(run.send(.held(by: .pan)) == [.hold(by: .pan)])
    _ = run.send(.released(.toEnd))
    #expect(run.send(.ended(.completed)).last == .didSelect(Run.b, .pan))
  }

  @Test("does nothing for a second pan, a release without a hold, and an end without a transition")
  func nothing() {
    var run = Run()
    let lists = [
      SelectionEvent.released(.toEnd), .ended(.completed), .held(by: .pan), .parentsChanged,
      .dragTurned(Run.b, Run.requestedStep(Run.a, Run.b)),
      .dragPassed(Run.b, Run.requestedStep(Run.a, Run.b)), .endedEarly,
    ].map { run.send($0) }
    #expect(lists == [[], [], [], [], [], [], []])
    _ = run.send(.select(Run.b, animated: true))
    #expect(
      [
        SelectionEvent.dragBegan(Run.c, Run.requestedStep(Run.b, Run.c)),
        .dragTurned(Run.c, Run.requestedStep(Run.b, Run.c)),
        .dragPassed(Run.c, Run.requestedStep(Run.b, Run.c)),
      ].map { run.send($0) } == [[], [], []])
  }

  @Test("resolves a request for a controller that is no child with false")
  func stranger() {
    var run = Run()
    #expect(
      run.send(.select(Page(UIViewController()), animated: true, request: Run.first)) == [
        .resolve(Run.first, .cancelled)
      ])
  }

  @Test("goes in the direction that was asked for, or in the order of the tabs if that was asked from another page")
  func step() {
    let wrap = RequestedStep(step: .previous, start: Run.a)
    var run = Run()
    #expect(
      run.send(.select(Run.c, animated: true, step: wrap, source: .keyboard))
        == Run.beginning(Run.a, Run.c, source: .keyboard, step: .previous))
    var other = Run(selected: Run.b)
    #expect(
      other.send(.select(Run.c, animated: true, step: wrap, source: .keyboard))
        == Run.beginning(Run.b, Run.c, source: .keyboard, step: .next))
  }

  @Test("is not interactive if a hold comes too late")
  func lateHold() {
    var run = Run()
    run.answer = { effect in
      if case .hold = effect { .settled(.turned(.toEnd)) } else { nil }
    }
    _ = run.send(.select(Run.b, animated: true, source: .tab))
    #expect(run.send(.held(by: .pan)) == [.hold(by: .pan)])
    #expect(run.machine.run?.phase == .running && run.machine.run?.selection.source == .tab)
    #expect(run.send(.released(.toStart)) == [])
  }
}
