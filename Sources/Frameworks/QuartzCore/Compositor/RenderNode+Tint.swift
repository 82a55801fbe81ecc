extension RenderNode {
  /// Factors for the colors of a node and its children, each from 0 to 1.
  package struct Tint: Equatable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    /// A tint that changes nothing.
    static let white = Tint(red: 1, green: 1, blue: 1, alpha: 1)
  }

  /// Creates a group of nodes. The tint's alpha is the group's opacity. A white tint needs no separate drawing.
  convenience init(group nodes: [RenderNode], transform: CATransform3D, tint: Tint) {
    let color = Tint(red: tint.red, green: tint.green, blue: tint.blue, alpha: 1)
    self.init(
      transform: transform, bounds: .zero, opacity: tint.alpha, children: nodes, tint: color == .white ? nil : color)
  }

  /// Returns a group of this node with a tint, in its parent's space.
  func tinted(_ tint: Tint) -> RenderNode {
    RenderNode(group: [self], transform: CATransform3DIdentity, tint: tint)
  }

  /// The filters that resample images.
  package struct Sampling: Equatable {
    package enum Filter { case nearest, linear, trilinear }
    /// The filter for enlarged images.
    package var magnification = Filter.linear
    /// The filter for reduced images.
    package var minification = Filter.linear
    /// The number that is added to the level of detail of a reduced image with the trilinear filter. Each level halves the
    /// image.
    package var bias: Float = 0

    package init(magnification: Filter = .linear, minification: Filter = .linear, bias: Float = 0) {
      (self.magnification, self.minification, self.bias) = (magnification, minification, bias)
    }

    package static let nearest = Sampling(magnification: .nearest, minification: .nearest)
  }
}
