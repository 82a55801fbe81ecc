import QuartzCore

/// The change of one layer property of a view in an animation block. It is made before the change and run after it.
final class AnimatedChange: NSObject, CAAction, @unchecked Sendable {
  /// What a block animates: the view properties of the header, and what else of a view's layer has values between
  /// values (observed; contents switch without animation).
  static let keys: Set<String> = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "zPosition", "anchorPoint", "anchorPointZ",
    "sublayerTransform", "contentsRect", "contentsCenter", "cornerRadius", "borderWidth", "borderColor",
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "path", "fillColor", "strokeColor",
    "lineWidth", "strokeStart", "strokeEnd", "lineDashPhase", "miterLimit", "startPoint", "endPoint",
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
    MainActor.assumeIsolated { addAnimations() }
  }

  @MainActor private func addAnimations() {
    guard let new = AnimatableValue(view.layer.value(forKey: key)), let old else { return }
    switch (old, new) {
    case (.rect(let old), .rect(let new)) where key == "bounds":
      addAdditive(keyPath: "bounds.origin", from: .point(old.origin), to: .point(new.origin))
      addAdditive(keyPath: "bounds.size", from: .size(old.size), to: .size(new.size))
    case (.color, .color), (.path, .path):
      addAbsolute(from: old, to: new)
    default:
      addAdditive(keyPath: key, from: old, to: new)
    }
  }

  /// From the difference to nothing, on top of the new value (iOS 8 and later, reverse-engineered).
  @MainActor private func addAdditive(keyPath: String, from old: AnimatableValue, to new: AnimatableValue) {
    guard let difference = old.subtracting(new), let zero = new.zero, !difference.isNothing else { return }
    let animation = block.timing.animation(keyPath: keyPath)
    animation.fromValue = difference.object
    animation.toValue = zero.object
    animation.isAdditive = true
    block.add(animation, to: view)
  }

  /// What does not add up runs from the old value, or from what is shown, to the new one.
  @MainActor private func addAbsolute(from old: AnimatableValue, to new: AnimatableValue) {
    let start = block.timing.options.contains(.beginFromCurrentState) ? shown ?? old : old
    guard !start.isSame(as: new) else { return }
    let animation = block.timing.animation(keyPath: key)
    animation.fromValue = start.object
    animation.toValue = new.object
    block.add(animation, to: view)
  }
}

extension AnimatableValue {
  /// Whether adding the value changes nothing.
  fileprivate var isNothing: Bool {
    switch self {
    case .number(let number): number == 0
    case .point(let point): point == .zero
    case .size(let size): size == .zero
    case .rect(let rect): rect == .zero
    case .transform(let transform): CATransform3DIsIdentity(transform)
    case .numbers(let numbers): numbers.allSatisfy { $0 == 0 }
    case .color, .path: false
    }
  }

  fileprivate func isSame(as other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    default: false
    }
  }
}
