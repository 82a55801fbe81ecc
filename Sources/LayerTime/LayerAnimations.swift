import QuartzCore

/// The animations that are on a layer and everything below it at one moment.
package struct LayerAnimations {
  /// One animation where it was found.
  package struct Entry {
    package let layer: CALayer
    package let key: String
    package let animation: CAAnimation
    /// It began without a begin time: the commit gives it one.
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
    entries = found
    known = Set(found.map { ObjectIdentifier($0.animation) })
  }

  /// Collects the animations of one layer, without the layers below it.
  package init(onlyOn layer: CALayer) {
    entries = Self.entries(on: layer)
    known = Set(entries.map { ObjectIdentifier($0.animation) })
  }

  /// What is here and was not there before.
  package func added(since before: LayerAnimations) -> [Entry] {
    entries.filter { !before.known.contains(ObjectIdentifier($0.animation)) }
  }

  /// Returns whether an animation that is not in this list is on `root` or below it now and satisfies `predicate`.
  ///
  /// A driver asks in each frame, so no list is made.
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
  /// Whether the layer still carries this very animation.
  package var isPresent: Bool { layer.animation(forKey: key) === animation }

  /// The seconds of its layer's time that it is active, without its beginning; nil where it never ends.
  package var activeDuration: CFTimeInterval? {
    let once = animation.duration > 0 ? animation.duration : CATransaction.animationDuration()
    let cycle = once * (animation.autoreverses ? 2 : 1)
    let whole: CFTimeInterval
    if animation.repeatDuration > 0 {
      whole = animation.repeatDuration
    } else if animation.repeatCount > 0 {
      whole = cycle * CFTimeInterval(animation.repeatCount)
    } else {
      whole = cycle
    }
    let speed = abs(CFTimeInterval(animation.speed))
    guard whole.isFinite, whole < CFTimeInterval(Float.greatestFiniteMagnitude), speed > 0 else { return nil }
    return whole / speed
  }

  /// When it ends, in seconds of the time of `root` after `start`; nil where it never does. An animation without a
  /// begin time begins at `start`: it gets the time of the commit.
  ///
  /// Goes up layer by layer, since no time can be converted out of a layer that stands still.
  package func end(in root: CALayer, startingAt start: CFTimeInterval) -> CFTimeInterval? {
    guard let active = activeDuration else { return nil }
    guard animation.beginTime != 0 else { return active }
    return rootTime(animation.beginTime + active, in: root).map { $0 - start } ?? active
  }

  /// When it begins, in the time of `root`; nil where it has no date yet.
  package func begin(in root: CALayer) -> CFTimeInterval? {
    animation.beginTime == 0 ? nil : rootTime(animation.beginTime, in: root)
  }

  /// Whether its layer, or one between it and `root`, stands still.
  package func isStopped(below root: CALayer) -> Bool {
    var above: CALayer? = layer
    while let it = above, it !== root {
      if it.speed == 0 { return true }
      above = it.superlayer
    }
    return false
  }

  private func rootTime(_ time: CFTimeInterval, in root: CALayer) -> CFTimeInterval? {
    var time = time
    var above: CALayer? = layer
    while let it = above, it !== root {
      guard it.speed != 0 else { return nil }
      time = (time - it.timeOffset) / Double(it.speed) + it.beginTime
      above = it.superlayer
    }
    return time
  }

  /// The key paths that it, or any animation of its group, animates.
  package var keyPaths: [String] { Self.keyPaths(animation) }

  private static func keyPaths(_ animation: CAAnimation) -> [String] {
    if let property = animation as? CAPropertyAnimation { return property.keyPath.map { [$0] } ?? [] }
    return ((animation as? CAAnimationGroup)?.animations ?? []).flatMap(keyPaths)
  }
}
