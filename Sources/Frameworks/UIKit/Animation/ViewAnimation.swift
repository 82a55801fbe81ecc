import QuartzCore

/// The current animation block, and the actions for changes of views.
///
/// A view is the delegate of its layer. Before the layer takes a new value, it asks the view for an action. Inside a
/// block, the action stores the old value, and adds an animation of the difference once the new value is set. Outside a
/// block it is `NSNull`: the change shows at once.
@MainActor package enum ViewAnimation {
  static var current: AnimationBlock?
  static var isEnabled = true
  /// `true` if the animations of blocks have keys. Without keys they are in no list of their layer, which is possible
  /// for animations that another framework adds.
  package static var givesKeys = true
  /// A shared instance, because every change asks for it.
  private static let noAction = NSNull()
  /// The changes to animate with the first block that animates.
  private static var companion: (() -> Void)?

  /// `true` if changes of views are currently animated.
  package static var isInBlock: Bool { isEnabled && current != nil }

  /// Returns a view's action for a key of its layer.
  package static func action(for view: UIView, key: String) -> (any CAAction)? {
    guard isEnabled, let block = current, AnimatedChange.keys.contains(key) else { return noAction }
    // If a window is rotated or resized, its content is animated, but not the window itself.
    if let window = view as? UIWindow, window.isResizing { return noAction }
    return AnimatedChange(of: key, in: view, by: block)
  }

  /// Returns true if a view receives no touches because it is animated without `allowUserInteraction`. Neither do its
  /// subviews, which hit-testing reaches through it.
  package static func blocksTouches(_ view: UIView) -> Bool {
    view.layer.hasAnimations
      && view.layer.allAnimations.contains { ($0.delegate as? any TouchBlocking)?.blocksTouches == true }
  }

  /// Runs a block. `mode` is the calculation mode of `animateKeyframes`.
  static func run(
    _ timing: AnimationTiming, keyframes mode: CAAnimationCalculationMode? = nil, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let outer = current
    let nested = timing.nested(in: outer?.timing)
    guard nested.duration > 0, isEnabled else {
      runAtOnce(animations, completion: completion)
      return
    }
    let block = outer?.inner(nested, completion: completion) ?? AnimationBlock(timing: nested, completion: completion)
    let group = mode.map { KeyframeGroup(block: block, mode: $0) }
    if let position = outer?.keyframes, let span = position.span, !timing.isIndependent {
      block.keyframes = KeyframePosition(group: position.group, base: span, span: span)
      block.follow(position.group.block)
    } else if let group {
      block.keyframes = KeyframePosition(group: group, base: .whole)
    }
    current = block
    animations()
    if outer == nil, mode == nil, let companion {
      self.companion = nil
      companion()
    }
    if block.timing.options.contains(.layoutSubviews) { block.layOutViews() }
    current = outer
    group?.animate()
    block.close()
  }

  /// Runs a block of UIKit's own, which takes `duration` seconds. An animation block around it ends after it (a
  /// guess: list-27b; transitions whose animations set a collection view's layout depend on it).
  static func runPart(
    lasting duration: TimeInterval, _ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let outer = current.flatMap { $0.awaitPart() ? $0 : nil }
    UIView.animate(withDuration: duration, animations: animations) {
      completion($0)
      outer?.animationStopped(finished: $0)
    }
  }

  /// Runs `body`, and `changes` inside the first animation block that `body` runs, if any, with that block's timing.
  static func run(alongside changes: @escaping () -> Void, _ body: () -> Void) {
    let before = companion
    companion = changes
    body()
    companion = before
  }

  /// Runs a block whose changes are reached at the end of a part of the keyframes' time.
  static func inKeyframe(from start: Double, lasting duration: Double, _ animations: () -> Void) {
    guard let block = current, let position = block.keyframes else {
      animations()
      return
    }
    block.keyframes?.span = position.base.part(from: start, lasting: duration)
    animations()
    block.keyframes = position
  }

  /// Runs a block without duration, or while animations are disabled. Nothing is animated, and it completes in the next
  /// turn of the main queue.
  private static func runAtOnce(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
    UIView.performWithoutAnimation(animations)
    if let completion { FrameLoop.main.enqueueTurn { completion(true) } }
  }

  static func withRepeat(count: CGFloat, autoreverses: Bool, _ animations: () -> Void) {
    guard let block = current else {
      animations()
      return
    }
    let before = block.timing
    block.timing.repeatCount = Float(count)
    block.timing.autoreverses = autoreverses
    animations()
    block.timing = before
  }
}
