import Testing

@testable import ContainerKit

@Suite("The machine decides") struct TransitionMachineTests {
  typealias Event = TransitionMachine.Event
  typealias Effect = TransitionMachine.Effect

  static let (a, b, c) = (ChildID(number: 1), ChildID(number: 2), ChildID(number: 3))

  private func effects(of events: [Event]) -> [[Effect]] {
    var machine = TransitionMachine()
    _ = Self.answered(.children([Self.a, Self.b, Self.c], heir: Self.a), by: &machine)
    return events.map { Self.answered($0, by: &machine) }
  }

  /// Returns the effects of an event, and after each of them the effects of the event that answers it.
  private static func answered(_ event: Event, by machine: inout TransitionMachine) -> [Effect] {
    machine.handle(event).flatMap { effect -> [Effect] in
      switch effect {
      case .swap(_, let to, _, _): [effect] + answered(.swapped(to: to), by: &machine)
      case .takeNext: [effect] + answered(.next, by: &machine)
      default: [effect]
      }
    }
  }

  @Test("a tap begins a transition and its request is resolved at the end")
  func tap() {
    #expect(
      effects(of: [.select(Self.b, animated: true, request: 1), .ended(completed: true)]) == [
        [.begin(from: Self.a, to: Self.b, held: false)], [.resolve(1, true)],
      ])
  }

  @Test("an unanimated request swaps at once")
  func swap() {
    #expect(
      effects(of: [.select(Self.b, animated: false, request: 1), .select(Self.b, animated: false, request: 2)]) == [
        [.swap(from: Self.a, to: Self.b), .resolve(1, true)], [.resolve(2, true)],
      ])
  }

  @Test("a drag that is let go early is cancelled, and the selection never moves")
  func cancelledDrag() {
    var machine = TransitionMachine()
    _ = Self.answered(.children([Self.a, Self.b], heir: Self.a), by: &machine)
    var effects: [Effect] = []
    for event in [Event.panBegan(Self.b), .released(commit: false, velocity: -2), .ended(completed: false)] {
      effects += machine.handle(event)
      #expect(machine.selected == Self.a)
    }
    #expect(
      effects == [
        .begin(from: Self.a, to: Self.b, held: true), .settle(commit: false, velocity: -2),
      ])
  }

  @Test("the tab where it came from turns a running transition round, and both requests are answered truly")
  func turnedRound() {
    #expect(
      effects(of: [
        .select(Self.b, animated: true, request: 1), .select(Self.a, animated: true, request: 2),
        .ended(completed: false),
      ]) == [
        [.begin(from: Self.a, to: Self.b, held: false)],
        [.settle(commit: false, velocity: 0)],
        [.resolve(1, false), .takeNext, .resolve(2, true)],
      ])
  }

  @Test("a third tab follows when the running transition has ended, and the last request wins")
  func lastWins() {
    #expect(
      effects(of: [
        .select(Self.b, animated: true, request: 1), .select(Self.c, animated: true, request: 2),
        .select(Self.b, animated: true, request: 3), .select(Self.c, animated: true, request: 4),
        .ended(completed: true), .ended(completed: true),
      ]) == [
        [.begin(from: Self.a, to: Self.b, held: false)], [.hurry], [.resolve(2, false)], [.hurry],
        [.resolve(1, true), .resolve(3, true), .takeNext, .begin(from: Self.b, to: Self.c, held: false)],
        [.resolve(4, true)],
      ])
  }

  @Test("a tap on the incoming tab while a finger holds it finishes, and so does one on the way back")
  func tapWhileHeld() {
    #expect(
      effects(of: [
        .panBegan(Self.b), .released(commit: false, velocity: 0), .select(Self.b, animated: true, request: 1),
        .ended(completed: true),
      ]) == [
        [.begin(from: Self.a, to: Self.b, held: true)], [.settle(commit: false, velocity: 0)],
        [.settle(commit: true, velocity: 0)], [.resolve(1, true)],
      ])
  }

  @Test("an unanimated request ends the running transition first")
  func unanimatedInTheMiddle() {
    #expect(
      effects(of: [
        .select(Self.b, animated: true, request: 1), .select(Self.c, animated: false, request: 2),
        .ended(completed: true),
      ]) == [
        [.begin(from: Self.a, to: Self.b, held: false)], [.endNow(completed: true)],
        [.resolve(1, true), .takeNext, .swap(from: Self.b, to: Self.c), .resolve(2, true)],
      ])
  }

  @Test("a page that is removed leaves even if the page that follows it was taken out meanwhile")
  func noFollower() {
    var machine = TransitionMachine()
    _ = Self.answered(.children([Self.a, Self.b, Self.c], heir: Self.a), by: &machine)
    #expect(machine.handle(.children([Self.b, Self.c], heir: Self.b)) == [.swap(from: Self.a, to: Self.b)])
    #expect(machine.handle(.cannotSwap) == [.swap(from: Self.a, to: nil)])
    #expect(machine.handle(.swapped(to: nil)) == [])
    #expect(machine.selected == nil)
    #expect(machine.handle(.children([Self.c], heir: Self.c)) == [.swap(from: nil, to: Self.c)])
  }

  @Test(
    "the selection moves when a swap is confirmed, and a waiting request is handled after the last call of the end")
  func confirmed() {
    var machine = TransitionMachine()
    _ = Self.answered(.children([Self.a, Self.b, Self.c], heir: Self.a), by: &machine)
    _ = machine.handle(.select(Self.b, animated: true, request: nil))
    _ = machine.handle(.select(Self.c, animated: false, request: nil))
    var seen: [ChildID?] = []
    #expect(machine.handle(.ended(completed: true)) == [.takeNext])
    seen.append(machine.selected)
    #expect(machine.handle(.next) == [.swap(from: Self.b, to: Self.c)])
    seen.append(machine.selected)
    #expect(machine.handle(.swapped(to: Self.c)) == [])
    seen.append(machine.selected)
    #expect(seen == [Self.b, Self.b, Self.c])
  }

  @Test("an interruption finishes what runs to its end and cancels what is held")
  func interrupted() {
    #expect(effects(of: [.panBegan(Self.b), .interrupted])[1] == [.endNow(completed: false)])
    #expect(
      effects(of: [.select(Self.b, animated: true, request: nil), .interrupted])[1] == [.endNow(completed: true)])
    #expect(effects(of: [.interrupted]) == [[]])
  }

  @Test("a second pan, a release without a hold, and an end without a transition change nothing")
  func nothing() {
    #expect(
      effects(of: [
        .released(commit: true, velocity: 0), .ended(completed: true), .held(byController: false), .panBegan(Self.a),
        .panBegan(Self.b),
        .panBegan(Self.c),
      ]) == [[], [], [], [], [.begin(from: Self.a, to: Self.b, held: true)], []])
  }

  @Test("a request for somebody who is no child is answered with false")
  func stranger() {
    #expect(
      effects(of: [.select(ChildID(number: 4), animated: true, request: 1)]) == [[.resolve(1, false)]])
  }
}
