import QuartzCore

/// The values that layers show when a transition's animations start, computed from the animations themselves.
///
/// They are available as soon as the animations are added, and do not depend on later commits. A transition that is
/// interrupted during layout, or inside a commit, can therefore return to them without showing its first frame again.
@MainActor struct StartingValues {
  struct Value {
    let layer: CALayer
    let key: String
    let value: Any?

    init(layer: CALayer, key: String, value: Any?) { (self.layer, self.key, self.value) = (layer, key, value) }

    /// The layer's current model value.
    init(of layer: CALayer, _ key: String) { self.init(layer: layer, key: key, value: layer.value(forKeyPath: key)) }

    func set() { layer.setValue(value, forKeyPath: key) }

    /// `true` if the layer's model has this value.
    var isCurrent: Bool {
      switch (value, layer.value(forKeyPath: key)) {
      case (nil, nil): true
      // Apple's layers box structures, too.
      case (let value as NSObject, let current as NSObject): value.isEqual(current)
      case (let value as AnyHashable, let current as AnyHashable): value == current
      case (let value as CATransform3D, let current as CATransform3D): CATransform3DEqualToTransform(value, current)
      case (let value as CGPoint, let current as CGPoint): value == current
      case (let value as CGSize, let current as CGSize): value == current
      case (let value as CGRect, let current as CGRect): value == current
      default: false
      }
    }
  }

  let values: [Value]

  /// Computes the values while the layers' models are as the animator left them. The animations are in the order in which
  /// they were added to each layer, and start at a time of `root`.
  init(_ entries: [LayerAnimations.Entry], below root: CALayer, at start: CFTimeInterval) {
    var found: [Target: (layer: CALayer, scratch: CALayer)] = [:]
    var order: [Target] = []
    for entry in entries {
      for animation in entry.propertyAnimations {
        guard let path = animation.keyPath, let target = Target(entry.layer, animation) else { continue }
        let key = target.key
        let scratch = found[target]?.scratch ?? CALayer()
        if found[target] == nil {
          scratch.setValue(entry.layer.value(forKey: key), forKey: key)
          found[target] = (entry.layer, scratch)
          order.append(target)
        }
        guard entry.isInEffect(animation, at: start, in: root) else { continue }
        switch animation.start {
        case .shown: break
        case .value(let value) where animation.isAdditive: Self.add(value, to: scratch, path: path)
        case .value(let value): scratch.setValue(value, forKeyPath: path)
        case .unknown:
          if let shown = entry.layer.presentation() { scratch.setValue(shown.value(forKey: key), forKey: key) }
        }
      }
    }
    values = order.compactMap { target in
      found[target].map { Value(layer: $0.layer, key: target.key, value: $0.scratch.value(forKey: target.key)) }
    }
  }

  private static func add(_ start: Any, to scratch: CALayer, path: String) {
    // Lets a layer unbox the value: numbers and structures may be boxed in any form that layers accept. Only keys that
    // return what was set are used; `bounds`, for example, never has a negative size.
    let unpacked = CALayer()
    switch (path, scratch.value(forKeyPath: path)) {
    case ("transform", _):
      unpacked.setValue(start, forKey: "transform")
      scratch.transform = CATransform3DConcat(unpacked.transform, scratch.transform)
    case ("sublayerTransform", _):
      unpacked.setValue(start, forKey: "transform")
      scratch.sublayerTransform = CATransform3DConcat(unpacked.transform, scratch.sublayerTransform)
    case (_, let number as NSNumber):
      unpacked.setValue(start, forKey: "zPosition")
      scratch.setValue(NSNumber(value: number.doubleValue + Double(unpacked.zPosition)), forKeyPath: path)
    case (_, let point as CGPoint):
      unpacked.setValue(start, forKey: "position")
      let sum = CGPoint(x: point.x + unpacked.position.x, y: point.y + unpacked.position.y)
      scratch.setValue(sum, forKeyPath: path)
    case (_, let size as CGSize):
      unpacked.setValue(start, forKey: "shadowOffset")
      let sum = CGSize(
        width: size.width + unpacked.shadowOffset.width, height: size.height + unpacked.shadowOffset.height)
      scratch.setValue(sum, forKeyPath: path)
    case (_, let rect as CGRect):
      unpacked.setValue(start, forKey: "contentsRect")
      let added = unpacked.contentsRect
      // Does not use `minX` and `width`, which are those of the standardized rectangle: the added size may be negative.
      let origin = CGPoint(x: rect.origin.x + added.origin.x, y: rect.origin.y + added.origin.y)
      let size = CGSize(width: rect.size.width + added.size.width, height: rect.size.height + added.size.height)
      let sum = CGRect(origin: origin, size: size)
      scratch.setValue(sum, forKeyPath: path)
    default: break
    }
  }

  /// A property of a layer.
  private struct Target: Hashable {
    let layer: ObjectIdentifier
    let key: String

    init(_ layer: CALayer, key: String) { (self.layer, self.key) = (ObjectIdentifier(layer), key) }

    /// The property that an animation of the layer changes; nil if it changes none. A frame is not animatable.
    init?(_ layer: CALayer, _ animation: CAPropertyAnimation) {
      guard let key = animation.keyPath?.split(separator: ".").first, key != "frame" else { return nil }
      self.init(layer, key: String(key))
    }
  }
}

