/// An animation on a layer: the frozen copy, its layer and key, and its progress from start to stop.
final class AttachedAnimation {
  let key: String?
  private(set) var animation: CAAnimation
  /// A short form of the animation, if it has one. Nil until the begin time is final.
  private(set) var track: Track?
  /// The groups of completion blocks that wait for it, innermost transaction first.
  let groups: [CompletionGroup]
  /// The layer, as long as the animation is on it. Not weak, because objects with weak references are slower to retain:
  /// the layer clears it when it is deinitialized.
  private(set) unowned(unsafe) var layer: CALayer?
  /// The number of animations that were committed before it.
  var order = 0

  /// `true` if its begin time is final.
  var isDated: Bool
  /// `true` if a commit has added it to the layer's committed state.
  var isCommitted = false
  /// The layer's appearance before the commit that added it, in its superlayer's space. A transition starts there.
  var source: RenderNode?
  /// `true` for a transition that another one replaces. It is shown until the commit that adds that one, which starts there.
  var isReplaced = false
  /// `true` if its start was, or is about to be, reported.
  var hasStarted = false
  /// `true` if its stop was, or is about to be, reported. An animation may stay on the layer after that.
  private(set) var hasEnded = false

  init(_ animation: CAAnimation, key: String?, layer: CALayer, groups: [CompletionGroup]) {
    (self.animation, self.key, self.layer, self.groups) = (animation, key, layer, groups)
    isDated = animation.beginTime != 0
    if isDated { track = Track.of(animation, for: layer.state) }
    groups.forEach { $0.add() }
  }

  /// Sets its begin time, in the layer's local time.
  func date(_ localTime: CFTimeInterval) {
    guard !isDated else { return }
    isDated = true
    if CAAnimation.isReplacedAtCommit, let copy = animation.copy() as? CAAnimation {
      copy.freeze()
      animation = copy
    }
    animation.timing.beginTime = localTime
    if let layer { track = Track.of(animation, for: layer.state) }
  }

  /// Returns the running transition and its progress at the layer's local time. Nil if there is none.
  func transition(at localTime: CFTimeInterval) -> (CATransition, progress: CGFloat)? {
    guard let transition = animation as? CATransition else { return nil }
    let isOut = hasEnded && !isReplaced
    if animation.isRemovedOnCompletion && (isOut || animation.timing.isOver(at: localTime)) { return nil }
    return transition.progress(at: localTime).map { (transition, $0) }
  }

  func hasBegun(at time: CFTimeInterval) -> Bool {
    guard let layer else { return true }
    return animation.timing.hasBegun(at: layer.committedTime(at: time).local)
  }

  func isOver(at time: CFTimeInterval) -> Bool {
    guard let layer else { return true }
    return animation.timing.isOver(at: layer.committedTime(at: time).local)
  }

  /// Returns `true` if it has something to report, or moves.
  func needsFrame(at time: CFTimeInterval) -> Bool {
    guard let layer else { return true }
    let local = layer.committedTime(at: time)
    let isDue = hasStarted ? animation.timing.isOver(at: local.local) : animation.timing.hasBegun(at: local.local)
    if isDue { return true }
    return local.rate != 0 && !(hasStarted && animation.timing.speed == 0)
  }

  /// Ends the animation after its active time. Removes it from the layer if it is removed on completion.
  func end() {
    hasEnded = true
    guard animation.isRemovedOnCompletion else { return }
    layer?.drop(self)
    leaveLayer()
  }

  /// Called when it is not on the layer any more.
  func leaveLayer() { layer = nil }

  /// Called when it was removed, or its layer left the window.
  func cancel(_ loop: FrameLoop) {
    guard !hasEnded else { return }
    hasEnded = true
    layer?.committed?.end(self)
    leaveLayer()
    loop.running.noteCancelled()
    let wasStarted = hasStarted
    hasStarted = true
    if !wasStarted && isCommitted { loop.enqueueReport { self.reportStart() } }
    loop.enqueueReport { self.reportStop(finished: false) }
  }

  /// Starts and stops at once: its layer was in no window at the commit. The completion blocks come last (measured).
  func refuse(_ loop: FrameLoop) {
    leaveLayer()
    guard !hasEnded else { return }
    hasEnded = true
    hasStarted = true
    loop.enqueueReport {
      self.reportStart()
      self.animation.delegate?.animationDidStop(self.animation, finished: false)
      self.groups.forEach { $0.finishOne() }
    }
  }

  func reportStart() { animation.delegate?.animationDidStart(animation) }

  func reportStop(finished: Bool) {
    groups.forEach { $0.finishOne() }
    animation.delegate?.animationDidStop(animation, finished: finished)
  }
}
