/// What an interface has to adapt to: the direction of its text, light or dark, the pixels of a point. A trait may be
/// unspecified. Immutable.
open class UITraitCollection: NSObject, @unchecked Sendable {
  private let direction: UITraitEnvironmentLayoutDirection?
  private let style: UIUserInterfaceStyle?
  private let scale: CGFloat?

  private init(
    direction: UITraitEnvironmentLayoutDirection?, style: UIUserInterfaceStyle?, scale: CGFloat?
  ) {
    self.direction = direction
    self.style = style
    self.scale = scale
    super.init()
  }

  /// A collection in which nothing is specified.
  public override init() {
    direction = nil
    style = nil
    scale = nil
    super.init()
  }

  /// A collection with a direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection == .unspecified ? nil : layoutDirection, style: nil, scale: nil)
  }

  /// A collection with an appearance only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(direction: nil, style: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle, scale: nil)
  }

  /// A collection with a scale only, in pixels a point; 0 is unspecified.
  public convenience init(displayScale scale: CGFloat) {
    self.init(direction: nil, style: nil, scale: scale == 0 ? nil : scale)
  }

  /// The traits of several collections; of those that specify one trait the last has it.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      direction: traitCollections.compactMap(\.direction).last, style: traitCollections.compactMap(\.style).last,
      scale: traitCollections.compactMap(\.scale).last)
  }

  /// The direction of text and controls.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { direction ?? .unspecified }

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { style ?? .unspecified }

  /// Pixels a point; 0 when unspecified.
  open var displayScale: CGFloat { scale ?? 0 }

  /// Whether all that `trait` specifies is the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return (trait.direction == nil || trait.direction == direction) && (trait.style == nil || trait.style == style)
      && (trait.scale == nil || trait.scale == scale)
  }

  /// Collections are equal when they specify the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return direction == other.direction && style == other.style && scale == other.scale
  }

  /// Equal collections have the same hash.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(direction)
    hasher.combine(style)
    hasher.combine(scale)
    return hasher.finalize()
  }
}
