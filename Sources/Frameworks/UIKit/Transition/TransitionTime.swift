import LayerTime
import QuartzCore

/// The time of the layers in which one of UIKit's own transitions takes place. An interaction can freeze and scrub it.
@MainActor final class TransitionTime {
  private let frozenLayers: FrozenLayers
  private let duration: CFTimeInterval
  /// The animations without a key, which are the pages' own, from before the transition.
  private var unnamedBefore: UnnamedAnimations?

  /// - Parameters:
  ///   - layers: The layers to drive. Of nested layers, the outermost.
  ///   - duration: The duration of the transition, in seconds.
  init(of layers: [CALayer], duration: CFTimeInterval) {
    var outermost: [CALayer] = []
    for layer in layers where !outermost.contains(where: { layer.isIn($0) }) {
      outermost.removeAll { $0.isIn(layer) }
      outermost.append(layer)
    }
    frozenLayers = FrozenLayers(outermost)
    self.duration = duration
  }

  /// Runs `body`, which starts the transition's animations, and records those. The pages' own animations freeze with
  /// them.
  func begin(frozen: Bool, pages: [CALayer], _ body: () -> Void) {
    if frozen { freeze() }
    let before = LayerAnimations(below: frozenLayers.roots.map(\.layer) + pages)
    unnamedBefore = UnnamedAnimations(below: frozenLayers.roots.map(\.layer) + pages)
    body()
    for root in frozenLayers.roots { root.take(LayerAnimations(below: [root.layer]).added(since: before), besides: []) }
  }

  /// The seconds since the start of the transition, in the time of the first layer.
  var elapsed: CFTimeInterval { frozenLayers.elapsed }

  /// `true` if all of the transition's animations are over in the current frame, which shows their end.
  var showsEnd: Bool { frozenLayers.end.map { frozenLayers.isShown(after: $0) } ?? false }

  func freeze() { frozenLayers.freeze() }

  /// Shows the transition `position` seconds after its beginning.
  func scrub(to position: CFTimeInterval) { frozenLayers.show(position, before: duration) }

  /// Called once in each frame, with the time at which it is on screen.
  func nextFrame(shownAt time: CFTimeInterval) { frozenLayers.nextFrame(shownAt: time) }

  /// Resumes time just past the end. Animations that end there end by themselves, and the model shows the same.
  func passEnd() {
    frozenLayers.showPast(duration)
    frozenLayers.resume()
  }

  /// Sets the models to the values that the last frame showed, and removes the transition's animations.
  func settleModel() { frozenLayers.settleModel(isShown: true) }

  /// `true` if a `CATransition` is left, which shows a layer's old appearance instead of its values.
  var showsOldAppearance: Bool { frozenLayers.showsOldAppearance }

  /// The transition's remaining animations without a key, which are at their beginning and would never report.
  var unnamed: UnnamedAnimations {
    let now = UnnamedAnimations(below: frozenLayers.roots.map(\.layer))
    return unnamedBefore.map { now.added(since: $0) } ?? now
  }

  func removeRemaining() {
    for entry in frozenLayers.entries where entry.isPresent { entry.layer.removeAnimation(forKey: entry.key) }
  }

  /// Restores, after a cancel, the animator's values of the incoming page, which leaves, unless the app has moved it out of
  /// the container view meanwhile. The outgoing page stays, and keeps its values at the start.
  func restoreAnimatorValues(of incoming: UIView?, in container: UIView) {
    guard let page = incoming?.layer, page.superlayer == nil || page.isBelow(container.layer) else { return }
    frozenLayers.restoreAnimatorValues { layer, _ in layer.isIn(page) }
  }

  /// Restores the layers' own time.
  func restore() { frozenLayers.restore() }
}

extension CALayer {
  /// Returns true if the layer is `other` or below it.
  fileprivate func isIn(_ other: CALayer) -> Bool { self === other || isBelow(other) }
}
