import LayerTime
import UIKit

/// Moves a transition by the time of its layers: the container view's layer, and the layers of views outside it that
/// are animated alongside.
@MainActor final class LayerTimeDriver: TransitionMoving {
  /// The container view's layer, and then those outside it.
  let frozenLayers: FrozenLayers
  /// Seconds from the beginning to the last end of what the transition animates; its declared duration where that is
  /// nothing.
  private(set) var end: CFTimeInterval
  private let curve: ProgressCurve
  private let pages: [CALayer]
  /// The animations that were there before.
  let before: LayerAnimations
  /// The last progress that was scrubbed to, and its time.
  private var scrubbed: (progress: Double, time: CFTimeInterval)?
  var hasRestoredStart = false
  /// Called when the pages' models have their starting values again, before the commit.
  var onSettled: () -> Void = {}

  /// - Parameters:
  ///   - layer: The container view's.
  ///   - pages: The pages' layers, of which one may not be below `layer` yet.
  ///   - duration: What the animator says it takes, in seconds.
  ///   - curve: How progress, as it is seen, and the layers' time belong together.
  ///   - frozen: Hold the layers' time still from here on.
  init(layer: CALayer, pages: [CALayer], duration: CFTimeInterval, curve: ProgressCurve, frozen: Bool) {
    frozenLayers = FrozenLayers([layer])
    end = duration
    self.curve = curve
    self.pages = pages
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
    return curve.progress(at: frozenLayers.elapsed)
  }
  var lastProgress: Double { curve.progress(at: end) }
  var hasAnimations: Bool { roots.contains { !$0.entries.isEmpty } }

  /// One that ends in this very frame may still be there, and has been seen at its end.
  var isUnderWay: Bool {
    entries.contains(where: \.isPresent)
      && (frozenLayers.isFrozen || frozenLayers.elapsed < end - FrozenLayers.endMargin)
  }

  var isBusy: Bool {
    let root = roots[0]
    return before.hasAddition(below: root.layer) { entry in
      entry.end(in: root.layer, startingAt: root.start).map { $0 > root.elapsed } ?? false
    }
  }

  var isPaused: Bool {
    entries.contains { $0.isPresent && $0.isStopped(below: roots[0].layer) }
  }

  /// Collects the transition's animations: those that `body` adds to layers below the container view, and to views
  /// outside it that `body` returns. They are dated by the commit at the end of the run loop's turn, or by one that
  /// `body` forces, which makes no difference while the layers are frozen.
  func collect(_ body: () -> Void) {
    body()
    let root = roots[0]
    root.take(LayerAnimations(below: [root.layer]).added(since: before), besides: before.entries)
    if !hasAnimations, let page = pages.first { frozenLayers.noteUnanimatedChanges(below: page) }
    if let last = frozenLayers.end { end = last }
  }

  /// Runs `body`, which animates in views outside the container view, and drives what is new there.
  ///
  /// A view that contains the container view is not frozenLayers still as a whole, only what is animated below it, and nothing
  /// that is animated on that view itself.
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

  /// The outermost layer above `layer`, up to one of `tops`, that does not contain the container view; nil where the
  /// layer is inside the container view, or above it.
  private func outermost(above layer: CALayer, in tops: [CALayer]) -> CALayer? {
    let container = roots[0].layer
    var (here, best): (CALayer?, CALayer?) = (layer, nil)
    var path: [CALayer] = []
    while let it = here {
      if it === container { return nil }
      path.append(it)
      if tops.contains(where: { $0 === it }) { best = path.last { !container.isBelow($0) } }
      here = it.superlayer
    }
    return best
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

  func nextFrame() { frozenLayers.nextFrame() }

  /// Layer time takes no timing parameters.
  func continueAnimation(toEnd: Bool, timing: any UITimingCurveProvider, durationFactor: CGFloat) -> Bool { false }
}
