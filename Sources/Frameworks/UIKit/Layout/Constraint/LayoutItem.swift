/// An item that constraints can refer to: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the guide's owning view.
  var layoutView: UIView? { get }
  /// The anchors that have been used.
  var anchors: LayoutAnchors { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var anchors: LayoutAnchors { layoutState.anchors }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
}

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor struct LayoutSide {
  weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// The item whose attribute is subtracted in a distance between two anchors.
  weak var origin: (any LayoutItem)?
  let originAttribute: NSLayoutConstraint.Attribute
  let isDistance: Bool

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    originAttribute = .notAnAttribute
    isDistance = false
  }

  private init() {
    attribute = .notAnAttribute
    originAttribute = .notAnAttribute
    isDistance = false
  }

  /// The side of an empty constraint.
  static let nothing = LayoutSide()

  init(from origin: LayoutSide, to end: LayoutSide) {
    item = end.item
    attribute = end.attribute
    self.origin = origin.item
    originAttribute = origin.attribute
    isDistance = true
  }

  /// Returns true if both are the same attribute of the same item. A side of an item that is gone equals no other.
  func isSame(as other: LayoutSide) -> Bool {
    guard item != nil, item === other.item, attribute == other.attribute, isDistance == other.isDistance else {
      return false
    }
    return !isDistance || origin != nil && origin === other.origin && originAttribute == other.originAttribute
  }

  var family: NSLayoutConstraint.Attribute.Family { isDistance ? .size : attribute.family }
  /// `true` if one of the items has been deallocated.
  var isLost: Bool { item == nil || isDistance && origin == nil }
  var items: [any LayoutItem] { [item, origin].compactMap { $0 } }
}
