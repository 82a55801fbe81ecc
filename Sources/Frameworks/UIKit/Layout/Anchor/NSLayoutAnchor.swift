import Foundation

/// An edge, a center or a size of a view or layout guide, for creating constraints. It comes from the item's
/// properties, and does not retain the item.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let side: LayoutSide
  private nonisolated let code: Int

  init(_ side: LayoutSide) {
    self.side = side
    code = side.hashCode
  }

  /// Returns nil: anchors are not archived here.
  public required init?(coder: NSCoder) { nil }

  /// Returns true if an anchor is the same part of the same view or guide.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any SidedAnchor else { return false }
    return other === self || MainActor.assumeIsolated { other.side.isSame(as: side) }
  }

  /// Equal anchors have equal hashes.
  nonisolated open override var hash: Int { code }

  /// Returns an inactive constraint that sets this anchor equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }
  /// Returns an inactive constraint that keeps this anchor greater than or equal to another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor)
  }
  /// Returns an inactive constraint that keeps this anchor less than or equal to another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor)
  }
  /// Returns an inactive constraint that sets this anchor equal to another plus `c` points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }
  /// Returns an inactive constraint that keeps this anchor greater than or equal to another plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }
  /// Returns an inactive constraint that keeps this anchor less than or equal to another plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, relation, other.side, multiplier: multiplier, constant: constant)
  }
}

/// An anchor of any kind.
@MainActor private protocol SidedAnchor: AnyObject, Sendable {
  var side: LayoutSide { get }
}

extension NSLayoutAnchor: SidedAnchor {}

extension LayoutSide {
  fileprivate var hashCode: Int {
    var hasher = Hasher()
    for each in items { hasher.combine(ObjectIdentifier(each)) }
    hasher.combine(attribute)
    hasher.combine(originAttribute)
    return hasher.finalize()
  }
}
