/// An anchor for a horizontal position.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, positive if the other one comes after it.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutSide(from: side, to: otherAnchor.side))
  }
  /// Returns an inactive constraint that places this anchor the system spacing × `multiplier` after another.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: SystemSpacing.standard * multiplier)
  }
  /// Returns an inactive constraint that places this anchor at least the system spacing × `multiplier` after another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
  }
  /// Returns an inactive constraint that places this anchor at most the system spacing × `multiplier` after another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
  }
}

/// The points between neighbors if no number is given. 8 is what the visual format's documentation says for siblings.
/// Between texts, Apple's systems derive the spacing from the fonts, which is not done here.
enum SystemSpacing {
  static let standard: CGFloat = 8
}
