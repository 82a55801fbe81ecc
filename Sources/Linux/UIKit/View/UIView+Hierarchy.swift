extension UIView {
  /// Puts a view at an index. The order of calls is UIKit's, observed on a device for removing and for adding outside
  /// of a window: superview before window on the way in, window before superview on the way out.
  func insert(_ view: UIView, at index: Int, above sibling: UIView? = nil) {
    precondition(index >= 0, "insertSubview(_:at:): the index is negative: \(index)")
    if view === self { fatalError("Can't add self as subview") }
    if isDescendant(of: view) {
      fatalError("layer \(view.layer) is a part of cycle in its layer tree: it holds the view it is added to")
    }
    if view.superview === self { return reorder(view, to: index, above: sibling) }
    let oldSuperview = view.superview
    let move = WindowMove(of: view, from: view.window, to: window, above: self)
    let oldTint = view.effectiveTintColor
    view.willMove(toSuperview: self)
    move.announce()
    oldSuperview?.willRemoveSubview(view)
    oldSuperview?.subviews.removeAll { $0 === view }
    place(view, at: index, above: sibling)
    view.superview = self
    oldSuperview?.setNeedsLayout()
    setNeedsLayout()
    view.setNeedsLayout()
    if view.ownTintColor == nil, view.effectiveTintColor != oldTint { view.tellTint() }
    view.updateSafeArea()
    if NSLayoutConstraint.isUsed {
      if let oldSuperview { view.leaveConstraints(of: oldSuperview) }
      view.bringConstraints()
    }
    move.finish()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Next to a sibling; in front of all if it is none.
  func insert(_ view: UIView, next sibling: UIView, isAbove: Bool) {
    guard view !== sibling else { return }
    var others = subviews
    others.removeAll { $0 === view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else { return insert(view, at: others.count) }
    insert(view, at: isAbove ? index + 1 : index, above: isAbove ? sibling : nil)
  }

  func leaveSuperview() {
    guard let superview else { return }
    let move = WindowMove(of: self, from: window, to: nil, above: nil)
    let oldTint = effectiveTintColor
    willMove(toSuperview: nil)
    move.announce()
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    self.superview = nil
    superview.setNeedsLayout()
    if NSLayoutConstraint.isUsed { leaveConstraints(of: superview) }
    if ownTintColor == nil, effectiveTintColor != oldTint { tellTint() }
    updateSafeArea()
    move.finish()
    didMoveToSuperview()
  }

  /// A subview that is added again only changes its place among its siblings.
  private func reorder(_ view: UIView, to index: Int, above sibling: UIView?) {
    subviews.removeAll { $0 === view }
    place(view, at: index, above: sibling)
    setNeedsLayout()
  }

  /// Layers that belong to no subview keep their place among those that do: the view's goes right above its sibling's, or
  /// else right below that of the next view.
  private func place(_ view: UIView, at index: Int, above sibling: UIView?) {
    let position = min(index, subviews.count)
    if let sibling {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else if position < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[position].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: position)
  }
}

extension UIView {
  /// Exchanges the places of two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2 else { return }
    let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    insertSubview(high, at: min(index1, index2))
    insertSubview(low, at: max(index1, index2))
  }

  /// Whether this view is `view` or in it, at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    var step: UIView? = self
    while let candidate = step {
      if candidate === view { return true }
      step = candidate.superview
    }
    return false
  }

  /// The first view with that tag: this one, or one in it, depth first from the back.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}
