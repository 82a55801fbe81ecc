import Testing

@testable import ContainerKit
@testable import ContainerKitTestSupport

/// The properties of the machine between its steps.
@MainActor @Suite("The state of the selection machine") struct SelectionMachineStateTests {
  typealias Run = MachineRun

  /// Returns the state after each effect: the candidate's child, the selected child, the one that is shown, the one to
  /// which the transition leads now, and the one to which all requests lead.
  private func states(_ run: inout Run, _ event: SelectionEvent) -> [[Int?]] {
    var states: [[Int?]] = []
    run.onEffect = { machine in
      states.append(
        [machine.candidate?.to, machine.selected, machine.visiblePage, machine.currentTarget, machine.finalPage].map {
          $0.flatMap { Run.number(of: $0) }
        })
    }
    _ = run.send(event)
    return states
  }

  @Test(
    "is that of the outgoing child until the end of a transition, which shows the incoming one before it is selected")
  func completed() {
    var run = Run()
    #expect(
      states(&run, .select(Run.b, animated: true)) == Array(repeating: [2, 1, 1, 2, 2], count: 6) + [[nil, 1, 1, 2, 2]])
    #expect(
      states(&run, .ended(.completed)) == Array(repeating: [nil, 1, 2, 2, 2], count: 5)
        + Array(repeating: [nil, 2, 2, 2, 2], count: 2))
  }

  @Test("leads back once a transition is cancelled, and to a pending child before that")
  func cancelled() {
    var run = Run()
    _ = run.send(.dragBegan(Run.b, Run.requestedStep(Run.a, Run.b)))
    // `settle` is performed before the answer to it.
    #expect(states(&run, .released(.toStart)) == [[nil, 1, 1, 2, 1], [nil, 1, 1, 1, 1]])
    _ = run.send(.select(Run.c, animated: true))
    #expect(run.machine.finalPage == Run.c)
    #expect(Array(states(&run, .ended(.cancelled)).prefix(7)) == Array(repeating: [nil, 1, 1, 1, 3], count: 7))
  }

  @Test("has a candidate until a page is replaced without a transition")
  func replaced() {
    var run = Run()
    #expect(
      states(&run, .select(Run.b, animated: false)) == [[2, 1, 1, 1, 1], [nil, 2, 2, 2, 2], [nil, 2, 2, 2, 2]])
  }

  @Test("has no candidate any more once a transition ends during its beginning")
  func endedInBeginning() {
    var run = Run()
    var candidates: [Page?] = []
    var shown: [Page?] = []
    run.onEffect = {
      candidates.append($0.candidate?.to)
      shown.append($0.visiblePage)
    }
    _ = run.send(.select(Run.b, animated: true), during: 4) { $0.handle(.interrupted) }
    #expect(candidates == Array(repeating: Run.b, count: 4) + Array(repeating: nil, count: 9))
    // The outgoing child disappears with the container until the end has begun.
    #expect(shown == Array(repeating: Run.a, count: 6) + Array(repeating: Run.b, count: 7))
  }
}
