/// Methods that draw a layer, lay it out and provide its actions. All are optional.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Creates the layer's contents, usually by setting them. The default calls `layerWillDraw(_:)`, then `draw(_:in:)`
  /// in a context of the layer's size.
  func display(_ layer: CALayer)

  /// Draws the layer's contents, in the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before the layer is drawn. You can still set properties that affect the drawing.
  func layerWillDraw(_ layer: CALayer)

  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)

  /// Returns the action for an event of the layer. Nil continues the search, `NSNull` ends it without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the contents as the layer does without a delegate.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Draws nothing, so the contents do not change.
  public func draw(_ layer: CALayer, in ctx: CGContext) { layer.drewNothing = true }
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Continues the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
