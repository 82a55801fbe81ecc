import LayerTime
import UIKit

/// Moves a transition by the time of its layers: the container view's, and those that are animated alongside outside it.
@MainActor final class LayerTimeDriver: TransitionDriver {
  /// The container view's layer, followed by those outside it.
  private let frozenLayers: FrozenLayers
  /// The end of the last animation, in seconds after the beginning; the declared duration if there are no animations.
  private var end: CFTimeInterval
  private let curve: ProgressCurve
  /// The models below the outgoing page before the transition.
  private let models: LayerModels?
  /// The animations that layers had before the transition.
  private let before: LayerAnimations
  /// The last progress that was scrubbed to, and its time.
  private var scrubbed: (progress: Double, time: CFTimeInterval)?
  private(set) var hasRestoredStart = false
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

  private var roots: [FrozenLayer] { frozenLayers.roots }
  private var entries: [LayerAnimations.Entry] { frozenLayers.entries }

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

  // MARK: Coming to rest

  func enter(_ stage: CompletionStage) {
    switch stage {
    case .showingPastEnd: frozenLayers.showPast(end)
    case .removingEnded:
      removeEnded()
      frozenLayers.resume()
    case .showingStart: frozenLayers.show(0, before: end)
    case .restoringModel: settleModel(isShown: true, keepsChanges: false)
    case .moving, .reportingEnds, .checkingOldAppearance, .awaitingAnimator: break
    }
  }

  /// Restoring the model removes every animation except a `CATransition`.
  var oldAppearances: [LayerAnimations.Entry] { entries.filter(\.isPresent) }

  func jump(to outcome: Outcome, keepsChanges: Bool) {
    if outcome == .cancelled, !hasRestoredStart { settleModel(isShown: false, keepsChanges: keepsChanges) }
  }

  private func settleModel(isShown: Bool, keepsChanges: Bool) {
    // Without a listed animation no model was set: an older animator's late change still has to be reverted.
    hasRestoredStart = hasAnimations
    frozenLayers.settleModel(isShown: isShown, keepsChanges: keepsChanges)
    onSettled()
  }

  /// Removes animations that are past their end and do not keep their last value.
  private func removeEnded() {
    for entry in entries where entry.isPresent {
      let holds = !entry.animation.isRemovedOnCompletion && [.forwards, .both].contains(entry.animation.fillMode)
      if !holds { entry.layer.removeAnimation(forKey: entry.key) }
    }
  }

  func end(_ end: TransitionEnd, removePage: () -> Void) {
    removeAnimations(end)
    removePage()
    if end.outcome == .cancelled, let page = end.incoming {
      // Otherwise a view would stay half faded in for the next transition. The page's size goes with the sizes of its
      // subviews, so that they follow it when its state is restored. A page that is elsewhere has another parent.
      let isElsewhere = page.superview != nil && !page.layer.isBelow(roots[0].layer)
      frozenLayers.restoreAnimatorValues { layer, key in
        guard layer === page.layer else { return layer.isBelow(page.layer) }
        return !end.restoresPage || !isElsewhere && key == "bounds"
      }
    }
    frozenLayers.restore()
  }

  private func removeAnimations(_ end: TransitionEnd) {
    for root in roots {
      // An alongside animation that was never frozen continues. A repeating one on the page itself does not.
      let goesOn = end.outcome == .completed && !end.isInterrupted && !root.wasFrozen
      for entry in root.entries where entry.isPresent {
        let isOnPage = end.pages.contains { $0.layer === entry.layer }
        let isUnderWay = root.isOver(entry).map { !$0 } ?? !isOnPage
        if !(goesOn && isUnderWay) { entry.layer.removeAnimation(forKey: entry.key) }
      }
    }
    if end.outcome == .cancelled || end.isInterrupted { for page in end.pages { clear(page.layer) } }
  }

  var hasEndedAnimation: Bool {
    roots.contains { root in root.entries.contains { $0.isPresent && root.isOver($0) == true } }
  }

  /// Removes the animations that a page's layer got since the beginning, including those of an animator's second phase.
  /// An animation without a key is in no list. It is removed with all others if the layer had none before.
  private func clear(_ page: CALayer) {
    guard before.entries.contains(where: { $0.layer === page }) else { return page.removeAllAnimations() }
    for entry in LayerAnimations(below: [page]).added(since: before) where entry.layer === page {
      page.removeAnimation(forKey: entry.key)
    }
  }
}
