import QuartzCore

/// A layer whose time a driver can freeze, and the transition's animations on it and below it.
///
///     the layer's time
///          T0 ────────────── T0 + x ─────────────── T0 + end
///          │ freeze          │ show(x)               │ just before: all animations are at their end
///          │ speed 0         │ timeOffset = T0 + x   │ just past: they end by themselves, the model shows the same
///
/// The layer is frozen in place. T0 is its current time, never 0, because the pages' own animations would be before
/// their begin time. Its `beginTime` is never changed, because the layer would vanish inside a frozen ancestor. Its
/// time never runs backwards.
@MainActor package final class FrozenLayer {
  package let layer: CALayer
  /// The time at which the transition begins, in the layer's time: T0.
  package private(set) var start: CFTimeInterval
  package private(set) var isFrozen = false
  package private(set) var wasFrozen = false
  package private(set) var entries: [LayerAnimations.Entry] = []
  /// The values that the layers below show when the transition starts.
  private(set) var startingValues: [StartingValues.Value] = []
  /// Keeps the pages' own animations below the layer running.
  private var ownAnimations: IndependentAnimationClock?
  /// The time at which the current frame is on screen, in seconds of media time, as of the last `nextFrame(shownAt:)`.
  private var screenTime: CFTimeInterval = 0
  /// The layer's timing before the transition.
  private let original: (speed: Float, offset: CFTimeInterval, begin: CFTimeInterval)

  package init(_ layer: CALayer) {
    self.layer = layer
    original = (layer.speed, layer.timeOffset, layer.beginTime)
    start = 0
    start = localTime(at: CACurrentMediaTime())
  }

  /// Seconds of the layer's time since the beginning.
  package var elapsed: CFTimeInterval { localTime(at: CACurrentMediaTime()) - start }

  /// Seconds of the layer's time since the beginning, as the current frame shows them. Code of a frame runs before the
  /// frame is on screen, and a layer that is not frozen moves on until then.
  package var shownElapsed: CFTimeInterval { localTime(at: nextScreenTime) - start }

  /// The time at which what is changed now will be on screen. In a frame whose `nextFrame(shownAt:)` is still to come, it is
  /// the present time, which is when the previous frame is on screen.
  private var nextScreenTime: CFTimeInterval { max(screenTime, CACurrentMediaTime()) }

  private func parentTime(at time: CFTimeInterval) -> CFTimeInterval {
    layer.superlayer?.convertTime(time, from: nil) ?? time
  }

  private func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    isFrozen ? layer.timeOffset : (parentTime(at: time) - layer.beginTime) * Double(layer.speed) + layer.timeOffset
  }

  /// Sets the animations that are driven, and those that the layers had before.
  package func take(_ entries: [LayerAnimations.Entry], besides own: [LayerAnimations.Entry]) {
    self.entries = entries
    startingValues = StartingValues(entries, below: layer, at: start).values
    ownAnimations = IndependentAnimationClock(own: own, apartFrom: entries, below: layer)
  }

  /// The time at which the last of its animations ends, in seconds after the beginning; nil if none ever ends.
  package var end: CFTimeInterval? {
    entries.compactMap { $0.end(in: layer, startingAt: start) }.max()
  }

  /// Returns true if an animation is over; nil if it never ends.
  package func isOver(_ entry: LayerAnimations.Entry) -> Bool? {
    entry.end(in: layer, startingAt: start).map { $0 <= elapsed }
  }

  /// `true` if every animation has the begin time that a commit sets.
  package var isDated: Bool {
    !entries.contains(where: \.isUndated)
  }

  package func freeze() {
    guard !isFrozen else { return }
    readStart()
    // The commit that dates animations also begins them.
    let here = localTime(at: isDated ? nextScreenTime : CACurrentMediaTime())
    (isFrozen, wasFrozen) = (true, true)
    set(speed: 0, offset: here)
  }

  /// Reads the beginning from the animations: the commit that dated those of a running transition came later than the
  /// initial `start`.
  private func readStart() {
    let dates = entries.compactMap { $0.wasUndated && $0.isPresent ? $0.begin(in: layer) : nil }
    if let first = dates.min() { start = first }
  }

  /// Shows the layer at a time after the beginning, in seconds. Does nothing if it is not frozen.
  package func show(_ time: CFTimeInterval) {
    guard isFrozen else { return }
    freezeAgain()
    CATransaction.withoutActions { layer.timeOffset = start + time }
    updateOwnAnimations()
  }

  /// Stops the layer at the time that was last shown if an animator or an interaction controller has changed its speed.
  package func freezeAgain() {
    guard isFrozen, layer.speed != 0 || layer.beginTime != original.begin else { return }
    CATransaction.withoutActions { (layer.speed, layer.beginTime) = (0, original.begin) }
  }

  package func resume() {
    guard isFrozen else { return }
    freezeAgain()
    let delay = parentTime(at: CACurrentMediaTime()) - layer.timeOffset
    isFrozen = false
    set(speed: 1, offset: -delay)
  }

  /// Restores the layer's timing exactly, even if an animator has stopped the layer itself.
  package func restore() {
    CATransaction.withoutActions {
      (layer.speed, layer.timeOffset, layer.beginTime) = original
      ownAnimations?.compensate(delay: 0)
    }
    isFrozen = false
  }

  /// Called once in each frame, with the time at which it is on screen, in seconds of media time.
  package func nextFrame(shownAt time: CFTimeInterval) {
    screenTime = time
    updateOwnAnimations()
  }

  /// Keeps the pages' own animations running: real time runs on while the layer is frozen.
  private func updateOwnAnimations() {
    guard wasFrozen, ownAnimations?.isEmpty == false else { return }
    let time = nextScreenTime
    CATransaction.withoutActions { ownAnimations?.compensate(delay: parentTime(at: time) - localTime(at: time)) }
  }

  private func set(speed: Float, offset: CFTimeInterval) {
    CATransaction.withoutActions {
      layer.speed = speed
      layer.timeOffset = offset
    }
    updateOwnAnimations()
  }
}
