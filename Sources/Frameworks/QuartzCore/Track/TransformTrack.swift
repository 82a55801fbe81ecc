/// A property of a layer that is a transform.
enum TransformProperty: String {
  case transform, sublayerTransform

  func read(_ state: borrowing LayerState) -> CATransform3D {
    switch self {
    case .transform: state.transform
    case .sublayerTransform: state.sublayerTransform
    }
  }

  func write(_ transform: CATransform3D, to state: inout LayerState) {
    switch self {
    case .transform: state.transform = transform
    case .sublayerTransform: state.sublayerTransform = transform
    }
  }
}

/// A basic animation of a whole transform from one given value to another, decomposed in advance.
final class TransformTrack: Track {
  private let property: TransformProperty
  private let path: TransformPath
  private let isAdditive: Bool

  init?(_ animation: CABasicAnimation, _ pace: TrackPace, property: TransformProperty) {
    guard case .transform(let from)? = AnimatableValue(animation.fromValue),
      case .transform(let to)? = AnimatableValue(animation.toValue)
    else { return nil }
    (self.property, isAdditive) = (property, animation.isAdditive)
    path = TransformPath(from: from, to: to)
    super.init(pace)
  }

  override var isSelfContained: Bool { !isAdditive }
  override var changesOnlyPlacement: Bool { property == .transform }

  override func reset(_ state: inout LayerState, to original: borrowing LayerState) {
    property.write(property.read(original), to: &state)
  }

  override func write(_ fraction: Double, to state: inout LayerState) {
    let value = path.transform(at: fraction)
    property.write(isAdditive ? CATransform3DConcat(value, property.read(state)) : value, to: &state)
  }
}

/// A basic animation of a part of a transform, such as `transform.scale`. The transform that the part is in is taken apart
/// when it changes, which it does not in most frames.
final class TransformPartTrack: Track {
  private let property: TransformProperty
  private let part: TransformPart
  private let ends: TrackEnds
  private var opened: TransformPart.Opened?

  init?(_ animation: CABasicAnimation, _ pace: TrackPace, path: String) {
    let (key, rest) = KeyPathStep.first(of: path)
    guard let property = TransformProperty(rawValue: key), let part = rest.flatMap(TransformPart.init),
      let ends = TrackEnds(animation, count: part.count)
    else { return nil }
    (self.property, self.part, self.ends) = (property, part, ends)
    super.init(pace)
  }

  override var changesOnlyPlacement: Bool { property == .transform }

  override func reset(_ state: inout LayerState, to original: borrowing LayerState) {
    property.write(property.read(original), to: &state)
  }

  override func write(_ fraction: Double, to state: inout LayerState) {
    let whole = property.read(state)
    let opened = opened(whole)
    let base = ends.areSelfContained ? SIMD4() : part.numbers(in: whole)
    let value = ends.value(at: fraction, over: base)
    property.write(part.replaced(in: opened, by: value), to: &state)
  }

  private func opened(_ whole: CATransform3D) -> TransformPart.Opened {
    if let opened, CATransform3DEqualToTransform(opened.whole, whole) { return opened }
    let new = part.open(whole)
    opened = new
    return new
  }
}
