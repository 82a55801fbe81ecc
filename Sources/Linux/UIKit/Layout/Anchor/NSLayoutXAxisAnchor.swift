/// A place from left to right.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another one, positive where that one comes after it.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutSide(from: side, to: otherAnchor.side))
  }
  /// An inactive constraint: after another anchor by the system's spacing, times `multiplier`.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: SystemSpacing.standard * multiplier)
  }
  /// An inactive constraint: after another anchor by at least the system's spacing, times `multiplier`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
  }
  /// An inactive constraint: after another anchor by at most the system's spacing, times `multiplier`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
  }
}

/// Points between neighbours where no number is given. 8 is what the documents of the visual format say for siblings;
/// between texts Apple's systems go by the fonts, which is not done here.
enum SystemSpacing {
  static let standard: CGFloat = 8
}
