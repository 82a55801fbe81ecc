extension CALayer {
  /// Makes the contents by `draw(in:)`, in a context of the bounds' size and the contents' scale, and in the layer's
  /// coordinates. Where nobody draws anything they stay as they are.
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

  /// Draws the layer as its model is, with all that is in it and without animations, in the layer's coordinates. The layer's
  /// own position, transform and opacity in its superlayer don't count. Contents that need display are drawn first;
  /// layout is not performed.
  public func render(in ctx: CGContext) {
    if presented == nil { displaySubtree() }
    Compositor.draw(renderModel(isRoot: true), into: ctx, isFlipped: contentsAreFlipped())
  }
}
