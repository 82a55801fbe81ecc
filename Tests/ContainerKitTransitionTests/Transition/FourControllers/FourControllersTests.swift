import Testing
import UIKit

@testable import ContainerKitTestSupport

/// The animator, the pages and the delegate have no code for a particular controller. What differs is the controllers'
/// behavior, and every difference is a row of `Difference.all`.
@Suite("One animator, unchanged, in four controllers", .serialized) @MainActor struct FourControllersTests {
  @Test("makes the calls of the reference list in the container", arguments: Scenario.allCases)
  func referenceCalls(_ scenario: Scenario) {
    #expect(HostKind.container.run(scenario).lines() == ReferenceList.lines(scenario))
  }

  @Test(
    "makes them in every other controller, except for the explained differences",
    arguments: HostKind.allCases.filter { $0 != .container }, Scenario.allCases)
  func otherControllersCalls(_ kind: HostKind, _ scenario: Scenario) {
    var expected = ReferenceList.lines(scenario)
    for difference in Difference.all where difference.kinds.contains(kind) && difference.scenarios.contains(scenario) {
      #expect(difference.apply(to: &expected), "\(kind), \(scenario): \(difference.entry) differs no longer")
    }
    #expect(kind.run(scenario).lines() == expected)
  }

  @Test(
    "takes the rest's fraction of the duration after a release at 0.6, plus the frames until the report",
    arguments: HostKind.allCases, [Scenario.finished, .cancelled])
  func restDuration(_ kind: HostKind, _ scenario: Scenario) {
    let run = kind.run(scenario)
    _ = run.lines()
    let seconds = scenario == .finished ? 0.2 : 0.3
    #expect(run.rest > seconds - 0.001 && run.rest < seconds + 3.5 / 60, "\(run.rest)")
  }

  @Test("has a reason and a source for every difference")
  func differenceReasons() {
    #expect(
      Difference.all.allSatisfy { !$0.why.isEmpty && !$0.source.isEmpty && !$0.kinds.isEmpty && !$0.scenarios.isEmpty })
  }
}

/// The complete call lists of `ContainerViewController` with the animator.
enum ReferenceList {
  static func lines(_ scenario: Scenario) -> [String] {
    let isHeld = scenario != .free
    return [
      "delegate: will", "delegate: animator", "delegate: interaction", "animator: duration", "new: willAppear animated",
      "coordinator: initially interactive \(isHeld)", "old: willDisappear animated", "animator: animate",
      "context: from old to new", "context: views are the pages' true true", "context: from initially whole",
      "context: from finally one width to the left", "context: to initially one width to the right",
      "context: to finally whole", "context: to has its final size true",
      "context: container in a window true, as large true", "context: container has from true, to true",
      "context: animated true, interactive \(isHeld)", "context: style -1", "coordinator: alongside",
    ] + end(scenario)
  }

  private static func end(_ scenario: Scenario) -> [String] {
    switch scenario {
    case .free: completed
    case .finished: finger + ["finger: finishes", "coordinator: changed interactive false cancelled false"] + completed
    case .cancelled:
      finger + [
        "finger: cancels", "coordinator: changed interactive false cancelled true", "new: willDisappear animated",
        "old: willAppear animated", "animator: complete cancelled true interactive false", "new: didDisappear animated",
        "old: didAppear animated", "animator: ended false", "coordinator: completion cancelled true",
        "delegate: did cancel", "completion false", "rest: in the window old true, new false",
      ] + rest
    }
  }

  /// The view animation's curve is ease-in-ease-out, even while a finger drives it.
  private static let finger = [
    "finger: at 25, coordinator at 25, alpha 13", "finger: at 60, coordinator at 60, alpha 67",
  ]

  private static let completed =
    [
      "animator: complete cancelled false interactive false", "old: didDisappear animated", "new: didAppear animated",
      "animator: ended true", "coordinator: completion cancelled false", "delegate: did", "completion true",
      "rest: in the window old false, new true",
    ] + rest

  private static let rest = [
    "rest: alpha old 1.0, new 1.0", "rest: time is given back true", "rest: coordinator false",
  ]
}
