extension RenderNode {
  /// An effect on the content behind a node, within its bounds and their corners.
  package struct Backdrop: Equatable {
    /// The blur's standard deviation, in units of the node's space.
    package var radius: CGFloat
    /// The saturation of the content. 1 leaves colors as they are.
    package var saturation: CGFloat
    /// A color drawn over the content.
    package var tint: CGColor?

    package init(radius: CGFloat, saturation: CGFloat, tint: CGColor?) {
      (self.radius, self.saturation, self.tint) = (radius, saturation, tint)
    }
  }

  static func backdrops(_ own: CGRect, children: [RenderNode]) -> CGRect {
    children.reduce(own) { $1.backdropsInParent.isNull ? $0 : $0.union($1.backdropsInParent) }
  }

  /// Returns `damage`, in the parent's space, extended to the backdrops if it intersects them. A backdrop changes as a
  /// whole with anything behind it.
  package func damageWithBackdrops(_ damage: CGRect) -> CGRect {
    let reach: CGFloat = -1
    guard !damage.isNull, !backdropsInParent.isNull, backdropsInParent.meets(damage) else { return damage }
    return damage.union(backdropsInParent.insetBy(dx: reach, dy: reach))
  }
}
