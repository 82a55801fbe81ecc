import UIKit

/// A percent driven transition in another container's context. It starts the animator, drives the animations that the
/// animator adds, and intercepts their completion with the context that it passes to the animator.
@MainActor final class PercentDrive: PercentDrivenRemote {
  private let context: any UIViewControllerContextTransitioning
  private let animator: any UIViewControllerAnimatedTransitioning
  /// The controller. It is retained until the end, because apps often release it when they finish or cancel the
  /// transition. It retains the drive as its `remote`.
  private let controller: PercentDrivenInteractiveTransition
  private var driver: (any TransitionDriver)?
  private var run: CompletionRun?
  private var link: FrameLink?
  private var wasCancelled = false
  private var isEnded = false
  private(set) var isHeld = true

  init(
    _ context: any UIViewControllerContextTransitioning, animator: any UIViewControllerAnimatedTransitioning,
    controller: PercentDrivenInteractiveTransition
  ) {
    self.context = context
    self.animator = animator
    self.controller = controller
    link = FrameLink { [weak self] in self?.frame($0) }
  }

  func start() {
    let watched = WatchedContext(context) { [weak self] in self?.complete($0) }
    if let vended = animator.vendedAnimator(using: watched) {
      let driver = PropertyAnimatorDriver(vended)
      self.driver = driver
      return driver.begin(held: true)
    }
    let pages = [UITransitionContextViewKey.from, .to].compactMap { context.view(forKey: $0)?.layer }
    let driver = LayerTimeDriver(
      layer: context.containerView.layer, pages: pages, duration: TimeInterval(controller.duration), frozen: true)
    self.driver = driver
    driver.collect { animator.animateTransition(using: watched) }
  }

  func drives(_ context: any UIViewControllerContextTransitioning) -> Bool { self.context === context }

  var percentComplete: CGFloat { min(max(CGFloat(driver?.progress ?? 0), 0), 1) }

  func update(_ percentComplete: CGFloat) {
    driver?.scrub(to: Double(percentComplete))
    context.updateInteractiveTransition(percentComplete)
  }

  func pause() {
    guard !isEnded, run?.hasArrived != true, let driver, driver.isUnderWay else { return }
    driver.freeze()
    run = nil
    isHeld = true
    context.pauseInteractiveTransition()
  }

  func release(toEnd: Bool) {
    guard !isEnded, let driver else { return }
    isHeld = false
    wasCancelled = !toEnd
    if !controller.continueAnimation(of: driver, toEnd: toEnd) {
      let goal = toEnd ? driver.lastProgress : 0
      let duration = TimeInterval(controller.duration)
      let simulation = controller.completion(from: driver.progress, to: goal, duration: duration)
      run = CompletionRun(simulation, toEnd: toEnd, startTime: CACurrentMediaTime())
    }
    if toEnd { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
  }

  private func frame(_ time: CFTimeInterval) {
    guard let driver else { return }
    driver.nextFrame()
    guard var run else { return }
    let mustEnd = run.advance(to: time, driver)
    guard !isEnded else { return }
    self.run = run
    if mustEnd { complete(run.toEnd) }
  }

  /// Completes the transition when the animator is done, or when the wait for it times out.
  private func complete(_ didComplete: Bool) {
    guard !isEnded else { return }
    isEnded = true
    link?.invalidate()
    link = nil
    let completed = didComplete && !wasCancelled
    let end = TransitionEnd(
      isCompleted: completed, isCutShort: false, outgoing: context.view(forKey: .from),
      incoming: context.view(forKey: .to))
    let removePage = { self.context.completeTransition(completed) }
    CATransaction.begin()
    if let driver { driver.end(end, removePage: removePage) } else { removePage() }
    CATransaction.commit()
    controller.remote = nil
  }
}
