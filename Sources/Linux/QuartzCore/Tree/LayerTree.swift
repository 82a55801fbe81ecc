/// What a window hangs its root layer from: the layers below it are committed, animated and drawn. Its time is media time.
package final class LayerTree {
  package let root: CALayer
  /// Weak: a window may outlive the loop that a test has replaced.
  private weak var loop: FrameLoop?

  /// Joins the frame loop; the layers come with the next commit.
  package init(root: CALayer) {
    self.root = root
    let loop = FrameLoop.main
    self.loop = loop
    root.tree = self
    loop.trees.append(self)
    root.mark(.commit)
  }

  /// Leaves the frame loop. The layers' animations end unfinished.
  package func detach() {
    guard root.tree === self else { return }
    root.tree = nil
    loop?.trees.removeAll { $0 === self }
    root.leaveTree(loop ?? .main)
  }

  /// The time that the root layer's timing maps, seconds.
  package var time: CFTimeInterval { (loop ?? .main).now }

  /// What the committed tree looks like at a media time, seconds. Layers below which nothing has changed and nothing is
  /// animated keep their nodes, so that the cost goes by what moves.
  package func renderNode(at time: CFTimeInterval) -> RenderNode {
    root.renderCommitted(at: time).node ?? RenderNode(transform: CATransform3DIdentity, bounds: .zero)
  }

  /// Draws the committed tree as it is at a media time; the context's space is what the root layer lies in.
  package func draw(into context: CGContext, at time: CFTimeInterval) {
    Compositor.draw(renderNode(at: time), into: context)
  }
}
