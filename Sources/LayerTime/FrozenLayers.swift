import QuartzCore

/// The layers that a transition's driver freezes and moves together. At the end it settles their models.
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
  /// the position is set later. Animations without a key are not seen here, so they have as much time.
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
  /// - Parameter isShown: `true` if the last committed frame showed the start, so that its values can be used.
  package func settleModel(isShown: Bool) {
    // Animations without a key cannot be removed here. They must show the start until the views are restored.
    for root in roots { root.freezeAgain() }
    let remaining = entries.filter(\.isPresent)
    let start = roots.flatMap(\.startingValues)
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
