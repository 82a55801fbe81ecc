extension UIView {
  /// Draws the contents of the view's layer. The context is created when drawing code first uses it, because it is
  /// unknown whether a subclass overrides `draw(_:)`. Views that draw nothing have no cost.
  func displayContents(of layer: CALayer) {
    guard layer === self.layer, type(of: self) != UIView.self else { return }
    let bounds = self.bounds
    let scale = ownContentScaleFactor ?? (window?.screen ?? .main).scale
    guard let pixels = BitmapSize(bounds.size, scale: scale) else { return }
    let context = withLazyGraphicsContext(pixels, origin: bounds.origin) { withOwnTraits { draw(bounds) } }
    if var context {
      layer.contentsScale = pixels.scale
      // Drawing code that has kept the context may draw into it later.
      layer.contents = isKnownUniquelyReferenced(&context) ? context.finish() : context.makeImage()
      hasDrawnContents = true
    } else if hasDrawnContents {
      layer.contents = nil
      hasDrawnContents = false
    }
  }

  func drawContents(in context: CGContext) {
    UIGraphicsPushContext(context)
    withOwnTraits { draw(bounds) }
    UIGraphicsPopContext()
  }
}
