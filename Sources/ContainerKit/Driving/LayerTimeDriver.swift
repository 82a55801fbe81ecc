import LayerTime
import UIKit

/// Moves a transition by the time of its layers: the container view's, and those that are animated alongside outside it.
@MainActor final class LayerTimeDriver: TransitionDriver {
  /// The container view's layer, followed by those outside it.
  let frozenLayers: FrozenLayers
  /// The end of the last animation, in seconds after the beginning; the declared duration if there are no animations.
  private(set) var end: CFTimeInterval
  private let curve: ProgressCurve
  /// The models below the outgoing page before the transition.
  private let models: LayerModels?
  /// The animations that layers had before the transition.
  let before: LayerAnimations
  /// The last progress that was scrubbed to, and its time.
  private var scrubbed: (progress: Double, time: CFTimeInterval)?
  var hasRestoredStart = false
  /// Called when the pages' models have been set to their starting values, before the commit.
  var onSettled: () -> Void = {}

  /// - Parameters:
  ///   - layer: The container view's layer.
  ///   - pages: The pages' layers. One of them may not be below `layer` yet.
  ///   - curve: The progress over the layers' time. Nil: linear over the duration or, if that is 0, the standard one.
  init(layer: CALayer, pages: [CALayer], duration: CFTimeInterval, curve: ProgressCurve? = nil, frozen: Bool) {
    frozenLayers = FrozenLayers([layer])
    end = duration
    self.curve = curve ?? .linear(duration > 0 ? duration : 0.25)
    models = pages.first.map(LayerModels.init)
    before = LayerAnimations(below: [layer] + pages)
    if frozen { frozenLayers.freeze() }
  }

  var roots: [FrozenLayer] { frozenLayers.roots }
  var entries: [LayerAnimations.Entry] { frozenLayers.entries }

  /// The progress that was scrubbed to, or the one of the layers' time. A time that is beyond the last end is not shown.
  var progress: Double {
    if let scrubbed, frozenLayers.shownTime == scrubbed.time, scrubbed.time <= end + FrozenLayers.endMargin {
      return scrubbed.progress
    }
    return curve.progress(at: frozenLayers.shownElapsed)
  }
  var lastProgress: Double { curve.progress(at: end) }
  var hasAnimations: Bool { roots.contains { !$0.entries.isEmpty } }

  /// An animation that ends in the current frame may still be on its layer. It is over, because its end was shown.
  var isUnderWay: Bool {
    entries.contains(where: \.isPresent)
      && (frozenLayers.isFrozen || frozenLayers.shownElapsed < end - FrozenLayers.endMargin)
  }

  var showsEnd: Bool { hasAnimations && frozenLayers.isShown(after: end) }

  var isBusy: Bool {
    let root = roots[0]
    return before.hasAddition(below: root.layer) { root.isOver($0) == false }
  }

  var isPaused: Bool {
    entries.contains { $0.isPresent && $0.isStopped(below: roots[0].layer) }
  }

  /// Collects the animations that `body` adds to layers below the container view.
  func collect(_ body: () -> Void) {
    body()
    let root = roots[0]
    root.take(LayerAnimations(below: [root.layer]).added(since: before), besides: before.entries)
    if !hasAnimations, let models { frozenLayers.noteUnanimatedChanges(since: models) }
    if let last = frozenLayers.end { end = last }
  }

  /// Runs `body`, which animates in views outside the container view, and drives the animations that it adds there. In a
  /// view that contains the container view, these are the animations of layers below it, not those of the view itself.
  func collect(outside views: [UIView], _ body: () -> Void) {
    let layers = views.map(\.layer)
    let old = LayerAnimations(below: layers)
    body()
    var found: [ObjectIdentifier: (root: CALayer, entries: [LayerAnimations.Entry])] = [:]
    for entry in LayerAnimations(below: layers).added(since: old) {
      guard let root = outermost(above: entry.layer, in: layers) else { continue }
      found[ObjectIdentifier(root), default: (root, [])].entries.append(entry)
    }
    for (layer, entries) in found.values {
      let root = FrozenLayer(layer)
      frozenLayers.add(root)
      root.take(entries, besides: old.entries.filter { $0.layer === layer || $0.layer.isBelow(layer) })
    }
  }

  /// Returns the outermost layer from `layer` up to one of `tops` that does not contain the container view; nil if
  /// `layer` is inside the container view or contains it.
  private func outermost(above layer: CALayer, in tops: [CALayer]) -> CALayer? {
    let (container, path) = (roots[0].layer, Array(layer.lineage))
    guard !path.contains(where: { $0 === container }),
      let top = path.lastIndex(where: { layer in tops.contains { $0 === layer } })
    else { return nil }
    return path[...top].last { !container.isBelow($0) }
  }

  // MARK: Moving

  func freeze() {
    guard !frozenLayers.isFrozen else { return }
    frozenLayers.freeze()
    if let last = frozenLayers.end { end = last }
  }

  func scrub(to progress: Double) {
    let time = curve.time(at: progress)
    scrubbed = (progress, time)
    frozenLayers.show(time, before: end)
  }

  func nextFrame(shownAt time: CFTimeInterval) { frozenLayers.nextFrame(shownAt: time) }

  /// Returns false, because layer time has no timing parameters.
  func continueAnimation(
    _ direction: Direction, timing: any UITimingCurveProvider, durationFactor: CGFloat
  ) -> Bool { false }
}
