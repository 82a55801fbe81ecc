extension UIView {
  /// The context is made when drawing code first asks for it, so that views which draw nothing cost nothing; nobody
  /// can tell from outside whether a subclass overrides `draw(_:)`.
  func displayContents(of layer: CALayer) {
    guard layer === self.layer, type(of: self) != UIView.self else { return }
    let bounds = self.bounds
    let scale = ownContentScaleFactor ?? (window?.screen ?? .main).scale
    guard let pixels = BitmapSize(bounds.size, scale: scale) else { return }
    let make = {
      let context = CGContext(pixels)
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      return context
    }
    let context = withLazyGraphicsContext(make) { withOwnTraits { draw(bounds) } }
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
