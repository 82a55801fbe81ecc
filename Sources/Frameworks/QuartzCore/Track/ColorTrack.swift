/// A color in a layer's state.
enum ColorProperty: String {
  case backgroundColor, borderColor, shadowColor, fillColor, strokeColor, backdropTint

  /// Returns nil if a layer with this kind of state has no such color.
  init?(_ keyPath: String, in state: borrowing LayerState) {
    self.init(rawValue: keyPath)
    switch self {
    case .backgroundColor, .borderColor, .shadowColor: break
    case .fillColor, .strokeColor: if state.shape == nil { return nil }
    case .backdropTint: if state.backdrop == nil { return nil }
    }
  }

  func read(_ state: borrowing LayerState) -> CGColor? {
    switch self {
    case .backgroundColor: state.backgroundColor
    case .borderColor: state.borderColor
    case .shadowColor: state.shadowColor
    case .fillColor: state.shape?.fillColor
    case .strokeColor: state.shape?.strokeColor
    case .backdropTint: state.backdrop?.tint
    }
  }

  func write(_ color: CGColor?, to state: inout LayerState) {
    switch self {
    case .backgroundColor: state.backgroundColor = color
    case .borderColor: state.borderColor = color
    case .shadowColor: state.shadowColor = color
    case .fillColor: state.shape?.fillColor = color
    case .strokeColor: state.shape?.strokeColor = color
    case .backdropTint: state.backdrop?.tint = color
    }
  }
}

/// A basic animation between colors. A missing one is replaced by what the layer shows.
final class ColorTrack: Track {
  private let property: ColorProperty
  private let from, to: CGColor?

  init?(_ animation: CABasicAnimation, _ pace: TrackPace, property: ColorProperty) {
    guard !animation.isAdditive, animation.byValue == nil, animation.fromValue != nil || animation.toValue != nil
    else { return nil }
    var ends: [CGColor?] = []
    for value in [animation.fromValue, animation.toValue] {
      guard let value else {
        ends.append(nil)
        continue
      }
      guard case .color(let color)? = AnimatableValue(value) else { return nil }
      ends.append(color)
    }
    (self.property, from, to) = (property, ends[0], ends[1])
    super.init(pace)
  }

  override func reset(_ state: inout LayerState, to original: borrowing LayerState) {
    property.write(property.read(original), to: &state)
  }

  override func write(_ fraction: Double, to state: inout LayerState) {
    // Nothing can be interpolated with no color, which switches to the end.
    guard let base = property.read(state) else { return property.write(to, to: &state) }
    property.write((from ?? base).interpolated(to: to ?? base, at: fraction), to: &state)
  }
}
