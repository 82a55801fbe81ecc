extension NSLayoutConstraint {
  var items: [any LayoutItem] { first.items + (second?.items ?? []) }
  /// `true` if an item has been deallocated.
  var isLost: Bool { first.isLost || second?.isLost == true }

  /// Returns true if both demand the same of the same items.
  func isSame(as other: NSLayoutConstraint) -> Bool {
    let areSecondsSame = second.map { second in other.second.map(second.isSame) ?? false } ?? (other.second == nil)
    return areSecondsSame && first.isSame(as: other.first) && relation == other.relation && constant == other.constant
      && multiplier == other.multiplier && priority == other.priority
  }

  func activate() {
    guard holder == nil else { return }
    var ancestor = items.first?.layoutView
    for item in items.dropFirst() { ancestor = ancestor?.nearestAncestor(with: item.layoutView) }
    guard let ancestor else { LayoutError.noAncestor(self).raise() }
    install(on: ancestor)
  }

  func deactivate() {
    guard let holder else { return }
    willChange()
    holder.layoutState.removeConstraint(self)
    self.holder = nil
    LayoutPass.need(holder)
  }

  /// Installs the constraint on a view. Every item must be the view or inside it.
  func install(on view: UIView) {
    if holder === view { return }
    if items.contains(where: { $0.layoutView?.isDescendant(of: view) != true }) {
      LayoutError.outside(self, view).raise()
    }
    deactivate()
    Self.isUsed = true
    holder = view
    view.layoutState.constraints.append(self)
    for item in items { item.layoutView?.joinConstraints() }
    LayoutPass.need(view)
  }

  /// Raises if the two attributes cannot be compared. Axes are only compared during layout (published reports).
  func check() {
    guard first.family != .none else { LayoutError.pairing.raise() }
    guard let second else {
      if first.family != .size { LayoutError.location(first.item).raise() }
      return
    }
    guard second.family != .none, (first.family == .size) == (second.family == .size) else {
      LayoutError.pairing.raise()
    }
    if multiplier == 0, first.family != .size { LayoutError.location(first.item).raise() }
    if first.attribute.isDirectional && second.attribute.isAbsolute
      || first.attribute.isAbsolute && second.attribute.isDirectional
    {
      LayoutError.sides.raise()
    }
  }
}

extension LayoutState {
  fileprivate func removeConstraint(_ constraint: NSLayoutConstraint) {
    let index = constraints.last === constraint ? constraints.count - 1 : constraints.firstIndex { $0 === constraint }
    if let index { constraints.remove(at: index) }
  }
}

extension UIView {
  /// Returns the nearest view that both views are or are in; nil if there is none. In a deep hierarchy, most
  /// constraints are between neighbors, which are not searched for up to the root.
  fileprivate func nearestAncestor(with other: UIView?) -> UIView? {
    if other === self || superview === other { return other }
    var ancestor: UIView? = other?.superview === superview ? superview : self
    while let view = ancestor, other?.isDescendant(of: view) != true { ancestor = view.superview }
    return ancestor
  }
}
