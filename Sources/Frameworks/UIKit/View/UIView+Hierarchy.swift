extension UIView {
  /// Inserts a view at an index. The order of calls is UIKit's, observed on a device for removing and for adding
  /// outside a window: before the change, the superview's call comes first; after it, the window's.
  func insert(_ view: UIView, at index: Int, above sibling: UIView? = nil) {
    MainQueue.check("\(type(of: self)).addSubview(_:)")
    precondition(index >= 0, "insertSubview(_:at:): the index is negative: \(index)")
    if view === self { fatalError("Can't add self as subview") }
    // Only a view with subviews in the same window, or in none, can be above this one.
    if view.subviewList.count > 0, view.window === window, isDescendant(of: view) {
      fatalError("layer \(view.layer) is a part of cycle in its layer tree: it holds the view it is added to")
    }
    if view.superview === self { return reorder(view, to: index, above: sibling) }
    let oldSuperview = view.superview
    let move = WindowMove(of: view, from: view.window, to: window, above: self)
    let oldTint = view.effectiveTintColor
    view.willMove(toSuperview: self)
    move.announce()
    // A call has moved it meanwhile.
    guard view.superview === oldSuperview else { return move.giveUp() }
    oldSuperview?.willRemoveSubview(view)
    oldSuperview?.subviewList.remove(view)
    place(view, at: index, above: sibling)
    view.superview = self
    view.updateEnvironmentSource()
    oldSuperview?.setNeedsLayout()
    setNeedsLayout()
    view.setNeedsLayout()
    if view.ownTintColor == nil, view.effectiveTintColor != oldTint { view.tellTint() }
    view.updateSafeArea(changesWindow: view.window !== oldSuperview?.window)
    if NSLayoutConstraint.isUsed {
      if let oldSuperview { view.leaveConstraints(of: oldSuperview) }
      view.bringConstraints()
    }
    move.finish()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Inserts a view next to a sibling, or in front of all subviews if `sibling` is none of them.
  func insert(_ view: UIView, next sibling: UIView, isAbove: Bool) {
    guard view !== sibling else { return }
    // The index is one in the list without the view.
    let own = view.superview === self ? subviewList.index(of: view) : nil
    guard let siblingIndex = subviewList.index(of: sibling) else {
      return insert(view, at: own == nil ? subviewList.count : subviewList.count - 1)
    }
    let index = own.map { $0 < siblingIndex } == true ? siblingIndex - 1 : siblingIndex
    insert(view, at: isAbove ? index + 1 : index, above: isAbove ? sibling : nil)
  }

  func leaveSuperview() {
    guard let superview else { return }
    let move = WindowMove(of: self, from: window, to: nil, above: nil)
    let oldTint = effectiveTintColor
    willMove(toSuperview: nil)
    move.announce()
    guard self.superview === superview else { return move.giveUp() }
    superview.willRemoveSubview(self)
    superview.subviewList.remove(self)
    layer.removeFromSuperlayer()
    self.superview = nil
    updateEnvironmentSource()
    superview.setNeedsLayout()
    if NSLayoutConstraint.isUsed { leaveConstraints(of: superview) }
    if ownTintColor == nil, effectiveTintColor != oldTint { tellTint() }
    updateSafeArea(changesWindow: superview.window != nil)
    move.finish()
    didMoveToSuperview()
  }

  /// Reorders a subview that is added again. The layer marks itself for layout, unless that is in progress.
  private func reorder(_ view: UIView, to index: Int, above sibling: UIView?) {
    subviewList.remove(view)
    place(view, at: index, above: sibling)
  }

  /// Inserts a subview with its layer. Layers without a view keep their position: the new layer goes directly above
  /// that of the sibling, or else directly below that of the next view.
  private func place(_ view: UIView, at index: Int, above sibling: UIView?) {
    let position = min(index, subviewList.count)
    if let sibling {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else if position < subviewList.count {
      layer.insertSublayer(view.layer, below: subviews[position].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviewList.insert(view, at: position)
  }
}

extension UIView {
  /// Exchanges two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2 else { return }
    let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    insertSubview(high, at: min(index1, index2))
    insertSubview(low, at: max(index1, index2))
  }

  /// Returns true if this view is `view` or a descendant of it.
  public func isDescendant(of view: UIView) -> Bool {
    var step: UIView? = self
    while let candidate = step {
      if candidate === view { return true }
      step = candidate.superview
    }
    return false
  }

  /// Returns the first view with a tag: this view or a descendant, depth first from the back.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}
