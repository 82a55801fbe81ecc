import Stage
import UIKit

/// How a transition goes.
enum Way: CaseIterable, Sendable {
  /// By itself.
  case free
  /// Held by a percentage, and let go to its end.
  case finished
  /// Held by a percentage, and let go to go back.
  case cancelled
}

/// What runs a transition from the page "old" to the page "new".
enum HostKind: CaseIterable, Sendable {
  case container, tab, push, pop, present, dismiss

  @MainActor func host(_ way: Way) -> Host {
    switch self {
    case .container: ContainerHost(way)
    case .tab: TabHost(way)
    case .push: NavigationHost(way, pushes: true)
    case .pop: NavigationHost(way, pushes: false)
    case .present: ModalHost(way, presents: true)
    case .dismiss: ModalHost(way, presents: false)
    }
  }
}

/// A controller in a window, with the animator and two pages.
@MainActor class Host: NSObject {
  let stage = Stage(endReports: .afterFrame)
  let journal: Journal
  let animator: TellingAnimator
  let old, new: TellingPage
  let way: Way
  let percent = UIPercentDrivenInteractiveTransition()
  /// How long the rest took that a finger left, in seconds.
  private(set) var rest: TimeInterval = 0

  init(_ way: Way) {
    self.way = way
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

  /// What the delegate answers when it is asked for the interaction controller.
  var interaction: (any UIViewControllerInteractiveTransitioning)? { way == .free ? nil : percent }

  /// To be overridden: starts the transition.
  func start() {}
  func update(_ part: CGFloat) { percent.update(part) }
  func finish() { percent.finish() }
  func cancel() { percent.cancel() }

  /// Where the finger is, what the coordinator says of it, and what is seen.
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

  /// The call list of the transition, and how it is afterwards.
  func run() -> [String] {
    stage.run(for: 0.2)
    journal.clear()
    new.watchCoordinator()
    start()
    switch way {
    case .free: break
    case .finished, .cancelled:
      scrub(0.25)
      scrub(0.6)
      tell(way == .finished ? "finger: finishes" : "finger: cancels")
      let release = stage.time
      if way == .finished { finish() } else { cancel() }
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
