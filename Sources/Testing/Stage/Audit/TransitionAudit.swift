import LayerTime
import UIKit

/// Checks that animators keep the rules of their protocol, in the transitions of any container.
///
/// An animator has to call `completeTransition(_:)` once, with the inverse of `transitionWasCancelled`, and has to leave
/// the page that stays as it was. UIKit reports none of it.
@MainActor final class TransitionAudit {
  private var transitions: [AuditedTransition] = []
  /// The issues so far. Each names the class of the animator.
  private(set) var issues: [String] = []
  private let onIssue: (String) -> Void

  /// - Parameter onIssue: Called with each issue.
  init(onIssue: @escaping (String) -> Void) {
    self.onIssue = onIssue
  }

  /// `true` if nothing of a transition moves, and its animator has not reported its end.
  var isAwaitingReport: Bool { transitions.contains { $0.isAwaitingReport } }

  /// Handles a step of a transition.
  func take(_ step: TransitionStep, _ context: AnyObject, _ animator: AnyObject?) {
    if case .willStart(let duration) = step {
      guard let animator, let context = context as? any UIViewControllerContextTransitioning else { return }
      transitions.append(AuditedTransition(context, animator: animator, duration: duration))
    }
    guard let transition = transitions.last(where: { $0.context === context }) else { return }
    switch step {
    case .willStart: break
    case .report(let didComplete): report(transition.report(didComplete), by: transition)
    case .willRestore(let isCompleted, let isInterrupted):
      transition.willRestore(completed: isCompleted, isInterrupted: isInterrupted)
    case .didRestore: watchWrites()
    case .ended: transition.end()
    }
  }

  /// Handles code that is not an animator's, before and after it runs.
  func note(_ source: OtherChanges, isOver: Bool) {
    for transition in transitions { transition.note(source, isOver: isOver) }
  }

  /// Judges the transitions that have ended. Call it when no code of an animator is running: what an animator does after
  /// its report counts.
  func judge() {
    for transition in transitions { report(transition.removeJudgment(), by: transition) }
    watchWrites()
    transitions.removeAll { $0.context == nil && !$0.isAwaitingReport }
  }

  /// Looks for reports that are missing. Call it in each frame.
  func frame(at time: CFTimeInterval) {
    for transition in transitions where transition.missesReport(at: time) {
      report("has not called completeTransition(_:) after its animations and its duration", by: transition)
    }
  }

  private func report(_ fault: String?, by transition: AuditedTransition) {
    guard let fault else { return }
    issues.append("\(transition.animatorName) \(fault)")
    onIssue(issues[issues.count - 1])
  }

  /// Observes changes to the pages that are about to be judged.
  private func watchWrites() {
    let pages = transitions.compactMap(\.stayingPage)
    guard !pages.isEmpty else { return LayerWrites.observer = nil }
    LayerWrites.observer = { layer, key in
      MainActor.assumeIsolated { for page in pages { page.noteWrite(key, of: layer) } }
    }
  }
}
