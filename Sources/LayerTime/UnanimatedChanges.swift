import QuartzCore

/// The values that layers below a page showed before their models were changed without a Core Animation animation.
///
/// Some animators use timers. Since iOS 18, `UIView.animate` with a SwiftUI animation adds no `CAAnimation` either: the
/// model has its final value at once, and no animation records the old one.
@MainActor struct UnanimatedChanges {
  let values: [StartingValues.Value]

  private static let properties: [(key: String, isSame: (CALayer, CALayer) -> Bool)] = [
    ("opacity", { $0.opacity == $1.opacity }),
    ("position", { $0.position == $1.position }),
    ("bounds", { $0.bounds == $1.bounds }),
    ("transform", { CATransform3DEqualToTransform($0.transform, $1.transform) }),
    ("backgroundColor", { $0.backgroundColor == $1.backgroundColor }),
    ("cornerRadius", { $0.cornerRadius == $1.cornerRadius }),
  ]

  /// Compares models with the last committed state. Layers that have animations of their own are skipped.
  init(below page: CALayer) {
    var found: [StartingValues.Value] = []
    for layer in page.sublayers ?? [] { Self.collect(layer, &found) }
    values = found
  }

  private static func collect(_ layer: CALayer, _ found: inout [StartingValues.Value]) {
    if (layer.animationKeys() ?? []).isEmpty, let shown = layer.presentation() {
      for (key, isSame) in properties where !isSame(layer, shown) {
        found.append(StartingValues.Value(layer: layer, key: key, value: shown.value(forKey: key)))
      }
    }
    for sublayer in layer.sublayers ?? [] { collect(sublayer, &found) }
  }
}
