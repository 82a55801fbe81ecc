extension CALayer {
  /// Draws the contents with `draw(in:)`, in a context with the bounds' size and the contents' scale, in the layer's
  /// coordinates. If no drawing method is implemented the contents do not change.
  package func drawContents() {
    guard let pixels = BitmapSize(bounds.size, scale: contentsScale) else { return }
    delegate?.layerWillDraw(self)
    let context = CGContext(pixels)
    if isOpaque {
      context.setFillColor(.opaqueBlack)
      context.fill(CGRect(origin: .zero, size: bounds.size))
    }
    if contentsAreFlipped() {
      context.translateBy(x: 0, y: CGFloat(pixels.height) / pixels.scale)
      context.scaleBy(x: 1, y: -1)
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    drewNothing = false
    draw(in: context)
    guard !drewNothing else { return }
    contents = context.makeImage()
  }

  /// Draws the model layer and its sublayers without animations, in the layer's coordinates. Ignores the layer's own
  /// position, transform and opacity in its superlayer. Contents that need display are drawn first. Does not perform
  /// layout. (A guess: kit-33b.)
  public func render(in ctx: CGContext) {
    if presented == nil { displaySubtree() }
    // Blurs are the work of the process that composes the screen.
    Compositor.draw(
      renderModel(isRoot: true), into: ctx, isFlipped: contentsAreFlipped(), showsEffects: false)
  }
}
