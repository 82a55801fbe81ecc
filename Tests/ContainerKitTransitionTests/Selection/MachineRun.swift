import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

/// Runs the machine without a container. It performs no effects, and a test sets the answers.
@MainActor struct MachineRun {
  typealias Effect = SelectionMachine.Effect
  typealias Answer = SelectionMachine.Answer

  static let (a, b, c) = (Page(UIViewController()), Page(UIViewController()), Page(UIViewController()))
  static let (first, second, third) = (SelectionRequest { _ in }, SelectionRequest { _ in }, SelectionRequest { _ in })

  private(set) var machine = SelectionMachine()
  /// Returns the answer to an effect; nil for the usual one.
  var answer: (Effect) -> Answer? = { _ in nil }
  /// Called while an effect is performed.
  var onEffect: (SelectionMachine) -> Void = { _ in }

  init(selected: Page = a) { _ = send(.setChildren([Self.a, Self.b, Self.c], fallback: selected)) }

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
    switch effect {
    case .settle(let direction, _, _): .settled(.turned(direction))
    case .hold(let source): .interactive(by: source)
    default: nil
    }
  }

  /// The position of a page, from 1.
  static func number(of page: Page) -> Int? { [a, b, c].firstIndex(of: page).map { $0 + 1 } }

  /// The step that leads from a page to another in the order of the tabs.
  static func requestedStep(_ from: Page, _ to: Page) -> RequestedStep {
    RequestedStep(step: PageOrder([a, b, c]).step(from: from, to: to), start: from)
  }

  // MARK: Lists

  /// - Parameter source: Nil stands for the pan if the transition is interactive, otherwise for code.
  static func beginning(
    _ from: Page, _ to: Page, isInteractive: Bool = false, source: ContainerSelectionSource? = nil,
    step: ContainerPageStep? = nil
  ) -> [Effect] {
    let source = source ?? (isInteractive ? .pan : .code)
    let request = ContainerTransitionRequest(
      from: from.controller, to: to.controller, source: source,
      step: step ?? requestedStep(from, to).step, isInteractive: isInteractive)
    return [
      .willSelect(to, source), .requestAnimator(request), .loadPage(to), .createTransition(request),
      .beginAppearance(appearing: to, disappearing: from), .insertPage(to), .startAnimator,
    ]
  }

  static func ending(
    _ from: Page, _ to: Page, _ outcome: Outcome = .completed, isInterrupted: Bool = false,
    source: ContainerSelectionSource = .code
  ) -> [Effect] {
    let isCompleted = outcome == .completed
    let (shown, hidden) = isCompleted ? (to, from) : (from, to)
    return [
      .endInteraction(outcome), .restoreViews(outcome, isInterrupted: isInterrupted),
      .endAppearance(shown: shown, hidden: hidden), .animationEnded(outcome), .runCompletions,
      .leaveTransition(selected: shown, source: isCompleted ? source : nil),
      isCompleted ? .didSelect(to, source) : .didCancel(to, source),
    ]
  }

  static func replacement(_ from: Page?, _ to: Page) -> [Effect] {
    [.willSelect(to, .code), .replacePage(from: from, to: to, source: .code), .didSelect(to, .code)]
  }
}
