/// What an interface has to adapt to: room, device, direction and size of its text, light or dark, the pixels of a
/// point. A trait may be unspecified. Immutable.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// A collection in which nothing is specified.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// A collection with a device only.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: idiom == .unspecified ? nil : idiom))
  }

  /// A collection with an appearance only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle))
  }

  /// A collection with a direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection == .unspecified ? nil : layoutDirection))
  }

  /// A collection with a scale only, in pixels a point; 0 is unspecified.
  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitValues(scale: scale == 0 ? nil : scale))
  }

  /// A collection with the room from side to side only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontal: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass))
  }

  /// A collection with the room from top to bottom only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(vertical: verticalSizeClass == .unspecified ? nil : verticalSizeClass))
  }

  /// A collection with a size of text only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(category: preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory))
  }

  /// A collection with a contrast only.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(contrast: accessibilityContrast == .unspecified ? nil : accessibilityContrast))
  }

  /// The traits of several collections; of those that specify one trait the last has it.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// The direction of text and controls. A view's is its `effectiveUserInterfaceLayoutDirection`.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }
  /// Pixels a point; 0 when unspecified.
  open var displayScale: CGFloat { values.scale ?? 0 }
  /// The room from side to side.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  /// The room from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  /// The size of text that the user wants.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category ?? .unspecified }
  /// How far colours are to be apart.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }

  /// Whether all that `trait` specifies is the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merging(trait.values) == values
  }

  /// Collections are equal when they specify the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || values == other.values
  }

  /// Equal collections have the same hash.
  open override var hash: Int { values.hashValue }
}
