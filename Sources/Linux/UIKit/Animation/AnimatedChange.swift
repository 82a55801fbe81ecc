import QuartzCore

/// The change of one layer property of a view in an animation block. It is made before the change and run after it.
final class AnimatedChange: NSObject, CAAction, @unchecked Sendable {
  /// What a block animates: the view properties of the header, and what else of a view's layer has values between
  /// values (observed; contents switch without animation).
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
    // Read now: the new value is not committed, but animations of this block would be in the way.
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

  /// From the difference to nothing, on top of the new value (iOS 8 and later, reverse-engineered).
  @MainActor private func addAdditive(_ difference: AnimatableValue, keyPath: String) {
    guard let zero = difference.zero else { return }
    let animation = block.timing.animation(keyPath: keyPath)
    animation.fromValue = difference.object
    animation.toValue = zero.object
    animation.isAdditive = true
    block.add(animation, to: view)
  }

  /// What does not add up runs from the old value, or from what is shown, to the new one.
  @MainActor private func addAbsolute(_ change: ValueChange) {
    let start = block.timing.options.contains(.beginFromCurrentState) ? change.shown ?? change.old : change.old
    guard !start.isSame(as: change.new) else { return }
    let animation = block.timing.animation(keyPath: change.keyPath)
    animation.fromValue = start.object
    animation.toValue = change.new.object
    block.add(animation, to: view)
  }
}
