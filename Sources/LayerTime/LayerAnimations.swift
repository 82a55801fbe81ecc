import QuartzCore

/// The animations of a layer and of all layers below it at one moment.
package struct LayerAnimations {
  package struct Entry {
    package let layer: CALayer
    package let key: String
    package let animation: CAAnimation
    /// `true` if it had no begin time when it was found. The next commit sets one.
    package let wasUndated: Bool
    /// The copy that the commit has put in its place; nil if none can come.
    fileprivate let copy: DatedCopy?
  }

  /// The copy of an animation that a commit puts in its place, with a begin time: the first one that is found. That a commit keeps
  /// the object, as it does on Linux, is not documented.
  fileprivate final class DatedCopy {
    var animation: CAAnimation?
  }

  package let entries: [Entry]
  private let known: Set<ObjectIdentifier>
  /// The entries whose animation the next commit may replace by a copy with a begin time.
  private let undated: [Entry]

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
    undated = entries.filter(\.wasUndated)
  }

  package func added(since before: LayerAnimations) -> [Entry] { entries.filter { !before.knows($0) } }

  private func knows(_ entry: Entry) -> Bool {
    known.contains(ObjectIdentifier(entry.animation))
      || undated.contains { $0.layer === entry.layer && $0.key == entry.key && $0.isSame(as: entry.animation) }
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
          guard let entry = Self.entry(on: layer, key, isKept: false) else { return false }
          return !knows(entry) && predicate(entry)
        }
      return !isFound
    }
    return isFound
  }

  private static func entries(on layer: CALayer) -> [Entry] {
    (layer.animationKeys() ?? []).compactMap { entry(on: layer, $0, isKept: true) }
  }

  /// - Parameter isKept: `true` if the entry is used after the next commit.
  private static func entry(on layer: CALayer, _ key: String, isKept: Bool) -> Entry? {
    layer.animation(forKey: key).map {
      let isUndated = $0.beginTime == 0
      return Entry(
        layer: layer, key: key, animation: $0, wasUndated: isUndated, copy: isKept && isUndated ? DatedCopy() : nil)
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
  package var isPresent: Bool { present != nil }

  /// The animation as the layer has it; nil if the layer no longer has it.
  private var present: CAAnimation? { layer.animation(forKey: key).flatMap { isSame(as: $0) ? $0 : nil } }

  /// The begin time that a commit has set; 0 before that.
  private var beginTime: CFTimeInterval { (present ?? animation).beginTime }

  /// `true` if it waits for the commit that sets its begin time.
  package var isUndated: Bool { wasUndated && present?.beginTime == 0 }

  /// Returns true for the animation, and for the copy that a commit has put in its place.
  func isSame(as other: CAAnimation) -> Bool {
    guard other !== animation else { return true }
    guard let copy else { return false }
    if copy.animation == nil, isDated(as: other) { copy.animation = other }
    return copy.animation === other
  }

  private func isDated(as other: CAAnimation) -> Bool {
    animation.beginTime == 0 && other.beginTime != 0 && type(of: other) == type(of: animation)
      && other.duration == animation.duration
      && (other as? CAPropertyAnimation)?.keyPath == (animation as? CAPropertyAnimation)?.keyPath
  }

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
    let begin = beginTime
    guard begin != 0 else { return active }
    return rootTime(begin + active, in: root).map { $0 - start } ?? active
  }

  /// Returns the time at which it begins, in the time of `root`; nil if it has no begin time yet.
  package func begin(in root: CALayer) -> CFTimeInterval? {
    let begin = beginTime
    return begin == 0 ? nil : rootTime(begin, in: root)
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
