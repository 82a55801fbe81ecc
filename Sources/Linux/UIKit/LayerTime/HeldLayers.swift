import QuartzCore

/// The layers whose time a transition's driver holds, moved together, and what becomes of their model at the end.
@MainActor final class HeldLayers {
  /// How close to its end a transition is held: an animation whose layer stands still at or past its end is dropped.
  static let brink: CFTimeInterval = 1e-5

  private(set) var roots: [DrivenLayer]
  /// A place that waits for the commit that dates the animations, and the end of what is there to be shown.
  private var pending: (place: CFTimeInterval, end: CFTimeInterval)?
  private var frames = 0
  /// The model values that the animator left and that `settleModel()` has replaced.
  private var replaced: [(layer: CALayer, path: String, model: Any?)] = []

  init(_ layers: [CALayer]) {
    roots = layers.map(DrivenLayer.init)
  }

  /// One more, that is animated alongside.
  func add(_ root: DrivenLayer) {
    if isFrozen { root.freeze() }
    roots.append(root)
  }

  var entries: [LayerAnimations.Entry] { roots.flatMap(\.entries) }
  var isFrozen: Bool { roots.first?.isFrozen ?? false }
  /// Seconds of the first layer's time since the beginning.
  var elapsed: CFTimeInterval { roots.first?.elapsed ?? 0 }
  /// When the last of their animations ends, in seconds after the beginning; nil where none ever does.
  var end: CFTimeInterval? { roots.compactMap(\.end).max() }

  /// Whether a `CATransition` is left, which shows no value of a layer but its old look.
  var holdsOldLook: Bool { entries.contains { $0.isPresent && $0.animation is CATransition } }

  /// Hold their time where it is.
  func freeze() {
    for root in roots { root.freeze() }
  }

  /// Show them so many seconds after the beginning, and at the latest a hair before `end`. Animations without a begin
  /// time get that of the commit: until then their layers' time must not be moved, and the place waits.
  func show(_ place: CFTimeInterval, before end: CFTimeInterval) {
    guard isFrozen else { return }
    guard frames > 1 || roots.allSatisfy(\.isDated) else { return pending = (place, end) }
    pending = nil
    let last = max(end - Self.brink, 0)
    for root in roots { root.show(min(max(place.isNaN ? 0 : place, 0), last)) }
  }

  /// Show them just past `end`: what ends there ends by itself, and the model shows the same.
  func showPast(_ end: CFTimeInterval) {
    for root in roots { root.show(end + Self.brink) }
  }

  /// Let their time run on from where they stand.
  func runOn() {
    for root in roots { root.runOn() }
  }

  /// To be called once in each frame.
  func nextFrame() {
    frames += 1
    for root in roots { root.keepOwnTime() }
    if let (place, end) = pending { show(place, before: end) }
  }

  /// Take the layers' values as the last frame showed them for model values, and the transition's animations away. The
  /// model is there before any animation goes, so that no frame can show anything else; `body` runs in the same
  /// transaction.
  ///
  /// A `CATransition` shows no value of a layer but its old look: it stays, frozen, until the views are back.
  func settleModel(_ body: () -> Void = {}) {
    let remaining = entries.filter(\.isPresent)
    CATransaction.withoutActions {
      replaced += remaining.flatMap { entry in
        entry.keyPaths.map { (entry.layer, $0, entry.layer.value(forKeyPath: $0)) }
      }
      let values = remaining.map { entry in
        entry.keyPaths.map { ($0, entry.layer.presentation()?.value(forKeyPath: $0)) }
      }
      for (entry, values) in zip(remaining, values) {
        for (path, value) in values {
          if let value { entry.layer.setValue(value, forKeyPath: path) }
        }
      }
      body()
    }
    for entry in remaining where entry.isPresent && !(entry.animation is CATransition) {
      entry.layer.removeAnimation(forKey: entry.key)
    }
  }

  /// After a cancel: layers that are no longer there to be seen get the values back that the animator gave them. A view
  /// is not left half faded in for the next time.
  func giveBack(where isOutOfSight: (CALayer) -> Bool) {
    CATransaction.withoutActions {
      for (layer, path, model) in replaced where isOutOfSight(layer) { layer.setValue(model, forKeyPath: path) }
    }
  }

  /// Give them their own time back.
  func restore() {
    pending = nil
    for root in roots { root.restore() }
  }
}
