import QuartzCore

/// The action for a change of one layer property in an animation block. Created before the change, it runs after it.
final class AnimatedChange: NSObject, CAAction, @unchecked Sendable {
  /// The keys that a block animates: the view properties that the header lists, and the layer's other properties that
  /// can be interpolated (observed; contents change without animation).
  static let keys: Set<String> = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "zPosition", "anchorPoint", "anchorPointZ",
    "sublayerTransform", "contentsRect", "contentsCenter", "cornerRadius", "borderWidth", "borderColor",
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "path", "fillColor", "strokeColor",
    "lineWidth", "strokeStart", "strokeEnd", "lineDashPhase", "miterLimit", "startPoint", "endPoint", "colors",
    "locations", "backdropRadius", "backdropSaturation", "backdropTint",
  ]

  private let key: String
  private let view: UIView
  private let block: AnimationBlock
  private let old: AnimatableValue?
  private let shown: AnimatableValue?

  @MainActor init(of key: String, in view: UIView, by block: AnimationBlock) {
    self.key = key
    self.view = view
    self.block = block
    old = AnimatableValue(view.layer.value(forKey: key))
    // Read before the change: later, this block's animations would count, although the new value is not committed.
    shown = AnimatableValue(view.layer.presentation()?.value(forKey: key))
    super.init()
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    MainActor.assumeIsolated { animate() }
  }

  @MainActor private func animate() {
    guard let new = AnimatableValue(view.layer.value(forKey: key)), let old else { return }
    for change in ValueChange.changes(of: key, from: old, to: new, shown: shown) {
      if let keyframes = block.keyframes, keyframes.isOpen {
        keyframes.record(change, of: view)
      } else if let difference = change.difference {
        addAdditive(difference, keyPath: change.keyPath)
      } else {
        addAbsolute(change)
      }
    }
  }

  /// Animates from the difference to zero, on top of the new value (iOS 8 and later, reverse-engineered).
  @MainActor private func addAdditive(_ difference: AnimatableValue, keyPath: String) {
    guard let zero = difference.zero else { return }
    let animation = block.timing.animation(keyPath: keyPath)
    animation.fromValue = difference.object
    animation.toValue = zero.object
    animation.isAdditive = true
    block.add(animation, to: view)
  }

  /// Animates a value that is not additive, from the old value or the presentation value to the new one.
  @MainActor private func addAbsolute(_ change: ValueChange) {
    let start = block.timing.options.contains(.beginFromCurrentState) ? change.shown ?? change.old : change.old
    guard !start.isSame(as: change.new) else { return }
    let animation = block.timing.animation(keyPath: change.keyPath)
    animation.fromValue = start.object
    animation.toValue = change.new.object
    block.add(animation, to: view)
  }
}
