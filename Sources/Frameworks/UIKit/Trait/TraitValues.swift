/// The values of a trait collection. Nil if unspecified.
struct TraitValues: Hashable {
  var idiom: UIUserInterfaceIdiom?
  var style: UIUserInterfaceStyle?
  var direction: UITraitEnvironmentLayoutDirection?
  var scale: CGFloat?
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?
  var category: UIContentSizeCategory?
  var contrast: UIAccessibilityContrast?
  var level: UIUserInterfaceLevel?
  var forceTouch: UIForceTouchCapability?

  /// Overrides the values with those that `other` specifies.
  mutating func merge(_ other: TraitValues) {
    idiom = other.idiom ?? idiom
    style = other.style ?? style
    direction = other.direction ?? direction
    scale = other.scale ?? scale
    horizontal = other.horizontal ?? horizontal
    vertical = other.vertical ?? vertical
    category = other.category ?? category
    contrast = other.contrast ?? contrast
    level = other.level ?? level
    forceTouch = other.forceTouch ?? forceTouch
  }

  func merging(_ other: TraitValues) -> TraitValues {
    var result = self
    result.merge(other)
    return result
  }
}
