/// Draws, lays out and finds actions for a layer. Every method is optional.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Makes the layer's contents, usually by setting them. What a layer does by itself instead: `layerWillDraw(_:)`, then
  /// `draw(_:in:)` in a context of its size.
  func display(_ layer: CALayer)

  /// Draws the layer's contents, in the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// The layer is about to be drawn; what its drawing goes by may still be set.
  func layerWillDraw(_ layer: CALayer)

  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)

  /// The action for an event of the layer; nil to go on searching, `NSNull` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// What the layer does by itself.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Draws nothing, and so leaves the contents as they are.
  public func draw(_ layer: CALayer, in ctx: CGContext) { layer.drewNothing = true }
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Goes on searching.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
