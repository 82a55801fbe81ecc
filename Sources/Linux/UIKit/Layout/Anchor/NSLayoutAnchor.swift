import Foundation

/// An edge, a middle or a size of a view or guide, to make constraints of. Made by their properties; the item is not kept
/// alive by it.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let side: LayoutSide
  private nonisolated let code: Int

  init(_ side: LayoutSide) {
    self.side = side
    code = side.hashCode
  }

  /// Anchors are not archived here.
  public required init?(coder: NSCoder) { nil }

  /// Returns true if an anchor is the same part of the same view or guide.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any SidedAnchor else { return false }
    return other === self || MainActor.assumeIsolated { other.side.isSame(as: side) }
  }

  /// Equal anchors have equal hashes.
  nonisolated open override var hash: Int { code }

  /// An inactive constraint: equal to another anchor.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }
  /// An inactive constraint: not less than another anchor.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor)
  }
  /// An inactive constraint: not greater than another anchor.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor)
  }
  /// An inactive constraint: equal to another anchor plus so many points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }
  /// An inactive constraint: not less than another anchor plus so many points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }
  /// An inactive constraint: not greater than another anchor plus so many points.
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