// MARK: The start of one layer

extension LayerAnimations {
  /// Returns a layer with the position and the transform from which a layer's animations lead to its model.
  @MainActor package static func start(of layer: CALayer) -> CALayer {
    let start = CALayer()
    (start.position, start.transform) = (layer.position, layer.transform)
    let values = StartingValues(LayerAnimations(onlyOn: layer).entries, below: layer, at: .infinity).values
    for value in values where ["position", "transform"].contains(value.key) {
      start.setValue(value.value, forKey: value.key)
    }
    return start
  }
}

// MARK: Shown values

extension StartingValues {
  /// Returns the values that are still animated by `animations`, as the layers show them. Call this if the last committed
  /// frame showed the start.
  ///
  /// The shown value is the more reliable one, because the render server has computed it. It is read as a whole property:
  /// a part such as `transform.rotation.y` is not always the number that was set. If the page animates the same property
  /// itself, the layer also shows that animation, which continues. The computed value, which is without it, is returned.
  static func shown(_ values: [Value], by animations: [LayerAnimations.Entry]) -> [Value] {
    let animated = Set(animations.flatMap(targets))
    return values.compactMap { value in
      let target = Target(value.layer, key: value.key)
      guard animated.contains(target) else { return nil }
      let others = LayerAnimations(onlyOn: value.layer).entries.filter { entry in
        !animations.contains { $0.isSame(as: entry.animation) }
      }
      guard !others.flatMap(targets).contains(target), let shown = value.layer.presentation() else { return value }
      return Value(layer: value.layer, key: value.key, value: shown.value(forKey: value.key))
    }
  }

  private static func targets(_ entry: LayerAnimations.Entry) -> [Target] {
    entry.propertyAnimations.compactMap { Target(entry.layer, $0) }
  }
}

extension LayerAnimations.Entry {
  /// Returns true if the animation has an effect when the transition starts: a delayed one only if it fills backwards.
  fileprivate func isInEffect(_ animation: CAPropertyAnimation, at start: CFTimeInterval, in root: CALayer) -> Bool {
    let isDelayed = animation === self.animation ? begin(in: root).map { $0 > start } ?? false : animation.beginTime > 0
    return !isDelayed || animation.fillMode == .backwards || animation.fillMode == .both
  }
}

private enum Start {
  case value(Any)
  /// The layer's current value.
  case shown
  /// A value that only the render server can compute.
  case unknown
}

extension CAPropertyAnimation {
  /// The value with which the animation starts.
  fileprivate var start: Start {
    guard valueFunction == nil else { return .unknown }
    switch self {
    case let basic as CABasicAnimation:
      if let from = basic.fromValue { return .value(from) }
      return basic.toValue != nil && basic.byValue != nil ? .unknown : .shown
    case let keyframes as CAKeyframeAnimation where keyframes.path == nil:
      return keyframes.values?.first.map { .value($0) } ?? .shown
    default: return .unknown
    }
  }
}

/// The models of the layers below a page, before an animator changes them.
///
/// Some animators use timers. Since iOS 18, `UIView.animate` with a SwiftUI animation adds no `CAAnimation` either: the model has
/// its final value at once, and no animation records the old one.
@MainActor package struct LayerModels {
  private struct Model {
    let layer: CALayer
    let opacity: Float
    let position: CGPoint
    let bounds: CGRect
    let transform: CATransform3D
    let backgroundColor: CGColor?
    let cornerRadius: CGFloat
  }

  private var models: [Model] = []

  package init(below page: CALayer) { add(below: page) }

  private mutating func add(below page: CALayer) {
    for layer in page.sublayers ?? [] {
      models.append(
        Model(
          layer: layer, opacity: layer.opacity, position: layer.position, bounds: layer.bounds,
          transform: layer.transform, backgroundColor: layer.backgroundColor, cornerRadius: layer.cornerRadius))
      add(below: layer)
    }
  }

  /// Returns the values that have changed since without a Core Animation animation. Layers with animations are skipped.
  func changedValues() -> [StartingValues.Value] { models.flatMap(Self.changedValues) }

  private static func changedValues(_ model: Model) -> [StartingValues.Value] {
    let layer = model.layer
    let isSame: [(key: String, isSame: Bool)] = [
      ("opacity", layer.opacity == model.opacity), ("position", layer.position == model.position),
      ("bounds", layer.bounds == model.bounds),
      ("transform", CATransform3DEqualToTransform(layer.transform, model.transform)),
      ("backgroundColor", layer.backgroundColor == model.backgroundColor),
      ("cornerRadius", layer.cornerRadius == model.cornerRadius),
    ]
    guard isSame.contains(where: { !$0.isSame }), (layer.animationKeys() ?? []).isEmpty else { return [] }
    // A layer boxes its values.
    let old = CALayer()
    (old.opacity, old.position, old.bounds) = (model.opacity, model.position, model.bounds)
    (old.transform, old.backgroundColor, old.cornerRadius) = (
      model.transform, model.backgroundColor, model.cornerRadius
    )
    return isSame.filter { !$0.isSame }
      .map { StartingValues.Value(layer: layer, key: $0.key, value: old.value(forKey: $0.key)) }
  }
}
