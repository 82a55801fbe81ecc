import Stage
import UIKit

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

  @MainActor func host(_ scenario: Scenario) -> Host {
    switch self {
    case .container: ContainerHost(scenario)
    case .tab: TabHost(scenario)
    case .push: NavigationHost(scenario, pushes: true)
    case .pop: NavigationHost(scenario, pushes: false)
    case .present: ModalHost(scenario, presents: true)
    case .dismiss: ModalHost(scenario, presents: false)
    }
  }
}

/// A controller in a window, with the animator and two pages.
@MainActor class Host: NSObject {
  let stage = Stage(endReports: .afterFrame)
  let journal: Journal
  let animator: TellingAnimator
  let old, new: TellingPage
  let scenario: Scenario
  let percent = UIPercentDrivenInteractiveTransition()
  /// The time from the release to the animator's completion, in seconds.
  private(set) var rest: TimeInterval = 0

  init(_ scenario: Scenario) {
    self.scenario = scenario
    journal = Journal()
    animator = TellingAnimator(journal)
    old = TellingPage("old", journal)
    new = TellingPage("new", journal)
    super.init()
    old.view.backgroundColor = .red
    new.view.backgroundColor = .blue
  }

  isolated deinit { stage.tearDown() }

  func tell(_ line: String) { journal.add(line) }

  /// The interaction controller that the delegate returns.
  var interaction: (any UIViewControllerInteractiveTransitioning)? { scenario == .free ? nil : percent }

  /// Starts the transition. Subclasses override this.
  func start() {}
  func update(_ part: CGFloat) { percent.update(part) }
  func finish() { percent.finish() }
  func cancel() { percent.cancel() }

  /// Updates the transition, and logs its progress, the coordinator's and the new page's visible alpha.
  private func scrub(_ part: CGFloat) {
    stage.run(for: 0.1)
    update(part)
    stage.run(for: 0.1)
    func percent(_ part: CGFloat?) -> String { part.map { "\(Int(($0 * 100).rounded()))" } ?? "none" }
    let seen = (new.view.layer.presentation() ?? new.view.layer).opacity
    tell(
      "finger: at \(percent(part)), coordinator at \(percent(new.transitionCoordinator?.percentComplete)), alpha \(percent(CGFloat(seen)))"
    )
  }

  /// Runs the transition, and returns its call list and the state at rest after it.
  func run() -> [String] {
    stage.run(for: 0.2)
    journal.clear()
    new.watchCoordinator()
    start()
    switch scenario {
    case .free: break
    case .finished, .cancelled:
      scrub(0.25)
      scrub(0.6)
      tell(scenario == .finished ? "finger: finishes" : "finger: cancels")
      let release = stage.time
      if scenario == .finished { finish() } else { cancel() }
      stage.run(until: { [journal] in journal.lines.contains { $0.hasPrefix("animator: complete") } })
      rest = stage.time - release
    }
    stage.run(for: 2)
    tell("rest: in the window old \(old.view.window != nil), new \(new.view.window != nil)")
    tell("rest: alpha old \(old.view.alpha), new \(new.view.alpha)")
    let layers = [old.view.layer, new.view.layer] + [old.view.superview, new.view.superview].compactMap { $0?.layer }
    tell("rest: time is given back \(layers.allSatisfy { $0.speed == 1 && $0.timeOffset == 0 && $0.beginTime == 0 })")
    tell("rest: coordinator \(old.transitionCoordinator != nil || new.transitionCoordinator != nil)")
    for issue in stage.issues { tell("issue: \(issue)") }
    return journal.lines
  }
}
