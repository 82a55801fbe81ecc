/// An animation on a layer: the frozen copy, where it hangs, and how far its story has come.
final class AttachedAnimation {
  let key: String?
  let animation: CAAnimation
  /// The animation in short, where it has a short form.
  private let track: Track?
  private let transformTrack: TransformTrack?
  /// The completion blocks that wait for it, innermost transaction first.
  let groups: [CompletionGroup]
  private(set) weak var layer: CALayer?

  /// Whether its begin time is final.
  var isDated: Bool
  /// Whether a commit has brought it to the layer's committed state.
  var isCommitted = false
  /// What the layer looked like before the commit that brought it, in its superlayer's space; a transition goes from there.
  var source: RenderNode?
  /// Whether its start was, or is about to be, reported.
  var hasStarted = false
  /// Whether its stop was, or is about to be, reported. One that isn't removed on completion stays on the layer.
  private(set) var hasEnded = false

  init(_ animation: CAAnimation, key: String?, layer: CALayer, groups: [CompletionGroup]) {
    (self.animation, self.key, self.layer, self.groups) = (animation, key, layer, groups)
    track = Track(animation)
    transformTrack = TransformTrack(animation)
    isDated = animation.beginTime != 0
    groups.forEach { $0.add() }
  }

  /// Gives it its begin time, in the layer's local time.
  func date(_ localTime: CFTimeInterval) {
    guard !isDated else { return }
    isDated = true
    animation.timing.beginTime = localTime
  }

  /// Changes `state` to what it shows at the layer's local time. Once over, one that is removed on completion shows nothing,
  /// also before it is reported.
  func apply(to state: inout LayerState, at localTime: CFTimeInterval) {
    if animation.isRemovedOnCompletion && (hasEnded || animation.timing.isOver(at: localTime)) { return }
    if let track { return track.apply(to: &state, at: localTime, timing: animation.timing) }
    if let transformTrack { return transformTrack.apply(to: &state, at: localTime, timing: animation.timing) }
    animation.apply(to: &state, at: localTime, lasting: 0)
  }

  /// The transition under way at the layer's local time, and how far it has come; nil if it is none.
  func transition(at localTime: CFTimeInterval) -> (CATransition, progress: CGFloat)? {
    guard let transition = animation as? CATransition else { return nil }
    if animation.isRemovedOnCompletion && (hasEnded || animation.timing.isOver(at: localTime)) { return nil }
    return transition.progress(at: localTime).map { (transition, $0) }
  }

  func hasBegun(at time: CFTimeInterval) -> Bool {
    guard let layer else { return true }
    return animation.timing.hasBegun(at: layer.committedLocalTime(at: time))
  }

  func isOver(at time: CFTimeInterval) -> Bool {
    guard let layer else { return true }
    return animation.timing.isOver(at: layer.committedLocalTime(at: time))
  }

  /// Whether it has something to report, or moves.
  func needsFrame(at time: CFTimeInterval) -> Bool {
    guard let layer else { return true }
    let local = layer.committedLocalTime(at: time)
    if hasStarted ? animation.timing.isOver(at: local) : animation.timing.hasBegun(at: local) { return true }
    return layer.hasMovingTime && !(hasStarted && animation.timing.speed == 0)
  }

  /// Its time is over: off the layer with it, unless it is to stay.
  func end() {
    hasEnded = true
    if animation.isRemovedOnCompletion { layer?.drop(self) }
  }

  /// It was removed, or its layer left the window.
  func cancel(_ loop: FrameLoop) {
    guard !hasEnded else { return }
    hasEnded = true
    let wasStarted = hasStarted
    hasStarted = true
    if !wasStarted && isCommitted { loop.enqueueReport { self.reportStart() } }
    loop.enqueueReport { self.reportStop(finished: false) }
  }

  /// Its layer was in no window when it was committed: it starts and stops at once, and the blocks come last (measured).
  func refuse(_ loop: FrameLoop) {
    guard !hasEnded else { return }
    hasEnded = true
    hasStarted = true
    loop.enqueueReport {
      self.reportStart()
      self.animation.delegate?.animationDidStop(self.animation, finished: false)
      self.groups.forEach { $0.finishOne() }
    }
  }

  /// Whether it changes nothing but its track's slot.
  var hasTrack: Bool { track != nil || transformTrack != nil }

  /// Takes out what it has changed.
  func reset(_ state: inout LayerState, to original: borrowing LayerState) {
    if let track { track.slot.write(track.slot.read(original), to: &state) }
    transformTrack?.reset(&state, to: original)
  }

  func reportStart() { animation.delegate?.animationDidStart(animation) }

  func reportStop(finished: Bool) {
    groups.forEach { $0.finishOne() }
    animation.delegate?.animationDidStop(animation, finished: finished)
  }
}
