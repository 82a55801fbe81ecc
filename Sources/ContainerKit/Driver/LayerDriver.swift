import UIKit

/// Turns the progress of a transition into the time of the layer in which it takes place.
///
///     the layer's time
///          T0 ────────────── T0 + x ─────────────── T0 + end
///          │ freeze          │ scrub(to: x)          │ just before: all animations stand at their end
///          │ speed 0         │ timeOffset = T0 + x   │ just past: they end by themselves, the model shows the same
///
/// It freezes the layer in place: T0 is the layer's time as it is, never 0 (the pages' own animations would fall before
/// their begin). It never writes `beginTime` (the container would vanish inside an ancestor that is frozen), and never
/// makes a layer run backwards.
@MainActor final class LayerDriver {
  /// How close to its end a transition is held: an animation whose layer stands still at or past its end is dropped.
  static let brink: CFTimeInterval = 1e-5

  let layer: CALayer
  /// The layer's time at which the transition begins.
  private(set) var start: CFTimeInterval = 0
  /// Seconds from `start` to the last end of what the transition animates; its declared duration where that is nothing.
  private(set) var end: CFTimeInterval = 0
  private(set) var isFrozen = false
  private var driven: [LayerAnimations.Entry] = []
  /// What was there before.
  private var before = LayerAnimations(below: [])
  private var ownTime: OwnTime?
  /// A place that waits for the commit that dates the animations.
  private var pending: CFTimeInterval?
  private var frames = 0
  /// The model values that the animator left and that `settleModel()` has replaced.
  private var replaced: [(layer: CALayer, path: String, model: Any?)] = []

  init(layer: CALayer) {
    self.layer = layer
  }

  /// Whether the transition has put any animation on a layer.
  var hasAnimations: Bool { !driven.isEmpty }

  /// Whether any of them is still there.
  var hasRemaining: Bool { driven.contains { $0.isPresent } }

  /// The layer's time, counted from the beginning of the transition.
  var elapsed: CFTimeInterval { localTime - start }

  private var parentTime: CFTimeInterval {
    let now = CACurrentMediaTime()
    return layer.superlayer?.convertTime(now, from: nil) ?? now
  }

  private var localTime: CFTimeInterval {
    isFrozen ? layer.timeOffset : (parentTime - layer.beginTime) * Double(layer.speed) + layer.timeOffset
  }

  /// Runs `body`, which starts the transition's animations, and learns which they are.
  ///
  /// - Parameters:
  ///   - frozen: Hold the layer's time still from here on.
  ///   - duration: What the animator says it takes, in seconds.
  ///   - pages: The pages' layers, of which one may not be below `layer` yet.
  func begin(frozen: Bool, duration: CFTimeInterval, pages: [CALayer], _ body: () -> Void) {
    start = localTime
    if frozen { freeze() }
    before = LayerAnimations(below: [layer] + pages)
    body()
    driven = LayerAnimations(below: [layer]).added(since: before)
    end = driven.compactMap { $0.end(in: layer, startingAt: start) }.max() ?? duration
    ownTime = OwnTime(own: before.entries, apartFrom: driven, below: layer)
  }

  /// Hold the layer's time where it is.
  func freeze() {
    guard !isFrozen else { return }
    learnDates()
    let here = localTime
    set(speed: 0, offset: here)
    isFrozen = true
  }

  /// Show the transition `place` seconds after its beginning.
  func scrub(to place: CFTimeInterval) {
    guard isFrozen else { return }
    let place = place.isNaN ? 0 : place
    guard isDated else { return pending = place }
    pending = nil
    setOffset(start + min(max(place, 0), max(end - Self.brink, 0)))
  }

  /// Animations without a begin time get that of the commit: until then the layer's time must not be moved.
  private var isDated: Bool {
    frames > 1 || !driven.contains { $0.wasUndated && $0.isPresent && $0.animation.beginTime == 0 }
  }

  /// The commit that dated the animations of a transition that runs freely came later than its beginning.
  private func learnDates() {
    guard let first = driven.compactMap({ $0.wasUndated && $0.isPresent ? $0.begin(in: layer) : nil }).min() else {
      return
    }
    start = first
    end = driven.compactMap { $0.end(in: layer, startingAt: start) }.max() ?? end
  }

  /// Step just past the end: the animations end by themselves, and the model shows what they showed.
  func passEnd() {
    guard isFrozen else { return }
    setOffset(start + end + Self.brink)
  }

  /// Let the layer's time run on from where it stands.
  func runOn() {
    guard isFrozen else { return }
    let lag = parentTime - layer.timeOffset
    isFrozen = false
    set(speed: 1, offset: -lag)
  }

  /// Take the layers' values as the last frame showed them for model values, and the transition's animations away.
  ///
  /// A `CATransition` shows no value of a layer but its old look: it stays, frozen, until the views are back.
  func settleModel() {
    CATransaction.withoutActions {
      let remaining = driven.filter(\.isPresent)
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
    }
    for entry in driven where entry.isPresent && !(entry.animation is CATransition) {
      entry.layer.removeAnimation(forKey: entry.key)
    }
  }

  /// What is left past its end and does not hold its last value.
  func removeEnded() {
    for entry in driven where entry.isPresent {
      let holds = !entry.animation.isRemovedOnCompletion && [.forwards, .both].contains(entry.animation.fillMode)
      if !holds { entry.layer.removeAnimation(forKey: entry.key) }
    }
  }

  /// After a cancel, once a page has left: what is below its layer gets the values that the animator gave it. A page is
  /// not left half faded in for the next time.
  func giveBack(below page: CALayer) {
    for (layer, path, model) in replaced where layer !== page && layer.isBelow(page) {
      layer.setValue(model, forKeyPath: path)
    }
  }

  /// Take the transition's animations away; the model values stay as they are.
  func removeAnimations() {
    for entry in driven where entry.isPresent { entry.layer.removeAnimation(forKey: entry.key) }
  }

  /// Take off a page's layer what came to it since the beginning, also in a second step of the animator's. An animation
  /// without a key is in no list: it goes where the layer had none before.
  func clear(_ page: CALayer) {
    guard before.entries.contains(where: { $0.layer === page }) else { return page.removeAllAnimations() }
    for entry in LayerAnimations(below: [page]).added(since: before) where entry.layer === page {
      page.removeAnimation(forKey: entry.key)
    }
  }

  /// Give the layer its own time back: speed 1, offset 0 and begin time 0, exactly.
  func restore() {
    CATransaction.withoutActions {
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      ownTime?.follow(lag: 0)
    }
    isFrozen = false
  }

  /// To be called in every frame: while the layer stands still the world goes on.
  func keepOwnTime() {
    CATransaction.withoutActions { ownTime?.follow(lag: parentTime - localTime) }
  }

  /// To be called once in every frame.
  func nextFrame() {
    frames += 1
    keepOwnTime()
    if let pending { scrub(to: pending) }
  }

  private func set(speed: Float, offset: CFTimeInterval) {
    CATransaction.withoutActions {
      layer.speed = speed
      layer.timeOffset = offset
    }
    keepOwnTime()
  }

  private func setOffset(_ offset: CFTimeInterval) {
    CATransaction.withoutActions { layer.timeOffset = offset }
    keepOwnTime()
  }
}

extension CALayer {
  fileprivate func isBelow(_ other: CALayer) -> Bool {
    var above = superlayer
    while let layer = above {
      if layer === other { return true }
      above = layer.superlayer
    }
    return false
  }
}
