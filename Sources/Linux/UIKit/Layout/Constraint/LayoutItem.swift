/// What constraints are about: views and layout guides.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the one that the guide belongs to.
  var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
}

/// One side of a constraint: an attribute of an item, or how far one is from another.
@MainActor struct LayoutSide {
  weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// What is taken away, in a distance between two anchors.
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

  /// The side of a constraint that is about nothing.
  static let nothing = LayoutSide()

  init(from origin: LayoutSide, to end: LayoutSide) {
    item = end.item
    attribute = end.attribute
    self.origin = origin.item
    originAttribute = origin.attribute
    isDistance = true
  }

  /// Returns true if both are the same part of the same item. What was of an item that is gone is equal to nothing.
  func isSame(as other: LayoutSide) -> Bool {
    guard item != nil, item === other.item, attribute == other.attribute, isDistance == other.isDistance else {
      return false
    }
    return !isDistance || origin != nil && origin === other.origin && originAttribute == other.originAttribute
  }

  var family: NSLayoutConstraint.Attribute.Family { isDistance ? .size : attribute.family }
  /// Whether one of the items is gone.
  var isLost: Bool { item == nil || isDistance && origin == nil }
  var items: [any LayoutItem] { [item, origin].compactMap { $0 } }
}
