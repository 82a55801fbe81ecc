import ContainerKit
import UIKit

/// Drives one transition, as a plan says, and judges it.
@MainActor final class ReportDrive {
  let animator: String
  let examined: ReportedTransition
  let plan: ReportPlan
  let baseline: ReportBaseline
  let host: any TransitionHost
  let watch: ReportWatch
  /// The pages of each frame of the transition when it runs by itself; empty if that is not known.
  let running: [ReportPages]
  var notes: [ReportNote] = []
  /// The numbers of the stage's issues that have been judged.
  var judged = (animator: 0, all: 0)
  /// The superview of the page that a custom presentation leaves in its place.
  let superviewBelow: UIView?

  var stage: Stage { host.stage }

  init(
    _ host: any TransitionHost, of animator: String, in examined: ReportedTransition, _ plan: ReportPlan,
    _ baseline: ReportBaseline, running: [ReportPages]
  ) {
    (self.animator, self.examined, self.plan, self.baseline) = (animator, examined, plan, baseline)
    (self.host, self.running) = (host, running)
    watch = ReportWatch(host)
    superviewBelow = host.below?.viewIfLoaded?.superview
    if plan.reducesMotion { host.stage.settings.isReduceMotionEnabled = true }
  }

  /// Drives the transition. Returns false if the plan does not apply.
  func perform() -> Bool {
    switch plan.course {
    case .end: runToEnd()
    case .vending: return vend()
    case .scrub: scrub()
    case .cancel: cancel()
    case .grab: return grab()
    case .reverse: return reverse()
    case .rotation: return rotate()
    case .background: return enterBackground()
    case .removal: return remove()
    }
    return true
  }

  // MARK: Courses

  private func runToEnd() {
    begin()
    host.run()
    rest()
    judge(completed: true)
    if plan.reducesMotion { remarkOnReducedMotion() } else if plan.isFirst { remarkOnDuration() }
    returnToStart()
  }

  /// Asks twice for the interruptible animator. Nothing else is judged, because asking may have changed the pages.
  private func vend() -> Bool {
    begin(watchesFlashes: false)
    host.run()
    stage.run(until: { watch.transition != nil }, limit: 1)
    guard host.isUnderWay, let first = watch.vendedAnimator, let second = watch.vendedAnimator else { return false }
    for _ in 0..<2 { stage.servedFrame() }
    if first !== second {
      fault(
        "returns another object from each call of interruptibleAnimator(using:) in one transition; UIKit expects the "
          + "same one.")
    }
    return true
  }

  private func scrub() {
    begin()
    guard hold() else { return }
    var shown: [(fraction: CGFloat, pages: ReportPages, picture: StagePicture)] = []
    for fraction in [0.25, 0.5, 0.75] as [CGFloat] {
      guard host.scrub(to: fraction) else { break }
      shown.append((fraction, ReportPages(host), stage.picture))
    }
    if plan.isFirst { remarkOnScrubbing(shown) }
    host.letGo(finishing: true)
    rest()
    judge(completed: true)
    returnToStart()
  }

  private func cancel() {
    for fractions in [[0.6], [0.5, 0], [0.05]] as [[CGFloat]] {
      begin()
      guard hold() else { return }
      for fraction in fractions { host.scrub(to: fraction) }
      host.letGo(finishing: false)
      rest()
      let isAtOnce = watch.transition?.isAtOnce == true
      judge(completed: isAtOnce)
      // Later faults would be consequences of these.
      guard faultCount == 0, !host.isUnderWay, !isAtOnce else { return }
    }
    begin()
    guard hold() else { return }
    host.scrub(to: 0.75)
    host.letGo(finishing: true)
    rest()
    judge(completed: true)
  }

  private func grab() -> Bool {
    begin()
    host.run(isGrabbable: true)
    guard runToMiddle() else { return false }
    guard host.isGrabbable, host.grab() else { return false }
    host.letGo(finishing: false)
    rest()
    judge(completed: false)
    return true
  }

  private func reverse() -> Bool {
    guard let container = host as? ContainerTransitionHost else { return false }
    begin()
    host.run()
    guard runToMiddle() else { return false }
    container.reverse()
    rest()
    judge(completed: false)
    return true
  }

  private func rotate() -> Bool {
    begin(watchesFlashes: false)
    host.run()
    guard runToMiddle() else { return false }
    stage.rotate(to: .landscapeLeft)
    rest()
    stage.run(for: 1)
    judge(completed: true, isTurned: true)
    return true
  }

  private func enterBackground() -> Bool {
    begin(watchesFlashes: false)
    host.run()
    guard runToMiddle() else { return false }
    stage.enterBackground()
    for _ in 0..<12 { stage.servedFrame() }
    stage.enterForeground()
    rest()
    judge(completed: host.to.viewIfLoaded?.window != nil && (examined.isPresentation || host.from.view.window == nil))
    return true
  }

  private func remove() -> Bool {
    begin(watchesFlashes: false)
    host.run()
    guard runToMiddle() else { return false }
    stage.window.rootViewController = UIViewController()
    stage.run(for: 1)
    judgeSettings()
    return true
  }

  // MARK: Steps

  private func begin(watchesFlashes: Bool = true) {
    watch.reset()
    if watchesFlashes { stage.watchForFlashes() }
  }

  /// Starts the transition interactively. Returns false if it is over by then, which is judged.
  private func hold() -> Bool {
    host.hold()
    if host.scrub(to: 0) { return true }
    host.letGo(finishing: true)
    rest()
    judge(completed: true)
    return false
  }

  /// Runs the transition for two fifths of its duration. Returns false if it is over by then.
  private func runToMiddle() -> Bool {
    let duration = host.to.transitionCoordinator?.transitionDuration ?? 0
    stage.run(until: { !host.isUnderWay }, limit: duration * 0.4)
    return host.isUnderWay
  }

  /// The time in which a transition has to end, in seconds.
  static let longestRun: TimeInterval = 10

  /// Runs to the end of the transition, or to the moment at which it is certain that there is none. Then runs some frames,
  /// after which the end can be judged. Returns false if the transition is not over.
  @discardableResult private func rest() -> Bool {
    stage.run(
      until: {
        host.isUnderWay ? stage.animatorIssues.count > judged.animator : !stage.isAwaitingReport
      }, limit: Self.longestRun)
    for _ in 0..<4 { stage.servedFrame() }
    return !host.isUnderWay
  }
}
