import QuartzCore

/// The layers whose time a transition's driver holds, moved together, and what becomes of their model at the end.
@MainActor package final class HeldLayers {
  /// How close to its end a transition is held: an animation whose layer stands still at or past its end is dropped.
  package static let brink: CFTimeInterval = 1e-5

  package private(set) var roots: [DrivenLayer]
  /// A place that waits for the commit that dates the animations, and the end of what is there to be shown.
  private var pending: (place: CFTimeInterval, end: CFTimeInterval)?
  private var frames = 0
  /// The model values that the animator left and that `settleModel(isShown:)` has replaced.
  private var replaced: [StartingValues.Value] = []
  private var unanimated: [StartingValues.Value] = []

  package init(_ layers: [CALayer]) {
    roots = layers.map(DrivenLayer.init)
  }

  /// One more, that is animated alongside.
  package func add(_ root: DrivenLayer) {
    if isFrozen { root.freeze() }
    roots.append(root)
  }

  package var entries: [LayerAnimations.Entry] { roots.flatMap(\.entries) }
  package var isFrozen: Bool { roots.first?.isFrozen ?? false }
  /// Seconds of the first layer's time since the beginning.
  package var elapsed: CFTimeInterval { roots.first?.elapsed ?? 0 }
  /// When the last of their animations ends, in seconds after the beginning; nil where none ever does.
  package var end: CFTimeInterval? { roots.compactMap(\.end).max() }

  /// Whether a `CATransition` is left, which shows no value of a layer but its old look.
  package var holdsOldLook: Bool { entries.contains { $0.isPresent && $0.animation is CATransition } }

  /// Freezes their time at its present value.
  package func freeze() {
    for root in roots { root.freeze() }
  }

  /// Show them so many seconds after the beginning, and at the latest a hair before `end`. Animations without a begin
  /// time get that of the commit: until then their layers' time must not be moved, and the place waits.
  package func show(_ place: CFTimeInterval, before end: CFTimeInterval) {
    guard isFrozen else { return }
    guard frames > 1 || roots.allSatisfy(\.isDated) else { return pending = (place, end) }
    pending = nil
    let last = max(end - Self.brink, 0)
    for root in roots { root.show(min(max(place.isNaN ? 0 : place, 0), last)) }
  }

  /// Show them just past `end`: what ends there ends by itself, and the model shows the same.
  package func showPast(_ end: CFTimeInterval) {
    for root in roots { root.show(end + Self.brink) }
  }

  /// Let their time run on from where they stand.
  package func runOn() {
    for root in roots { root.runOn() }
  }

  /// To be called once in each frame.
  package func nextFrame() {
    frames += 1
    for root in roots { root.keepOwnTime() }
    if let (place, end) = pending { show(place, before: end) }
  }

  /// Makes what the layers show when the transition starts their model, and removes the transition's animations, in one
  /// transaction, so that no commit can show one without the other.
  ///
  /// A `CATransition` shows no value of a layer but its old look: it stays, frozen, until the views are back.
  ///
  /// - Parameter isShown: Whether the last committed frame showed the start. Its values are taken then; otherwise they are
  ///   worked out from the animations.
  package func settleModel(isShown: Bool) {
    let remaining = entries.filter(\.isPresent)
    let values = (isShown ? Self.shownValues(remaining) : roots.flatMap(\.startingValues)) + unanimated
    CATransaction.withoutActions {
      replaced += values.map {
        StartingValues.Value(layer: $0.layer, key: $0.key, value: $0.layer.value(forKeyPath: $0.key))
      }
      for entry in remaining where !(entry.animation is CATransition) { entry.layer.removeAnimation(forKey: entry.key) }
      for value in values { value.layer.setValue(value.value, forKeyPath: value.key) }
    }
  }

  private static func shownValues(_ entries: [LayerAnimations.Entry]) -> [StartingValues.Value] {
    entries.flatMap { entry in
      let shown = entry.layer.presentation()
      return entry.keyPaths.compactMap { path in
        shown?.value(forKeyPath: path).map { StartingValues.Value(layer: entry.layer, key: path, value: $0) }
      }
    }
  }

  /// Remembers what layers below a page, which animate nothing, showed before the animator changed their models. For an
  /// animator that adds no animation of a layer: a cancel puts these models back.
  package func noteUnanimatedChanges(below page: CALayer) {
    unanimated = UnanimatedChanges(below: page).values
  }

  /// After a cancel: gives layers that are no longer seen the values back that the animator gave them, so that a view is
  /// not left half faded in for the next time.
  package func giveBack(where isOutOfSight: (CALayer) -> Bool) {
    CATransaction.withoutActions {
      for value in replaced where isOutOfSight(value.layer) { value.layer.setValue(value.value, forKeyPath: value.key) }
    }
  }

  /// Give them their own time back.
  package func restore() {
    pending = nil
    for root in roots { root.restore() }
  }
}
