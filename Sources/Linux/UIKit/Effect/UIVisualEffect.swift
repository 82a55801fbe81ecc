/// What a `UIVisualEffectView` does to what is behind it. Make one of its subclasses; this one does nothing.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  /// An effect that does nothing.
  public override init() { super.init() }

  /// Effects are not archived here: nothing is read, and the effect is as from `init()`.
  public required init?(coder: NSCoder) { super.init() }

  /// The effect itself: it cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// How what is behind the view is shown in a view of these traits.
  func look(in traits: UITraitCollection) -> BackdropLook { .none }
}

/// What an effect makes of what is behind it.
struct BackdropLook: Equatable {
  /// The blur's standard deviation, in points.
  var radius: CGFloat
  /// 1 leaves colours as they are.
  var saturation: CGFloat
  /// Laid over it, of this white and alpha.
  var white, alpha: CGFloat

  static let none = BackdropLook(radius: 0, saturation: 1, white: 1, alpha: 0)
}
