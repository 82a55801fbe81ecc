import Foundation

/// A layout rule: `first item's attribute` equals, is at least or is at most `multiplier × second item's attribute +
/// constant`, in points.
///
/// An active constraint applies in every layout pass of its items' hierarchy. It does not retain the items. Left,
/// right, top and bottom are those of the view's frame, without its transform. (A guess: layout-9.)
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private(set) final var first = LayoutSide.nothing
  private(set) final var second: LayoutSide?
  /// The view that the constraint is installed on, a common ancestor of its items; nil while it is not active.
  final weak var holder: UIView?
  /// `true` for a constraint of a system guide that the solver does not need (`UILayoutGuide.isSolved`).
  final var isImplied = false
  /// `true` if the constant is the inset of a system guide.
  final var followsInset = false
  /// `true` once a constraint has been active in this process. Until then, views are not searched for constraints.
  static var isUsed = false
  private var factor: CGFloat = 1
  private var ownConstant: CGFloat = 0
  private var kind = Relation.equal
  private var rank = UILayoutPriority.required

  /// Creates an empty constraint, which cannot be activated. It lets subclasses inherit the other initializers.
  public override init() { super.init() }

  convenience init(
    _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.second = second
    kind = relation
    factor = multiplier
    ownConstant = constant
    check()
    if !multiplier.isFinite { LayoutError.multiplier(multiplier).raise() }
    if !constant.isFinite { LayoutError.constant(constant, first, second).raise() }
  }

  /// Creates a constraint between attributes of two views or guides, or between one and a number. For a number, the
  /// second item is nil and its attribute `notAnAttribute`. Items of other kinds, a position with a size, and leading
  /// or trailing with left or right are fatal errors, as on Apple's systems. So is a horizontal with a vertical
  /// position, but only during layout.
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

  // MARK: Properties

  /// The item of the first side; nil if it has been deallocated.
  open unowned(unsafe) var firstItem: AnyObject? { first.item }
  /// The attribute of the first side.
  open var firstAttribute: Attribute { first.isDistance ? .notAnAttribute : first.attribute }
  /// The item of the second side; nil for a number.
  open unowned(unsafe) var secondItem: AnyObject? { second?.item }
  /// The attribute of the second side.
  open var secondAttribute: Attribute {
    second.map { $0.isDistance ? .notAnAttribute : $0.attribute } ?? .notAnAttribute
  }
  /// The anchor of the first side, the same object that the item's property returns.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }
  /// The anchor of the second side, the same object that the item's property returns; nil for a number.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map(\.anchor) }
  /// The relation between the two sides.
  open var relation: Relation { kind }
  /// The multiplier of the second side.
  open var multiplier: CGFloat { factor }
  /// The points added to the second side. If the constraint is active, a change takes effect in the next layout pass,
  /// without `setNeedsLayout()`.
  open var constant: CGFloat {
    get { followsInset ? edgeInset : ownConstant }
    set { setConstant(newValue) }
  }
  /// The constraint's priority. If the constraint is active, a change takes effect in the next layout pass. It can
  /// change to or from required: the exception in the documentation is that of iOS 12 and earlier (reported).
  open var priority: UILayoutPriority {
    get { rank }
    set { setPriority(newValue) }
  }
  /// The constraint as UIKit's messages show it: its items, attributes, relation, constant and priority, and whether it is
  /// active. Off the main thread, only the class and address.
  nonisolated open override var description: String {
    MainQueue.isCurrent ? MainActor.assumeIsolated { text } : "<\(ObjectIdentity.short(of: self))>"
  }
  /// A name for messages; nil by default.
  open var identifier: String?
  /// A Boolean value that determines whether archives of the view contain the constraint. There are none here. False by
  /// default.
  open var shouldBeArchived = false

  // MARK: Activation

  /// A Boolean value that determines whether the constraint is active. Setting it to true installs the constraint on
  /// its items' nearest common ancestor. Without one, that is a fatal error.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }
  /// Activates constraints in order. (Guesses: layout-3c, layout-4.)
  open class func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }
  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = false } }

  private func setPriority(_ new: UILayoutPriority) {
    guard new.rawValue > 0, new <= .required else { LayoutError.priority(new).raise() }
    guard new != rank else { return }
    willChange()
    rank = new
    if let holder { LayoutPass.need(holder) }
  }

  private func setConstant(_ new: CGFloat) {
    if !new.isFinite { LayoutError.constant(new, first, second).raise() }
    guard new != constant else { return }
    willChange()
    ownConstant = new
    followsInset = false
    if let holder { LayoutPass.need(holder, .constant(self)) }
  }
}
