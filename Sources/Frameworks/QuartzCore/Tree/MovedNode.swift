/// The node of a layer whose animations only move it or fade it. From frame to frame, only its place and opacity differ.
struct MovedNode {
  private let node: RenderNode
  private let children: [RenderNode]
  private let mask: RenderNode?

  init(_ node: RenderNode, children: [RenderNode], mask: RenderNode?) {
    (self.node, self.children, self.mask) = (node, children, mask)
  }

  /// Returns the node elsewhere. Nil if it has other children or another mask.
  func moved(
    to transform: CATransform3D, opacity: CGFloat, children: [RenderNode], mask: RenderNode?
  ) -> RenderNode? {
    guard mask === self.mask, children.count == self.children.count,
      zip(children, self.children).allSatisfy({ $0 === $1 })
    else { return nil }
    return node.with(transform: transform, opacity: opacity)
  }
}
