/// A layer that shows, in its bounds with their corners, what is behind it: blurred, with other saturation, and tinted.
/// Its three properties are animatable, by the keys that are their names.
///
/// What is behind it is what was drawn before it in the same group. Inside of a layer that is drawn by itself first
/// (with an opacity below 1, masked, rasterized, or in perspective) there is nothing but what is in that layer.
package final class BackdropLayer: CALayer {
  override class var initialBackdrop: BackdropState? { BackdropState() }

  /// The blur's standard deviation, points; 0 for none.
  package var backdropRadius: CGFloat {
    get { state.plainBackdrop.radius }
    set { change("backdropRadius", \.plainBackdrop.radius, newValue) }
  }

  /// 0 is grey, 1 leaves colours as they are, more makes them livelier.
  package var backdropSaturation: CGFloat {
    get { state.plainBackdrop.saturation }
    set { change("backdropSaturation", \.plainBackdrop.saturation, newValue) }
  }

  /// Laid over what is blurred; clear at first.
  package var backdropTint: CGColor? {
    get { state.plainBackdrop.tint }
    set { change("backdropTint", \.plainBackdrop.tint, newValue) }
  }
}

/// What a backdrop layer does to what is behind it.
package struct BackdropState {
  package var radius: CGFloat = 0
  package var saturation: CGFloat = 1
  package var tint: CGColor? = CGColor(gray: 1, alpha: 0)

  package init() {}

  /// Nil where nothing would be changed.
  var node: RenderNode.Backdrop? {
    let shown = tint.flatMap { $0.alpha > 0 ? $0 : nil }
    guard radius > 0 || saturation != 1 || shown != nil else { return nil }
    return RenderNode.Backdrop(radius: max(radius, 0), saturation: max(saturation, 0), tint: shown)
  }
}

extension LayerState {
  /// The backdrop, for a layer that has one.
  var plainBackdrop: BackdropState {
    get { backdrop ?? BackdropState() }
    set { backdrop = newValue }
  }
}

extension LayerProperty {
  /// What a backdrop layer has besides. The keys are ours: Apple's layers of this kind are not public.
  nonisolated(unsafe) static let ofBackdrops: [String: LayerProperty] = [
    "backdropRadius": .number(\.plainBackdrop.radius), "backdropSaturation": .number(\.plainBackdrop.saturation),
    "backdropTint": .color(\.plainBackdrop.tint),
  ]
}
