@testable import ContainerKit

/// Runs the machine without a container. It performs no effects, and a test sets the answers.
@MainActor struct MachineRun {
  typealias Effect = SelectionMachine.Effect
  typealias Answer = SelectionMachine.Answer

  static let (a, b, c) = (ChildID(number: 1), ChildID(number: 2), ChildID(number: 3))
  static let (first, second, third) = (SelectionRequest { _ in }, SelectionRequest { _ in }, SelectionRequest { _ in })

  private(set) var machine = SelectionMachine()
  /// Returns the answer to an effect; nil for the usual one.
  var answer: (Effect) -> Answer? = { _ in nil }
  /// Called while an effect is performed.
  var onEffect: (SelectionMachine) -> Void = { _ in }

  init(selected: ChildID = a) {
    _ = send(.setChildren([Self.a, Self.b, Self.c], fallback: selected))
  }

  /// Sends an event, and returns all effects that follow.
  mutating func send(_ event: SelectionEvent, canAnimate: Bool = true) -> [Effect] {
    machine.handle(event, canAnimate: canAnimate)
    return effects()
  }

  /// Sends an answer, and returns all effects that follow.
  mutating func send(_ answer: Answer) -> [Effect] {
    machine.handle(answer)
    return effects()
  }

  /// Sends an event, and then others in the middle of the effect with an index. Returns all effects that follow.
  mutating func send(_ event: SelectionEvent, during index: Int, _ nested: (inout SelectionMachine) -> Void) -> [Effect]
  {
    machine.handle(event)
    return effects(during: index, nested)
  }

  /// Sends an event, and something else before the first effect. Returns all effects that follow.
  mutating func send(_ event: SelectionEvent, before other: (inout SelectionMachine) -> Void) -> [Effect] {
    machine.handle(event)
    other(&machine)
    return effects()
  }

  private mutating func effects(
    during index: Int? = nil, _ nested: (inout SelectionMachine) -> Void = { _ in }
  ) -> [Effect] {
    var effects: [Effect] = []
    while machine.advance(), let effect = machine.next() {
      if effects.count == index { nested(&machine) }
      onEffect(machine)
      effects.append(effect)
      if let answer = answer(effect) ?? usualAnswer(effect) { machine.handle(answer) }
    }
    return effects
  }

  private func usualAnswer(_ effect: Effect) -> Answer? {
    if case .settle(let toEnd, _, _) = effect { .turned(toEnd: toEnd) } else { nil }
  }

  // MARK: Lists

  static func beginning(_ from: ChildID, _ to: ChildID, isHeld: Bool = false) -> [Effect] {
    [
      .willSelect(to), .requestAnimator(from: from, to: to), .loadPage(to),
      .createTransition(from: from, to: to, isHeld: isHeld), .beginAppearance(appearing: to, disappearing: from),
      .insertPage(to), .startAnimator,
    ]
  }

  static func ending(
    _ from: ChildID, _ to: ChildID, isCompleted: Bool = true, isInterrupted: Bool = false,
    source: ContainerSelectionSource = .code
  ) -> [Effect] {
    let (shown, hidden) = isCompleted ? (to, from) : (from, to)
    return [
      .endInteraction(isCompleted: isCompleted),
      .restoreViews(isCompleted: isCompleted, isInterrupted: isInterrupted),
      .endAppearance(shown: shown, hidden: hidden), .animationEnded(isCompleted: isCompleted), .runCompletions,
      .leaveTransition(selected: shown, source: isCompleted ? source : nil),
      isCompleted ? .didSelect(to, source) : .didCancel(to),
    ]
  }

  static func replacement(_ from: ChildID?, _ to: ChildID) -> [Effect] {
    [.willSelect(to), .replacePage(from: from, to: to, source: .code), .didSelect(to, .code)]
  }
}
