import Testing

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The selection machine, as its children change") struct SelectionMachineChildrenTests {
  typealias Run = MachineRun
  typealias Effect = SelectionMachine.Effect

  private func set(removed: [Page]) -> Effect { .setChildren(added: [], removed: removed) }

  private func finish(_ removed: [Page]) -> Effect { .finishChildren(added: [], removed: removed) }

  @Test("selects the child at the index of a removed one, before that one leaves")
  func removedSelection() {
    var run = Run()
    #expect(
      run.send(.setChildren([Run.b, Run.c])) == [set(removed: [Run.a])]
        + Run.replacement(Run.a, Run.b) + [finish([Run.a])])
  }

  @Test("selects the last child if the last one is removed")
  func removedLast() {
    var (middle, last) = (Run(selected: Run.b), Run(selected: Run.c))
    _ = middle.send(.setChildren([Run.a, Run.c]))
    _ = last.send(.setChildren([Run.a, Run.b]))
    #expect([middle.machine.selected, last.machine.selected] == [Run.c, Run.b])
  }

  @Test("keeps the selected child selected if it stays")
  func staying() {
    var run = Run()
    #expect(run.send(.setChildren([Run.c, Run.a])) == [set(removed: [Run.b]), finish([Run.b])])
  }

  @Test("removes a selected child with an animation after the transition away from it, also if that is cancelled")
  func animatedRemoval() {
    var run = Run()
    #expect(
      run.send(.setChildren([Run.b, Run.c], animated: true)) == [set(removed: [Run.a]), finish([])]
        + Run.beginning(Run.a, Run.b))
    var cancelled = run
    #expect(run.send(.ended(.completed)) == Run.ending(Run.a, Run.b) + [finish([Run.a])])
    #expect(
      cancelled.send(.ended(.cancelled)) == [
        .endInteraction(.cancelled), .reverseAppearance(appearing: Run.a, disappearing: Run.b),
      ] + Run.ending(Run.a, Run.b, .cancelled).dropFirst() + Run.replacement(Run.a, Run.b) + [finish([Run.a])])
  }

  @Test("lets a finger that grabs the transition away from a removed child only finish it, wherever it is lifted")
  func grabbedRemoval() {
    var run = Run()
    _ = run.send(.setChildren([Run.b, Run.c], animated: true))
    #expect(run.send(.held(by: .pan)) == [.hold(by: .pan)])
    #expect(run.send(.released(.toStart, velocity: -2)) == [.settle(.toEnd, velocity: -2, by: .pan)])
    #expect(run.send(.ended(.completed)) == Run.ending(Run.a, Run.b, source: .pan) + [finish([Run.a])])
  }

  @Test("removes a selected child without a transition if nothing can be animated")
  func invisibleRemoval() {
    var run = Run()
    #expect(
      run.send(.setChildren([Run.b, Run.c], animated: true), canAnimate: false) == [
        set(removed: [Run.a])
      ] + Run.replacement(Run.a, Run.b) + [finish([Run.a])])
  }

  @Test("cancels a transition whose incoming child is removed, and completes one whose outgoing child is")
  func duringTransition() {
    var run = Run()
    _ = run.send(.select(Run.b, animated: true, request: Run.first))
    var other = run
    #expect(
      run.send(.setChildren([Run.a, Run.c])) == [
        set(removed: [Run.b]), .jump(to: .cancelled), .endInteraction(.cancelled),
        .reverseAppearance(appearing: Run.a, disappearing: Run.b),
      ] + Run.ending(Run.a, Run.b, .cancelled, isInterrupted: true).dropFirst() + [
        .resolve(Run.first, .cancelled), finish([Run.b]),
      ])
    #expect(
      other.send(.setChildren([Run.b, Run.c])) == [set(removed: [Run.a]), .jump(to: .completed)]
        + Run.ending(Run.a, Run.b, isInterrupted: true) + [.resolve(Run.first, .selected), finish([Run.a])])
  }

  @Test("selects the fallback if both children of a transition are removed")
  func both() {
    var run = Run()
    _ = run.send(.select(Run.b, animated: true, request: Run.first))
    #expect(
      run.send(.setChildren([Run.c])) == [
        set(removed: [Run.a, Run.b]), .jump(to: .cancelled), .endInteraction(.cancelled),
        .reverseAppearance(appearing: Run.a, disappearing: Run.b),
      ] + Run.ending(Run.a, Run.b, .cancelled, isInterrupted: true).dropFirst() + [
        .resolve(Run.first, .cancelled)
      ] + Run.replacement(Run.a, Run.c) + [finish([Run.a, Run.b])])
  }

  @Test("drops a pending selection whose child is removed")
  func pending() {
    var run = Run()
    _ = run.send(.select(Run.b, animated: true))
    _ = run.send(.select(Run.c, animated: true, request: Run.first))
    #expect(
      run.send(.setChildren([Run.a, Run.b])) == [
        set(removed: [Run.c]), .resolve(Run.first, .cancelled), finish([Run.c]),
      ])
    #expect(run.send(.ended(.completed)) == Run.ending(Run.a, Run.b))
  }

  @Test("selects nothing if there are no children, and the first one that comes")
  func empty() {
    var run = Run()
    #expect(
      run.send(.setChildren([])) == [
        set(removed: [Run.a, Run.b, Run.c]), .replacePage(from: Run.a, to: nil, source: .code),
        finish([Run.a, Run.b, Run.c]),
      ])
    #expect(
      run.send(.setChildren([Run.c], isSetUp: true)) == [
        .setChildren(added: [Run.c], removed: []), .setUpPage(Run.c),
        .didSelect(Run.c, .code, to: .observers), .finishChildren(added: [Run.c], removed: []),
      ])
  }

  @Test("selects nothing if the child that follows a removed one leaves in its first call")
  func noFollower() {
    var run = Run()
    let effects = run.send(.setChildren([Run.b, Run.c]), during: 1) { $0.handle(.cannotBegin(hasIncoming: false)) }
    #expect(
      effects == [
        set(removed: [Run.a]), .willSelect(Run.b, .code), .didCancel(Run.b, .code),
        .replacePage(from: Run.a, to: nil, source: .code), finish([Run.a]),
      ])
    #expect(run.machine.selected == nil)
  }
}
