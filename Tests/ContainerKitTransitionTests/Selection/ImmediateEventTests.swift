import Testing

@testable import ContainerKit
@testable import ContainerKitTestSupport

/// The events that are handled inside callbacks, sent in the middle of each effect of a transition's life.
@MainActor @Suite("The selection machine, inside callbacks") struct ImmediateEventTests {
  typealias Run = MachineRun
  typealias Effect = SelectionMachine.Effect

  @Test("only these events are handled before the call that sends them returns")
  func table() {
    let events: [SelectionEvent] = [
      .select(Run.a, animated: false), .setChildren([]), .parentsChanged,
      .dragBegan(Run.a, Run.requestedStep(Run.a, Run.a)),
      .dragTurned(Run.a, Run.requestedStep(Run.b, Run.a)),
      .dragPassed(Run.a, Run.requestedStep(Run.b, Run.a)), .endedEarly, .held(by: .pan), .released(.toEnd),
      .ended(.completed),
      .interrupted, .resized,
      .containerAppearance(.visible, animated: false),
    ]
    #expect(
      events.map(\.isImmediate) == [
        false, false, false, false, false, false, false, false, false, true, true, true, true,
      ])
    #expect(
      events.map(\.isInterruption) == [
        false, false, false, false, false, false, false, false, false, false, true, true, false,
      ])
  }

  /// The effects of a tap, from the delegate's first call to the start of the animator.
  private static let beginning = Run.beginning(Run.a, Run.b)
  /// The effects that end a transition at its end without its animator.
  private static let jump = [Effect.jump(to: .completed)] + Run.ending(Run.a, Run.b, isInterrupted: true)

  @Test(
    "an interruption waits for the current effect, and the transition's end replaces the rest of its beginning",
    arguments: 0..<7)
  func interruptedBeginning(_ index: Int) {
    var run = Run()
    let effects = run.send(.select(Run.b, animated: true), during: index) { $0.handle(.interrupted) }
    // Before the transition exists, each step is preceded by a check that it can begin.
    #expect(effects == (index < 3 ? Self.beginning : Array(Self.beginning[...index]) + Self.jump))
  }

  @Test("an end that is reported during the beginning replaces the rest of it", arguments: 3..<7)
  func completedBeginning(_ index: Int) {
    var run = Run()
    let effects = run.send(.select(Run.b, animated: true), during: index) { $0.handle(.ended(.completed)) }
    #expect(effects == Array(Self.beginning[...index]) + Run.ending(Run.a, Run.b))
  }

  @Test(
    "a transition is given up if a page leaves during its beginning, or ended if it has been created", arguments: 0..<6)
  func leftBeginning(_ index: Int) {
    var run = Run()
    let effects = run.send(.select(Run.b, animated: true, request: Run.first), during: index) {
      $0.handle(.cannotBegin(hasIncoming: true))
    }
    let rest =
      index < 3
      ? [.replacePage(from: Run.a, to: Run.b, source: .code), .didSelect(Run.b, .code)] : Run.ending(Run.a, Run.b)
    #expect(effects == Array(Self.beginning[...index]) + rest + [.resolve(Run.first, .selected)])
  }

  @Test("an interruption or a second report during the end does not change it", arguments: 0..<8)
  func insideEnd(_ index: Int) {
    for event in [SelectionEvent.interrupted, .ended(.cancelled), .resized] {
      var run = Run()
      _ = run.send(.select(Run.b, animated: true, request: Run.first))
      let effects = run.send(.ended(.completed), during: index) { $0.handle(event) }
      #expect(effects == Run.ending(Run.a, Run.b) + [.resolve(Run.first, .selected)])
      #expect(run.machine.selected == Run.b)
    }
  }

  @Test("an interruption during the end keeps the next selection from being animated", arguments: 0..<8)
  func followerAfterInterruptedEnd(_ index: Int) {
    var run = Run()
    _ = run.send(.select(Run.b, animated: true, request: Run.first))
    _ = run.send(.select(Run.c, animated: true))
    let effects = run.send(.ended(.completed), during: index) { $0.handle(.interrupted) }
    #expect(effects == Run.ending(Run.a, Run.b) + [.resolve(Run.first, .selected)] + Run.replacement(Run.b, Run.c))
  }

  @Test("each step of a sequence except the last one must return before the next one")
  func sequences() {
    var machine = Run().machine
    machine.handle(.select(Run.b, animated: true))
    var isInSequence: [Bool] = []
    while machine.advance(), machine.next() != nil { isInSequence.append(machine.isInSequence) }
    #expect(isInSequence == [true, true, true, true, true, true, false])
    machine.handle(.ended(.completed))
    isInSequence = []
    while machine.advance(), machine.next() != nil { isInSequence.append(machine.isInSequence) }
    #expect(isInSequence == [true, true, true, true, true, true, false])
  }
}
