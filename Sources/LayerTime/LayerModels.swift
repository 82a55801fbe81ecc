import QuartzCore

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
