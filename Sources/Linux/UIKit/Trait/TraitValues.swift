/// What a trait collection specifies; nil where it does not.
struct TraitValues: Hashable {
  var idiom: UIUserInterfaceIdiom?
  var style: UIUserInterfaceStyle?
  var direction: UITraitEnvironmentLayoutDirection?
  var scale: CGFloat?
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?
  var category: UIContentSizeCategory?
  var contrast: UIAccessibilityContrast?

  /// Takes over what `other` specifies.
  mutating func merge(_ other: TraitValues) {
    idiom = other.idiom ?? idiom
    style = other.style ?? style
    direction = other.direction ?? direction
    scale = other.scale ?? scale
    horizontal = other.horizontal ?? horizontal
    vertical = other.vertical ?? vertical
    category = other.category ?? category
    contrast = other.contrast ?? contrast
  }

  func merging(_ other: TraitValues) -> TraitValues {
    var result = self
    result.merge(other)
    return result
  }
}
