import LayerTime
import UIKit

/// A transition of any container, and the state of its audit.
@MainActor final class AuditedTransition {
  /// The time without movement, after the animator's duration, until its report counts as missing: both this number of
  /// seconds, and this number of frames. Code that runs in the next turn of the main queue needs a frame for each turn.
  static let maximumSecondsToWait: TimeInterval = 0.5
  static let maximumFramesToWait = 4

  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  let animatorName: String
  private let duration: TimeInterval
  private let start = CACurrentMediaTime()
  private let pages: [AuditedPage]
  private var idle: (since: CFTimeInterval, frames: Int)?
  /// `true` once the animator has called `completeTransition(_:)`.
  private var isReported = false
  private var isEnded = false
  /// `true` if the container has ended the transition without the report that was due.
  private var isAbandoned = false
  /// `true` once the missing report is an issue.
  private var isMissed = false
  /// The page that stays, once the transition has restored it. It is judged when its animator's code has returned.
  private(set) var stayingPage: AuditedPage?

  init(_ context: any UIViewControllerContextTransitioning, animator: AnyObject, duration: TimeInterval) {
    self.context = context
    animatorName = String(describing: type(of: animator))
    self.duration = duration
    pages = [UITransitionContextViewControllerKey.from, .to].compactMap { key in
      context.viewController(forKey: key)?.viewIfLoaded.map {
        AuditedPage($0, isIncoming: key == .to, keepsAppearance: key == .to && context.presentsSheet)
      }
    }
  }

  // MARK: Steps

  /// Handles the animator's report. Returns a description of its mistake; nil if it is correct.
  func report(_ didComplete: Bool) -> String? {
    guard !isReported else { return "called completeTransition(_:) twice in one transition" }
    isReported = true
    guard let context, !isEnded, didComplete == context.transitionWasCancelled else { return nil }
    return "called completeTransition(\(didComplete)), but transitionWasCancelled is \(didComplete); "
      + "pass !transitionContext.transitionWasCancelled"
  }

  /// Notes how the animator leaves the page that stays, unless it has not reported yet.
  func willRestore(completed: Bool, isInterrupted: Bool) {
    guard isReported else {
      isAbandoned = !isInterrupted
      return
    }
    stayingPage = pages.first { $0.isIncoming == completed }
    stayingPage?.noteChanges()
  }

  func end() { isEnded = true }

  /// Handles code that is not the animator's, before and after it runs.
  func note(_ source: OtherChanges, isOver: Bool) {
    for page in pages { page.note(source, isOver: isOver) }
  }

  /// Returns the mistakes in the page that stays; nil if there are none, or if the transition is not over.
  func removeJudgment() -> String? {
    guard isEnded, let page = stayingPage else { return nil }
    stayingPage = nil
    let changes = page.remainingChanges
    guard !changes.isEmpty else { return nil }
    let transition = page.isIncoming ? "its transition" : "a cancelled transition"
    return "left the \(page.isIncoming ? "incoming" : "outgoing") view's \(changes.joined(separator: ", ")) changed "
      + "after \(transition)"
  }

  // MARK: Timing

  /// `true` if the animator's report is due: nothing moves, and no finger or interaction controller drives it.
  var isAwaitingReport: Bool {
    guard !isReported, !isMissed else { return false }
    guard !isEnded, let context, !context.isInteractive else { return isAbandoned }
    let views = [context.containerView] + pages.compactMap(\.view)
    return !views.contains { $0.layer.isAnimated }
  }

  /// Returns true once, when the report has been due for too long. Call this in each frame.
  func missesReport(at time: CFTimeInterval) -> Bool {
    guard time >= start + duration, isAwaitingReport else {
      idle = nil
      return false
    }
    let (since, frames) = idle.map { ($0.since, $0.frames + 1) } ?? (time, 0)
    idle = (since, frames)
    isMissed = time - since >= Self.maximumSecondsToWait && frames >= Self.maximumFramesToWait
    return isMissed
  }
}

extension UIViewControllerContextTransitioning {
  /// `true` if a page is presented, and the one below it stays in its place.
  fileprivate var presentsSheet: Bool { presentationStyle != .none && view(forKey: .from) == nil }
}

extension CALayer {
  /// `true` if the layer, its mask, or a layer below it has an animation that ends.
  package var isAnimated: Bool {
    allAnimations.contains { $0.repeatCount.isFinite && $0.repeatDuration.isFinite } || mask?.isAnimated == true
      || sublayers?.contains { $0.isAnimated } == true
  }
}
