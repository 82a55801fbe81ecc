/// The layer tree of a window, whose layers are committed, animated and drawn. Its time is media time.
package final class LayerTree {
  package let root: CALayer
  /// Weak, because a window may outlive the loop that a test has replaced.
  private weak var loop: FrameLoop?

  /// Creates a tree and adds it to the frame loop. The layers are added in the next commit.
  package init(root: CALayer) {
    self.root = root
    let loop = FrameLoop.main
    self.loop = loop
    root.tree = self
    loop.trees.append(self)
    root.mark(.commit)
  }

  /// Removes the tree from the frame loop. The layers' animations end unfinished.
  package func detach() {
    guard root.tree === self else { return }
    root.tree = nil
    loop?.trees.removeAll { $0 === self }
    root.leaveTree(loop ?? .main)
  }

  /// The time of the root layer's parent, in seconds.
  package var time: CFTimeInterval { (loop ?? .main).now }

  /// Returns the committed tree's node at a media time, in seconds. Layers keep their nodes if neither they nor their
  /// descendants change or are animated, so the cost depends only on what moves.
  package func renderNode(at time: CFTimeInterval) -> RenderNode {
    root.renderCommitted(at: time).node ?? RenderNode(transform: CATransform3DIdentity, bounds: .zero)
  }

  /// Draws the committed tree at a media time. The context's space is the one that contains the root layer.
  package func draw(into context: CGContext, at time: CFTimeInterval) {
    Compositor.draw(renderNode(at: time), into: context)
  }
}
