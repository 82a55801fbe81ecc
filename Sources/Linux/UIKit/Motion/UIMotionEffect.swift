/// Has properties of a view follow how the device is tilted. A computer is not: effects are kept, and change nothing.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// An effect that does nothing. For subclasses.
  public override init() { super.init() }

  /// Effects are not archived here: nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// What to add to which key paths where the viewer looks from `viewerOffset`, −1 to 1 either way. Nil here; for subclasses.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Has one property follow the tilt along one axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  private let path: String
  private let axis: EffectType

  /// An effect on the property at a key path of the view, such as `center.x`.
  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    (path, axis) = (keyPath, type)
    super.init()
  }

  /// Effects are not archived here: nothing is read, and the key path is empty.
  public required init?(coder: NSCoder) {
    (path, axis) = ("", .tiltAlongHorizontalAxis)
    super.init(coder: coder)
  }

  /// The property.
  open var keyPath: String { path }
  /// The axis.
  open var type: EffectType { axis }
  /// What is added where the viewer is farthest to the left, or up.
  open var minimumRelativeValue: Any?
  /// What is added where the viewer is farthest to the right, or down.
  open var maximumRelativeValue: Any?

  /// Between the two values, in proportion, where both are of one kind that has values between.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let offset = axis == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let from = AnimatableValue(minimumRelativeValue), let to = AnimatableValue(maximumRelativeValue) else {
      return nil
    }
    return from.interpolated(to: to, at: Double(min(max(offset, -1), 1) + 1) / 2).map { [path: $0.object] }
  }

  /// The axis of the screen that the device is tilted along. Raw values are those of the header.
  public enum EffectType: Int, Sendable {
    /// Left and right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }
}

/// Several effects at once.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?

  /// What each of the effects gives; of those for one key path the last counts (a guess).
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let all = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
    return all.isEmpty ? nil : all.reduce(into: [:]) { $0.merge($1) { _, new in new } }
  }
}

extension UIView {
  /// Adds an effect. The device is not tilted here, and so it changes nothing.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !ownMotionEffects.contains(where: { $0 === effect }) { ownMotionEffects.append(effect) }
  }

  /// Takes an effect away.
  public func removeMotionEffect(_ effect: UIMotionEffect) { ownMotionEffects.removeAll { $0 === effect } }

  /// The effects, in the order of adding.
  public var motionEffects: [UIMotionEffect] {
    get { ownMotionEffects }
    set { ownMotionEffects = newValue }
  }
}
