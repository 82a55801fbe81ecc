extension RenderNode {
  /// The factors of the colors of a node with all in it, each from 0 to 1.
  package struct Tint: Equatable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    /// Changes nothing.
    static let white = Tint(red: 1, green: 1, blue: 1, alpha: 1)
  }

  /// A group of nodes at a place. Its tint's alpha is its opacity; nothing is drawn apart if the tint is white.
  convenience init(group nodes: [RenderNode], transform: CATransform3D, tint: Tint) {
    let color = Tint(red: tint.red, green: tint.green, blue: tint.blue, alpha: 1)
    self.init(
      transform: transform, bounds: .zero, opacity: tint.alpha, children: nodes, tint: color == .white ? nil : color)
  }

  /// The node in a group with a tint, in its parent's space.
  func tinted(_ tint: Tint) -> RenderNode {
    RenderNode(group: [self], transform: CATransform3DIdentity, tint: tint)
  }

  /// The filter by which images are resampled.
  package struct Sampling: Equatable {
    package enum Filter { case nearest, linear, trilinear }
    /// For images that are drawn larger than they are.
    package var magnification = Filter.linear
    /// For images that are drawn smaller than they are.
    package var minification = Filter.linear

    package init(magnification: Filter = .linear, minification: Filter = .linear) {
      (self.magnification, self.minification) = (magnification, minification)
    }

    package static let nearest = Sampling(magnification: .nearest, minification: .nearest)
  }
}
