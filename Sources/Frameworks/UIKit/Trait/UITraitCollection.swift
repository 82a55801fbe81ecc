/// The environment of an interface: size classes, device, layout direction, text size, light or dark style, contrast,
/// and pixels per point. A trait may be unspecified. Immutable.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Makes a collection that specifies nothing.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Makes a collection that specifies only a device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: idiom == .unspecified ? nil : idiom))
  }

  /// Makes a collection that specifies only a style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle))
  }

  /// Makes a collection that specifies only a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection == .unspecified ? nil : layoutDirection))
  }

  /// Makes a collection that specifies only a scale, in pixels per point. 0 is unspecified.
  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitValues(scale: scale == 0 ? nil : scale))
  }

  /// Makes a collection that specifies only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontal: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass))
  }

  /// Makes a collection that specifies only a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(vertical: verticalSizeClass == .unspecified ? nil : verticalSizeClass))
  }

  /// Makes a collection that specifies only a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(category: preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory))
  }

  /// Makes a collection that specifies only a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(contrast: accessibilityContrast == .unspecified ? nil : accessibilityContrast))
  }

  /// Makes a collection that specifies only a level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(level: userInterfaceLevel == .unspecified ? nil : userInterfaceLevel))
  }

  /// Makes a collection that specifies only whether touches with force are available.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(TraitValues(forceTouch: capability == .unknown ? nil : capability))
  }

  /// Makes a collection with the traits of several. The last one that specifies a trait determines its value.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// The light or dark style.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// The direction of text and controls. A view's is its `effectiveUserInterfaceLayoutDirection`.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }
  /// Pixels per point. 0 if unspecified.
  open var displayScale: CGFloat { values.scale ?? 0 }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  /// The user's Dynamic Type size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category ?? .unspecified }
  /// The contrast between colors.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  /// The level of the interface. The screen's is `base`. A presentation does not raise it here, and colors ignore it.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }
  /// The availability of touches with force. The screen's are not, as on phones since 2019.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouch ?? .unknown }

  /// Returns true if all traits that `trait` specifies have the same values here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merging(trait.values) == values
  }

  /// Collections are equal if they specify the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || values == other.values
  }

  /// Returns the collection itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal collections have the same hash.
  open override var hash: Int { values.hashValue }
}
