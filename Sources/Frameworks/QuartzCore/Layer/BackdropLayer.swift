/// A layer that shows what is behind it, within its rounded bounds: blurred, with changed saturation, and tinted. Its
/// three properties are animatable. Their keys are their names.
///
/// The content behind it is what was drawn earlier in the same group. Inside a layer that is drawn separately first
/// (with an opacity below 1, masked, rasterized, or in perspective), that is only that layer's own content.
package final class BackdropLayer: CALayer {
  override class var initialBackdrop: BackdropState? { BackdropState() }

  /// The blur's standard deviation, in points. 0 means no blur.
  package var backdropRadius: CGFloat {
    get { state.plainBackdrop.radius }
    set { change("backdropRadius", \.plainBackdrop.radius, newValue) }
  }

  /// The saturation. 0 is gray, 1 leaves colors as they are, and more makes them more vivid.
  package var backdropSaturation: CGFloat {
    get { state.plainBackdrop.saturation }
    set { change("backdropSaturation", \.plainBackdrop.saturation, newValue) }
  }

  /// The color drawn over the blurred content. Clear by default.
  package var backdropTint: CGColor? {
    get { state.plainBackdrop.tint }
    set { change("backdropTint", \.plainBackdrop.tint, newValue) }
  }
}

/// The effect of a backdrop layer.
package struct BackdropState {
  package var radius: CGFloat = 0
  package var saturation: CGFloat = 1
  package var tint: CGColor? = CGColor(gray: 1, alpha: 0)

  package init() {}

  /// The effect for the render node. Nil if it would change nothing.
  var node: RenderNode.Backdrop? {
    let shown = tint.flatMap { $0.alpha > 0 ? $0 : nil }
    guard radius > 0 || saturation != 1 || shown != nil else { return nil }
    return RenderNode.Backdrop(radius: max(radius, 0), saturation: max(saturation, 0), tint: shown)
  }
}

extension LayerState {
  /// The backdrop of a backdrop layer.
  var plainBackdrop: BackdropState {
    get { backdrop ?? BackdropState() }
    set { backdrop = newValue }
  }
}

extension LayerProperty {
  /// The additional properties of a backdrop layer. The keys are our own: Apple's layers of this kind are private.
  nonisolated(unsafe) static let ofBackdrops: [String: LayerProperty] = [
    "backdropRadius": .number(\.plainBackdrop.radius), "backdropSaturation": .number(\.plainBackdrop.saturation),
    "backdropTint": .color(\.plainBackdrop.tint),
  ]
}
