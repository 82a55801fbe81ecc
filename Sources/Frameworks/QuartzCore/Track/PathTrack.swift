/// A path in a layer's state.
enum PathProperty: String {
  case shadowPath, path

  /// Returns nil if a layer with this kind of state has no such path.
  init?(_ keyPath: String, in state: borrowing LayerState) {
    self.init(rawValue: keyPath)
    if self == .path, state.shape == nil { return nil }
  }

  func read(_ state: borrowing LayerState) -> CGPath? {
    switch self {
    case .shadowPath: state.shadowPath
    case .path: state.shape?.path
    }
  }

  func write(_ path: CGPath?, to state: inout LayerState) {
    switch self {
    case .shadowPath: state.shadowPath = path
    case .path: state.shape?.path = path
    }
  }
}

/// A basic animation between two given paths.
final class PathTrack: Track {
  private let property: PathProperty
  private let from, to: CGPath

  init?(_ animation: CABasicAnimation, _ pace: TrackPace, property: PathProperty) {
    guard !animation.isAdditive, case .path(let from)? = AnimatableValue(animation.fromValue),
      case .path(let to)? = AnimatableValue(animation.toValue)
    else { return nil }
    (self.property, self.from, self.to) = (property, from, to)
    super.init(pace)
  }

  override func reset(_ state: inout LayerState, to original: borrowing LayerState) {
    property.write(property.read(original), to: &state)
  }

  override func write(_ fraction: Double, to state: inout LayerState) {
    // Nothing can be interpolated with no path, which switches to the end.
    guard property.read(state) != nil else { return property.write(to, to: &state) }
    if let path = from.interpolated(to: to, at: fraction) { property.write(path, to: &state) }
  }
}
