import QuartzCore

/// The layers that a transition's driver freezes and moves together. At the end it settles their models.
/// (A guess: kit-41.)
@MainActor package final class FrozenLayers {
  /// The smallest distance from its end at which a transition is frozen, in seconds. An animation whose layer is frozen
  /// at or past the animation's end is dropped.
  package static let endMargin: CFTimeInterval = 1e-5
  /// The difference up to which two times are equal, in seconds.
  private static let instant: CFTimeInterval = 1e-9

  package private(set) var roots: [FrozenLayer]
  /// A position that waits for the commit that dates the animations, and the end before which it is shown.
  private var pending: (time: CFTimeInterval, end: CFTimeInterval)?
  /// The time that was last passed to `show(_:before:)`, before it was clamped; nil once the layers show another one.
  package private(set) var shownTime: CFTimeInterval?
  private var frames = 0
  /// The model values that the animator left and that `settleModel(isShown:)` has replaced.
  private var replaced: [StartingValues.Value] = []
  /// The values that layers had before the animator changed their models without an animation.
  private var unanimated: [StartingValues.Value] = []

  package init(_ layers: [CALayer]) {
    roots = layers.map(FrozenLayer.init)
  }

  /// Adds a layer that is animated alongside.
  package func add(_ root: FrozenLayer) {
    if isFrozen { root.freeze() }
    roots.append(root)
  }

  package var entries: [LayerAnimations.Entry] { roots.flatMap(\.entries) }
  package var isFrozen: Bool { roots.first?.isFrozen ?? false }
  /// The time of the first layer since the beginning, in seconds.
  package var elapsed: CFTimeInterval { roots.first?.elapsed ?? 0 }
  /// The time of the first layer since the beginning, in seconds, as the current frame shows it.
  package var shownElapsed: CFTimeInterval { roots.first?.shownElapsed ?? 0 }
  /// The time at which the last of the animations ends, in seconds after the beginning; nil if none ever ends.
  package var end: CFTimeInterval? { roots.compactMap(\.end).max() }

  /// Returns true if the current frame shows running layers after `end`, in seconds after the beginning. An animation is still
  /// active at its exact end.
  package func isShown(after end: CFTimeInterval) -> Bool { !isFrozen && shownElapsed > end + Self.instant }

  /// `true` if a `CATransition` is left, which shows a layer's old appearance instead of its values.
  package var showsOldAppearance: Bool { entries.contains { $0.isPresent && $0.animation is CATransition } }

  package func freeze() {
    if !isFrozen { shownTime = nil }
    for root in roots { root.freeze() }
  }

  /// Shows the layers at a time after the beginning, in seconds, and at the latest just before `end`.
  ///
  /// An animation without a begin time gets one from the next commit. Until then its layer's time must not change, so
  /// the position is set later. Animations without a key cannot be inspected, so wait two frames.
  package func show(_ time: CFTimeInterval, before end: CFTimeInterval) {
    guard isFrozen else { return }
    guard frames > 1 || !entries.isEmpty && roots.allSatisfy(\.isDated) else {
      pending = (time, end)
      return
    }
    (pending, shownTime) = (nil, time)
    let last = max(end - Self.endMargin, 0)
    for root in roots { root.show(min(max(time.isNaN ? 0 : time, 0), last)) }
  }

  /// Shows the layers just past `end`: animations that end there end by themselves, and the model shows the same.
  package func showPast(_ end: CFTimeInterval) {
    shownTime = nil
    for root in roots { root.show(end + Self.endMargin) }
  }

  package func resume() {
    shownTime = nil
    for root in roots { root.resume() }
  }

  /// Called once in each frame, with the time at which it is on screen, in seconds of media time.
  package func nextFrame(shownAt time: CFTimeInterval) {
    frames += 1
    for root in roots { root.nextFrame(shownAt: time) }
    if let (time, end) = pending { show(time, before: end) }
  }

  /// Sets the models to the values at the start of the transition and removes the transition's animations, in one
  /// transaction. A `CATransition`, which shows an old appearance instead of values, stays until the views are restored.
  ///
  /// - Parameters:
  ///   - isShown: `true` if the last committed frame showed the start, so that its values can be used.
  ///   - keepsChanges: `true` to leave alone what has been changed since the animator left it, such as by the animator's
  ///     `animationEnded(_:)`.
  package func settleModel(isShown: Bool, keepsChanges: Bool = false) {
    // Animations without a key cannot be removed here. They must show the start until the views are restored.
    for root in roots { root.freezeAgain() }
    let remaining = entries.filter(\.isPresent)
    let start = roots.flatMap { keepsChanges ? $0.startingValuesOfUnchanged : $0.startingValues }
    let values = (isShown ? StartingValues.shown(start, by: remaining) : start) + unanimated
    CATransaction.withoutActions {
      replaced += values.map { StartingValues.Value(of: $0.layer, $0.key) }
      for entry in remaining where !(entry.animation is CATransition) { entry.layer.removeAnimation(forKey: entry.key) }
      OtherChanges.driver.run {
        for value in values { value.set() }
      }
    }
  }

  /// Records what the animator has changed without a layer animation. If it has added none at all, a cancel restores these models.
  package func noteUnanimatedChanges(since models: LayerModels) { unanimated = models.changedValues() }

  /// Sets the layers' properties for which `isRestored` returns true to the values that the animator gave them. Called
  /// after a cancellation, so that a view does not stay half faded in for the next transition.
  package func restoreAnimatorValues(where isRestored: (CALayer, _ key: String) -> Bool) {
    CATransaction.withoutActions {
      for value in replaced where isRestored(value.layer, value.key) { value.set() }
    }
  }

  package func restore() {
    pending = nil
    for root in roots { root.restore() }
  }
}

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
  /// The values of the same properties as the animator left them.
  private var leftValues: [StartingValues.Value] = []
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
    leftValues = startingValues.map { StartingValues.Value(of: $0.layer, $0.key) }
    ownAnimations = IndependentAnimationClock(own: own, apartFrom: entries, below: layer)
  }

  /// The starting values of the properties that nobody has changed since the animator left them.
  var startingValuesOfUnchanged: [StartingValues.Value] {
    zip(startingValues, leftValues).filter { $1.isCurrent }.map { $0.0 }
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
