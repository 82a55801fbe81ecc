import QuartzCore

/// The animations of a layer and of all layers below it at one moment.
package struct LayerAnimations {
  package struct Entry {
    package let layer: CALayer
    package let key: String
    package let animation: CAAnimation
    /// `true` if it had no begin time when it was found. The next commit sets one.
    package let wasUndated: Bool
  }

  package let entries: [Entry]
  private let known: Set<ObjectIdentifier>

  package init(below roots: [CALayer]) {
    var found: [Entry] = []
    var visited: Set<ObjectIdentifier> = []
    for root in roots {
      Self.walk(root) { layer in
        guard visited.insert(ObjectIdentifier(layer)).inserted else { return false }
        found += Self.entries(on: layer)
        return true
      }
    }
    self.init(found)
  }

  /// Collects the animations of one layer, without the layers below it.
  package init(onlyOn layer: CALayer) { self.init(Self.entries(on: layer)) }

  private init(_ entries: [Entry]) {
    self.entries = entries
    known = Set(entries.map { ObjectIdentifier($0.animation) })
  }

  package func added(since before: LayerAnimations) -> [Entry] {
    entries.filter { !before.known.contains(ObjectIdentifier($0.animation)) }
  }

  /// Returns true if `root` or a layer below it now has an animation that is not in this list and satisfies
  /// `predicate`.
  ///
  /// Makes no list, because a driver calls it in each frame.
  package func hasAddition(below root: CALayer, where predicate: (Entry) -> Bool) -> Bool {
    var isFound = false
    Self.walk(root) { layer in
      isFound =
        isFound
        || (layer.animationKeys() ?? []).contains { key in
          guard let entry = Self.entry(on: layer, key) else { return false }
          return !known.contains(ObjectIdentifier(entry.animation)) && predicate(entry)
        }
      return !isFound
    }
    return isFound
  }

  private static func entries(on layer: CALayer) -> [Entry] {
    (layer.animationKeys() ?? []).compactMap { entry(on: layer, $0) }
  }

  private static func entry(on layer: CALayer, _ key: String) -> Entry? {
    layer.animation(forKey: key).map {
      Entry(layer: layer, key: key, animation: $0, wasUndated: $0.beginTime == 0)
    }
  }

  /// Calls `visit` with a layer, and with its mask and sublayers if `visit` returns true.
  private static func walk(_ layer: CALayer, _ visit: (CALayer) -> Bool) {
    guard visit(layer) else { return }
    if let mask = layer.mask { walk(mask, visit) }
    for sublayer in layer.sublayers ?? [] { walk(sublayer, visit) }
  }
}

extension LayerAnimations.Entry {
  /// `true` if the layer still has this animation, not another one with its key.
  package var isPresent: Bool { layer.animation(forKey: key) === animation }

  /// The duration in which it is active, in seconds of its layer's time; nil if it never ends.
  package var activeDuration: CFTimeInterval? {
    let once = animation.duration > 0 ? animation.duration : CATransaction.animationDuration()
    let cycle = once * (animation.autoreverses ? 2 : 1)
    let repeated = animation.repeatCount > 0 ? cycle * CFTimeInterval(animation.repeatCount) : cycle
    let whole = animation.repeatDuration > 0 ? animation.repeatDuration : repeated
    let speed = abs(CFTimeInterval(animation.speed))
    guard whole.isFinite, whole < CFTimeInterval(Float.greatestFiniteMagnitude), speed > 0 else { return nil }
    return whole / speed
  }

  /// Returns the time at which it ends, in seconds after `start` in the time of `root`; nil if it never ends. An
  /// animation without a begin time counts as beginning at `start`, because the next commit sets one.
  ///
  /// Converts the time layer by layer, because `convertTime` cannot convert a time out of a layer with speed 0.
  package func end(in root: CALayer, startingAt start: CFTimeInterval) -> CFTimeInterval? {
    guard let active = activeDuration else { return nil }
    guard animation.beginTime != 0 else { return active }
    return rootTime(animation.beginTime + active, in: root).map { $0 - start } ?? active
  }

  /// Returns the time at which it begins, in the time of `root`; nil if it has no begin time yet.
  package func begin(in root: CALayer) -> CFTimeInterval? {
    animation.beginTime == 0 ? nil : rootTime(animation.beginTime, in: root)
  }

  /// Returns true if its layer, or a layer between it and `root`, has speed 0.
  package func isStopped(below root: CALayer) -> Bool {
    layer.lineage(below: root).contains { $0.speed == 0 }
  }

  private func rootTime(_ time: CFTimeInterval, in root: CALayer) -> CFTimeInterval? {
    var time = time
    for layer in layer.lineage(below: root) {
      guard layer.speed != 0 else { return nil }
      time = (time - layer.timeOffset) / Double(layer.speed) + layer.beginTime
    }
    return time
  }

  /// The animation itself, or the property animations of its group.
  package var propertyAnimations: [CAPropertyAnimation] { Self.flattened(animation) }

  private static func flattened(_ animation: CAAnimation) -> [CAPropertyAnimation] {
    if let property = animation as? CAPropertyAnimation { return [property] }
    return ((animation as? CAAnimationGroup)?.animations ?? []).flatMap(flattened)
  }
}
