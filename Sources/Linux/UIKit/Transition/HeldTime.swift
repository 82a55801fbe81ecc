import QuartzCore

/// The time of the layers in which a transition takes place, for an interaction to hold and to move.
///
/// A layer is frozen in place: speed 0, and for its offset the layer's time as it is. It is never 0, before which all
/// animations under way would lie; `beginTime` is never written, for inside of an ancestor that stands still the layer
/// would not have begun; and no layer runs backwards.
@MainActor final class HeldTime {
  /// How close to its end a transition is held: an animation whose layer stands still past its end is dropped.
  static let brink: CFTimeInterval = 1e-5

  private final class Root {
    let layer: CALayer
    let original: (speed: Float, offset: CFTimeInterval)
    var start: CFTimeInterval

    @MainActor init(_ layer: CALayer) {
      self.layer = layer
      original = (layer.speed, layer.timeOffset)
      start = HeldTime.time(of: layer)
    }
  }

  private let roots: [Root]
  private let duration: CFTimeInterval
  private var driven: [AddedAnimations.Entry] = []
  /// The model values that were there when a cancelled transition's last frame became the model.
  private var replaced: [(layer: CALayer, path: String, model: Any?)] = []
  private var pending: CFTimeInterval?
  private var frames = 0
  private(set) var isFrozen = false

  /// - Parameters:
  ///   - layers: Those that are driven; of nested ones the outermost.
  ///   - duration: How long the transition takes, in seconds.
  init(of layers: [CALayer], duration: CFTimeInterval) {
    var outermost: [CALayer] = []
    for layer in layers where !outermost.contains(where: { layer.isIn($0) }) {
      outermost.removeAll { $0.isIn(layer) }
      outermost.append(layer)
    }
    roots = outermost.map(Root.init)
    self.duration = duration
  }

  /// Runs `body`, which starts the transition's animations, and learns which they are.
  func begin(frozen: Bool, pages: [CALayer], _ body: () -> Void) {
    if frozen { freeze() }
    let before = AddedAnimations(below: roots.map(\.layer) + pages)
    body()
    driven = AddedAnimations(below: roots.map(\.layer)).added(since: before)
  }

  /// Seconds that the transition has gone, in the time of the first layer.
  var elapsed: CFTimeInterval { roots.first.map { Self.time(of: $0.layer) - $0.start } ?? 0 }

  /// Holds the layers' time where it is.
  func freeze() {
    guard !isFrozen else { return }
    learnDates()
    let times = roots.map { Self.time(of: $0.layer) }
    isFrozen = true
    Self.withoutActions {
      for (root, time) in zip(roots, times) {
        root.layer.speed = 0
        root.layer.timeOffset = time
      }
    }
  }

  /// Shows the transition `place` seconds after its beginning. Animations that wait for the commit that dates them
  /// would all be moved by a change now: it is made once they have their dates.
  func scrub(to place: CFTimeInterval) {
    guard isFrozen else { return }
    guard isDated else { return pending = place }
    pending = nil
    setPlace(min(max(place, 0), max(duration - Self.brink, 0)))
  }

  /// To be called once in every frame.
  func nextFrame() {
    frames += 1
    if let pending { scrub(to: pending) }
  }

  /// Lets time run on from just past the transition's end: what ends there ends by itself, and the model shows the same.
  func passEnd() {
    guard isFrozen else { return }
    isFrozen = false
    Self.withoutActions {
      for root in roots {
        root.layer.timeOffset = root.start + duration + Self.brink - Self.parentTime(of: root.layer)
        root.layer.speed = 1
      }
    }
  }

  /// Takes the layers' values as the last frame showed them for model values, and the transition's animations away.
  func settleModel() {
    let remaining = driven.filter(\.isPresent)
    let values = remaining.flatMap { entry in
      entry.keyPaths.map { (entry.layer, $0, entry.layer.presentation()?.value(forKeyPath: $0)) }
    }
    Self.withoutActions {
      for (layer, path, value) in values {
        guard let value else { continue }
        replaced.append((layer, path, layer.value(forKeyPath: path)))
        layer.setValue(value, forKeyPath: path)
      }
    }
    for entry in remaining where !(entry.animation is CATransition) {
      entry.layer.removeAnimation(forKey: entry.key)
    }
  }

  /// Whether a `CATransition` is left, which shows no value of a layer but its old look.
  var holdsOldLook: Bool { driven.contains { $0.isPresent && $0.animation is CATransition } }

  func removeRemaining() {
    for entry in driven where entry.isPresent { entry.layer.removeAnimation(forKey: entry.key) }
  }

  /// After a cancel: what is no longer there to be seen gets the values back that the animator gave it. A view is not
  /// left faded out for the next time.
  func giveBack() {
    Self.withoutActions {
      for (layer, path, model) in replaced where !roots.contains(where: { layer.isIn($0.layer) }) {
        layer.setValue(model, forKeyPath: path)
      }
    }
    replaced = []
  }

  /// Gives the layers their own time back.
  func restore() {
    isFrozen = false
    pending = nil
    Self.withoutActions {
      for root in roots {
        root.layer.speed = root.original.speed
        root.layer.timeOffset = root.original.offset
      }
    }
  }

  private var isDated: Bool {
    frames > 1 || !driven.contains { $0.wasUndated && $0.isPresent && $0.animation.beginTime == 0 }
  }

  /// A transition that runs freely begins with the commit that dates its animations.
  private func learnDates() {
    for root in roots {
      let dates = driven.filter {
        $0.wasUndated && $0.isPresent && $0.animation.beginTime != 0 && $0.layer.isIn(root.layer)
      }
      if let first = dates.compactMap({ $0.layer.time($0.animation.beginTime, in: root.layer) }).min() {
        root.start = first
      }
    }
  }

  private func setPlace(_ place: CFTimeInterval) {
    Self.withoutActions {
      for root in roots { root.layer.timeOffset = root.start + place }
    }
  }

  private static func parentTime(of layer: CALayer) -> CFTimeInterval {
    let now = CACurrentMediaTime()
    return layer.superlayer?.convertTime(now, from: nil) ?? now
  }

  private static func time(of layer: CALayer) -> CFTimeInterval {
    layer.speed == 0
      ? layer.timeOffset : (parentTime(of: layer) - layer.beginTime) * Double(layer.speed) + layer.timeOffset
  }

  private static func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }
}

extension CALayer {
  /// Whether it is `other` or below it.
  fileprivate func isIn(_ other: CALayer) -> Bool {
    var step: CALayer? = self
    while let layer = step {
      if layer === other { return true }
      step = layer.superlayer
    }
    return false
  }

  /// A time of this layer in that of a layer around it; nil where no time leads out of a layer that stands still.
  fileprivate func time(_ time: CFTimeInterval, in root: CALayer) -> CFTimeInterval? {
    var (time, step): (CFTimeInterval, CALayer?) = (time, self)
    while let layer = step, layer !== root {
      guard layer.speed != 0 else { return nil }
      time = (time - layer.timeOffset) / Double(layer.speed) + layer.beginTime
      step = layer.superlayer
    }
    return time
  }
}
