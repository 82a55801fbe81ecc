/// An effect that a `UIVisualEffectView` applies to the content behind it. Create a subclass; this class does nothing.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  /// Makes an effect that does nothing.
  public override init() { super.init() }

  /// Makes an effect as `init()` does. Effects are not archived here, and nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the effect itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the appearance of the content behind a view with these traits.
  func look(in traits: UITraitCollection) -> BackdropAppearance { .none }
}

/// The appearance of the content behind an effect.
struct BackdropAppearance: Equatable {
  /// The blur's standard deviation, in points.
  var radius: CGFloat
  /// The saturation. 1 leaves colors unchanged.
  var saturation: CGFloat
  /// The white and alpha of the tint over the content.
  var white, alpha: CGFloat

  static let none = BackdropAppearance(radius: 0, saturation: 1, white: 1, alpha: 0)
}
