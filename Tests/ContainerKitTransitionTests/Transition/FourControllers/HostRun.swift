import ContainerKitTesting
import UIKit

@testable import ContainerKitTestSupport

/// The course of a transition.
enum Scenario: CaseIterable, Sendable {
  /// It runs by itself.
  case free
  /// It is driven by a percentage, and then finished.
  case finished
  /// It is driven by a percentage, and then cancelled.
  case cancelled
}

/// A controller, and its operation, that runs a transition from the page "old" to the page "new".
enum HostKind: CaseIterable, Sendable {
  case container, tab, push, pop, present, dismiss

  @MainActor func run(_ scenario: Scenario) -> HostRun { HostRun(self, scenario) }

  @MainActor fileprivate func host(_ transition: HostedTransition) -> any PercentDrivenHost {
    switch self {
    case .container: DrivenContainerHost(transition)
    case .tab: TabHost(transition)
    case .push, .pop: NavigationHost(transition)
    case .present, .dismiss: ModalHost(transition, style: .fullScreen)
    }
  }
}

/// A transition of two pages by an animator in a host. All of them log their calls.
@MainActor final class HostRun {
  let host: any PercentDrivenHost
  let scenario: Scenario
  private let journal = Journal()
  private let old, new: TellingPage
  /// The time from the release to the animator's completion, in seconds.
  private(set) var rest: TimeInterval = 0

  init(_ kind: HostKind, _ scenario: Scenario) {
    self.scenario = scenario
    let animator = TellingAnimator(journal)
    let (old, new) = (TellingPage("old", journal), TellingPage("new", journal))
    (self.old, self.new) = (old, new)
    old.view.backgroundColor = .red
    new.view.backgroundColor = .blue
    let isBackwards = kind == .pop || kind == .dismiss
    var transition = HostedTransition(isBackwards: isBackwards, pages: { isBackwards ? [new, old] : [old, new] }) {
      [journal] _, _ in
      journal.add("delegate: animator")
      return animator
    }
    transition.showsSystemBars = true
    transition.onCall = { [journal] in journal.add($0) }
    host = kind.host(transition)
    guard scenario != .free else { return }
    // UIKit's class drives only UIKit's contexts.
    host.percent = kind == .container ? PercentDrivenInteractiveTransition() : UIPercentDrivenInteractiveTransition()
  }

  var stage: Stage { host.stage }
  var newLayer: CALayer { new.view.layer }

  func start() { host.go(back: false, animated: true) }
  func release() { scenario == .cancelled ? host.percent?.cancel() : host.percent?.finish() }

  /// Updates the transition, and logs its progress, the coordinator's and the new page's visible alpha.
  private func scrub(_ part: CGFloat) {
    stage.run(for: 0.1)
    host.percent?.update(part)
    stage.run(for: 0.1)
    func percent(_ part: CGFloat?) -> String { part.map { "\(Int(($0 * 100).rounded()))" } ?? "none" }
    let coordinator = percent(new.transitionCoordinator?.percentComplete)
    let alpha = percent(CGFloat((newLayer.presentation() ?? newLayer).opacity))
    journal.add("finger: at \(percent(part)), coordinator at \(coordinator), alpha \(alpha)")
  }

  /// Runs the transition, and returns its call list and the state at rest after it.
  func lines() -> [String] {
    stage.run(for: 0.2)
    journal.clear()
    new.watchCoordinator()
    start()
    if scenario != .free {
      scrub(0.25)
      scrub(0.6)
      journal.add(scenario == .finished ? "finger: finishes" : "finger: cancels")
      let start = stage.time
      release()
      stage.run(until: { [journal] in journal.lines.contains { $0.hasPrefix("animator: complete") } })
      rest = stage.time - start
    }
    stage.run(for: 2)
    let layers = [old.view.layer, new.view.layer] + [old.view.superview, new.view.superview].compactMap { $0?.layer }
    let isTimeNormal = layers.allSatisfy { $0.speed == 1 && $0.timeOffset == 0 && $0.beginTime == 0 }
    return journal.lines + [
      "rest: in the window old \(old.view.window != nil), new \(new.view.window != nil)",
      "rest: alpha old \(old.view.alpha), new \(new.view.alpha)", "rest: time is given back \(isTimeNormal)",
      "rest: coordinator \(old.transitionCoordinator != nil || new.transitionCoordinator != nil)",
    ] + stage.issues.map { "issue: \($0)" }
  }
}
