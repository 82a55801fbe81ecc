import LayerTime
import QuartzCore

/// The time of the layers in which one of UIKit's own transitions takes place, for an interaction to hold and to move.
@MainActor final class HeldTime {
  private let frozenLayers: FrozenLayers
  private let duration: CFTimeInterval
  /// What pages animate themselves, without a key.
  private var unnamedBefore: UnnamedAnimations?

  /// - Parameters:
  ///   - layers: Those that are driven; of nested ones the outermost.
  ///   - duration: How long the transition takes, in seconds.
  init(of layers: [CALayer], duration: CFTimeInterval) {
    var outermost: [CALayer] = []
    for layer in layers where !outermost.contains(where: { layer.isIn($0) }) {
      outermost.removeAll { $0.isIn(layer) }
      outermost.append(layer)
    }
    frozenLayers = FrozenLayers(outermost)
    self.duration = duration
  }

  /// Runs `body`, which starts the transition's animations, and learns which they are. What pages animate themselves
  /// stands still with them.
  func begin(frozen: Bool, pages: [CALayer], _ body: () -> Void) {
    if frozen { freeze() }
    let before = LayerAnimations(below: frozenLayers.roots.map(\.layer) + pages)
    unnamedBefore = UnnamedAnimations(below: frozenLayers.roots.map(\.layer) + pages)
    body()
    for root in frozenLayers.roots { root.take(LayerAnimations(below: [root.layer]).added(since: before), besides: []) }
  }

  /// Seconds that the transition has gone, in the time of the first layer.
  var elapsed: CFTimeInterval { frozenLayers.elapsed }

  func freeze() { frozenLayers.freeze() }

  /// Shows the transition `place` seconds after its beginning.
  func scrub(to place: CFTimeInterval) { frozenLayers.show(place, before: duration) }

  /// To be called once in every frame.
  func nextFrame() { frozenLayers.nextFrame() }

  /// Lets time run on from just past the transition's end: what ends there ends by itself, and the model shows the same.
  func passEnd() {
    frozenLayers.showPast(duration)
    frozenLayers.resume()
  }

  /// Takes the layers' values as the last frame showed them for model values, and the transition's animations away.
  func settleModel() { frozenLayers.settleModel(isShown: true) }

  /// Whether a `CATransition` is left, which shows no value of a layer but its old look.
  var showsOldAppearance: Bool { frozenLayers.showsOldAppearance }

  /// What is left of the transition's animations without a key: they stand at their beginning, and would never report.
  var unnamed: UnnamedAnimations {
    let now = UnnamedAnimations(below: frozenLayers.roots.map(\.layer))
    return unnamedBefore.map { now.added(since: $0) } ?? now
  }

  func removeRemaining() {
    for entry in frozenLayers.entries where entry.isPresent { entry.layer.removeAnimation(forKey: entry.key) }
  }

  /// After a cancel: what has left the window gets the values back that the animator gave it. The presenting page, which
  /// is out of the driven layers and in its own place again, is seen and keeps what the animator's completion gave it.
  func restoreAnimatorValues() {
    frozenLayers.restoreAnimatorValues { layer, _ in !layer.isInWindow }
  }

  /// Gives the layers their own time back.
  func restore() { frozenLayers.restore() }
}

extension CALayer {
  /// Whether it is `other` or below it.
  fileprivate func isIn(_ other: CALayer) -> Bool { self === other || isBelow(other) }

  fileprivate var isInWindow: Bool {
    var top = self
    while let above = top.superlayer { top = above }
    return top.delegate is UIWindow
  }
}
