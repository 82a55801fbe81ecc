import QuartzCore

/// A layer whose time a driver holds, and what the transition animates on it and below it.
///
///     the layer's time
///          T0 ────────────── T0 + x ─────────────── T0 + end
///          │ freeze          │ show(x)               │ just before: all animations stand at their end
///          │ speed 0         │ timeOffset = T0 + x   │ just past: they end by themselves, the model shows the same
///
/// It is frozen in place: T0 is the layer's time as it is, never 0 (the pages' own animations would fall before their
/// begin). Its `beginTime` is never another than it was (it would vanish inside an ancestor that is frozen), and it never
/// runs backwards.
@MainActor package final class FrozenLayer {
  package let layer: CALayer
  /// The layer's time at which the transition begins.
  package private(set) var start: CFTimeInterval
  package private(set) var isFrozen = false
  /// Whether its time ever was another than the world's.
  package private(set) var wasFrozen = false
  package private(set) var entries: [LayerAnimations.Entry] = []
  private var starts: StartingValues?
  private var ownAnimations: IndependentAnimationClock?
  private let original: (speed: Float, offset: CFTimeInterval, begin: CFTimeInterval)

  package init(_ layer: CALayer) {
    self.layer = layer
    original = (layer.speed, layer.timeOffset, layer.beginTime)
    start = 0
    start = localTime
  }

  /// Seconds of the layer's time since the beginning.
  package var elapsed: CFTimeInterval { localTime - start }

  private var parentTime: CFTimeInterval {
    let now = CACurrentMediaTime()
    return layer.superlayer?.convertTime(now, from: nil) ?? now
  }

  private var localTime: CFTimeInterval {
    isFrozen ? layer.timeOffset : (parentTime - layer.beginTime) * Double(layer.speed) + layer.timeOffset
  }

  /// What it drives, and what the layers below had before and keep.
  package func take(_ entries: [LayerAnimations.Entry], besides own: [LayerAnimations.Entry]) {
    self.entries = entries
    starts = StartingValues(entries, below: layer, at: start)
    ownAnimations = IndependentAnimationClock(own: own, apartFrom: entries, below: layer)
  }

  /// The values that the layers below show when the transition starts.
  var startingValues: [StartingValues.Value] { starts?.values ?? [] }

  /// When the last of its animations ends, in seconds after the beginning; nil where none ever does.
  package var end: CFTimeInterval? {
    entries.compactMap { $0.end(in: layer, startingAt: start) }.max()
  }

  /// Whether every animation has the begin time that the commit gives it.
  package var isDated: Bool {
    !entries.contains { $0.wasUndated && $0.isPresent && $0.animation.beginTime == 0 }
  }

  /// Hold its time where it is.
  package func freeze() {
    guard !isFrozen else { return }
    readStart()
    let here = localTime
    (isFrozen, wasFrozen) = (true, true)
    set(speed: 0, offset: here)
  }

  /// The commit that dated the animations of a transition that runs freely came later than its beginning.
  private func readStart() {
    let dates = entries.compactMap { $0.wasUndated && $0.isPresent ? $0.begin(in: layer) : nil }
    if let first = dates.min() { start = first }
  }

  /// Show it so many seconds after its beginning.
  package func show(_ place: CFTimeInterval) {
    guard isFrozen else { return }
    freezeAgain()
    CATransaction.withoutActions { layer.timeOffset = start + place }
    updateOwnAnimations()
  }

  /// Stops the layer where it was shown last, if an animator or interaction controller runs it by itself, forward or
  /// backward.
  package func freezeAgain() {
    guard isFrozen, layer.speed != 0 || layer.beginTime != original.begin else { return }
    CATransaction.withoutActions { (layer.speed, layer.beginTime) = (0, original.begin) }
  }

  /// Let its time run on from where it stands.
  package func resume() {
    guard isFrozen else { return }
    freezeAgain()
    let lag = parentTime - layer.timeOffset
    isFrozen = false
    set(speed: 1, offset: -lag)
  }

  /// Give it its own time back, exactly as it was, also where an animator held it still itself.
  package func restore() {
    CATransaction.withoutActions {
      (layer.speed, layer.timeOffset, layer.beginTime) = original
      ownAnimations?.follow(lag: 0)
    }
    isFrozen = false
  }

  /// To be called in every frame: while the layer stands still the world goes on.
  package func updateOwnAnimations() {
    guard wasFrozen, let ownAnimations, !ownAnimations.isEmpty else { return }
    CATransaction.withoutActions { ownAnimations.follow(lag: parentTime - localTime) }
  }

  private func set(speed: Float, offset: CFTimeInterval) {
    CATransaction.withoutActions {
      layer.speed = speed
      layer.timeOffset = offset
    }
    updateOwnAnimations()
  }
}
