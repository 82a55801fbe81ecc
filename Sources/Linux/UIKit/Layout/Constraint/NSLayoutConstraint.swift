import Foundation

/// A rule of layout: `first item's attribute` is, is at least or is at most `multiplier × second item's attribute +
/// constant`, in points.
///
/// It counts while it is active, in every layout pass of the hierarchy that its items are in; the items are not kept
/// alive by it. Left, right, top and bottom are those of the view's frame, without its transform.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private(set) final var first = LayoutSide.nothing
  private(set) final var second: LayoutSide?
  /// The view that the constraint is installed on, a common ancestor of its items; nil while it is not active.
  final weak var holder: UIView?
  /// Whether a constraint was ever active in this process: where none was, nothing is asked of views.
  static var isUsed = false
  private var factor: CGFloat = 1
  private var kind = Relation.equal
  private var rank = UILayoutPriority.required

  /// A constraint about nothing, which cannot be activated. Subclasses inherit the other initializers with it.
  public override init() { super.init() }

  convenience init(
    _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.second = second
    kind = relation
    factor = multiplier
    self.constant = constant
    check()
  }

  /// A constraint between attributes of two views or guides, or of one and a number: then the second item is nil and its
  /// attribute `notAnAttribute`. Items of other kinds, a place against a length, and leading or trailing against left or
  /// right stop the program, as on Apple's systems. So do a place from left to right and one from top to bottom, but not
  /// before they are laid out.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let item = Self.item(view1) else { LayoutError.noItem.raise() }
    var other: LayoutSide?
    if let view2 {
      guard let item = Self.item(view2) else { LayoutError.noItem.raise() }
      if attr2 != .notAnAttribute { other = LayoutSide(item, attr2) } else { LayoutError.pairing.raise() }
    } else if attr2 != .notAnAttribute, attr2.family != .size {
      LayoutError.location(item).raise()
    }
    self.init(LayoutSide(item, attr1), relation, other, multiplier: multiplier, constant: c)
  }

  private static func item(_ any: Any) -> (any LayoutItem)? { any as? UIView ?? any as? UILayoutGuide }

  // MARK: What it says

  /// The item of the first side; nil when it is gone.
  open unowned(unsafe) var firstItem: AnyObject? { first.item }
  /// The attribute of the first side.
  open var firstAttribute: Attribute { first.isDistance ? .notAnAttribute : first.attribute }
  /// The item of the second side; nil for a number.
  open unowned(unsafe) var secondItem: AnyObject? { second?.item }
  /// The attribute of the second side.
  open var secondAttribute: Attribute {
    second.map { $0.isDistance ? .notAnAttribute : $0.attribute } ?? .notAnAttribute
  }
  /// An anchor for the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// An anchor for the second side; nil for a number.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }
  /// How the sides are held against one another.
  open var relation: Relation { kind }
  /// The factor of the second side.
  open var multiplier: CGFloat { factor }
  /// Points added to the second side. Changed while the constraint is active, it counts from the next layout pass on,
  /// without `setNeedsLayout()`.
  open var constant: CGFloat = 0 { didSet { if constant != oldValue { tellHolder() } } }
  /// The constraint's priority. Changed while the constraint is active, it counts from the next layout pass on. It may
  /// become required then, or be it no longer: the exception of the documentation is that of iOS 12 and before (reported).
  open var priority: UILayoutPriority {
    get { rank }
    set { setPriority(newValue) }
  }
  /// A name for messages; nil at first.
  open var identifier: String?
  /// Whether an archive of the view has the constraint. There are none here; false at first.
  open var shouldBeArchived = false

  // MARK: When it counts

  /// Whether the constraint counts. Set to true it is installed on the nearest common ancestor of its items; without one
  /// the program stops.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }
  /// Activates constraints, in their order.
  open class func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }
  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = false } }

  private func setPriority(_ new: UILayoutPriority) {
    guard new.rawValue > 0, new <= .required else { LayoutError.priority(new).raise() }
    guard new != rank else { return }
    rank = new
    tellHolder()
  }

  private func tellHolder() { if let holder { LayoutPass.need(holder) } }
}
