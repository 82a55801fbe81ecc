/// Makes properties of a view follow the device's tilt. A computer does not tilt: effects are only stored.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Makes an effect that does nothing. For subclasses.
  public override init() { super.init() }

  /// Makes an effect that does nothing. Effects are not archived here, and nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the values to add by key path for a viewer at `viewerOffset`, −1 to 1 per axis. Nil here; for subclasses.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Makes one property follow the tilt along one axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  private let path: String
  private let axis: EffectType

  /// Makes an effect on the property at a key path of the view, such as `center.x`.
  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    (path, axis) = (keyPath, type)
    super.init()
  }

  /// Makes an effect with an empty key path. Effects are not archived here, and nothing is read.
  public required init?(coder: NSCoder) {
    (path, axis) = ("", .tiltAlongHorizontalAxis)
    super.init(coder: coder)
  }

  /// The key path of the property.
  open var keyPath: String { path }
  /// The axis of the tilt.
  open var type: EffectType { axis }
  /// The value to add when the viewer is farthest to the left, or up.
  open var minimumRelativeValue: Any?
  /// The value to add when the viewer is farthest to the right, or down.
  open var maximumRelativeValue: Any?

  /// Returns the value in proportion between the two, if both have the same type and it can be interpolated.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let offset = axis == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let from = AnimatableValue(minimumRelativeValue), let to = AnimatableValue(maximumRelativeValue) else {
      return nil
    }
    return from.interpolated(to: to, at: Double(min(max(offset, -1), 1) + 1) / 2).map { [path: $0.object] }
  }

  /// The axis of the screen along which the device is tilted. Raw values are those of the header.
  public enum EffectType: Int, Sendable {
    /// Left and right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }
}

/// A group of effects.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?

  /// Returns the values of all effects. If several have the same key path, the last one is used (a guess: view-58).
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let all = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
    return all.isEmpty ? nil : all.reduce(into: [:]) { $0.merge($1) { _, new in new } }
  }
}

extension UIView {
  /// Adds an effect. It changes nothing, because the device does not tilt here.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !ownMotionEffects.contains(where: { $0 === effect }) { ownMotionEffects.append(effect) }
  }

  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) { ownMotionEffects.removeAll { $0 === effect } }

  /// The effects, in the order in which they were added.
  public var motionEffects: [UIMotionEffect] {
    get { ownMotionEffects }
    set { ownMotionEffects = newValue }
  }
}
