/// The appearance of a layer and its descendants, without the layer's own position and transform in its superlayer.
package struct LayerAppearance {
  package let node: RenderNode
  /// `true` if the geometry around the layer is flipped.
  package let isFlipped: Bool

  /// Draws the layer in the context's user space, which is the space of its superlayer with the layer's anchor point at
  /// its position.
  package func draw(in context: CGContext) {
    Compositor.draw(node, into: context, isFlipped: isFlipped)
  }
}
