/// The images that were set for a bar's background, by place and height.
struct BarImages {
  private struct Key: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }
  private var images: [Key: UIImage] = [:]

  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[Key(position: position, metrics: metrics)] }
    set { images[Key(position: position, metrics: metrics)] = newValue }
  }

  /// The image for a bar, or what is set for less particular ones.
  func best(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    self[position, metrics] ?? self[position, .default] ?? self[.any, metrics] ?? self[.any, .default]
  }
}
