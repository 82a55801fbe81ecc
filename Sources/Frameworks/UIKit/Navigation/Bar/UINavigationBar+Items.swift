import QuartzCore

extension UINavigationBar {
  func push(_ item: UINavigationItem, animated: Bool) {
    refuseIfManaged("pushNavigationItem:animated:")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: stack + [item], isPush: true, animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  func pop(animated: Bool) -> UINavigationItem? {
    refuseIfManaged("popNavigationItemAnimated:")
    guard stack.count > 1, let item = stack.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return item }
    change(to: stack.dropLast(), isPush: false, animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  func replace(with items: [UINavigationItem], animated: Bool) {
    refuseIfManaged("setItems:animated:")
    guard animated, let new = items.last, new !== stack.last else {
      return change(to: items, isPush: false, animated: false)
    }
    let old = stack.last
    let isPush = !stack.contains { $0 === new }
    change(to: items, isPush: isPush, animated: true)
    if isPush {
      delegate?.navigationBar(self, didPush: new)
    } else if let old {
      delegate?.navigationBar(self, didPop: old)
    }
  }

  private func refuseIfManaged(_ call: String) {
    if manager != nil {
      fatalError("Cannot call \(call) directly on a UINavigationBar managed by a controller.")
    }
  }

  private func change(to items: [UINavigationItem], isPush: Bool, animated: Bool) {
    guard animated, window != nil else { return setStack(items) }
    let move = begin(to: items, isPush: isPush)
    // Same timing as a navigation controller's slide (a guess: nav-18g).
    SystemSpring.animate(
      { move.run() },
      completion: { [weak self] _ in
        if self?.barMove === move { self?.end(completed: true) }
      })
  }

  /// Sets the items, and shows the last one without an animation.
  func setStack(_ items: [UINavigationItem]) {
    if barMove != nil { end(completed: true) }
    take(items)
    show(topItem)
  }

  /// Starts a move to other items. The caller animates its changes, and ends it.
  func begin(to items: [UINavigationItem], isPush: Bool) -> NavigationBarMove {
    if barMove != nil { end(completed: true) }
    UIView.performWithoutAnimation { layoutIfNeeded() }
    let old = content
    take(items)
    let new = topItem.map(make)
    content = new
    UIView.performWithoutAnimation { layoutIfNeeded() }
    let move = NavigationBarMove(from: old, to: new, in: self, isPush: isPush)
    barMove = move
    return move
  }

  func end(completed: Bool) {
    guard let move = barMove else { return }
    barMove = nil
    move.end(completed: completed)
    content = completed ? move.new : move.old
    guard isStale else { return }
    isStale = false
    if content?.item === topItem { show(topItem) }
  }

  /// Goes back to the content before the move, and to the given items.
  func endCancelled(backTo items: [UINavigationItem]) {
    take(items)
    end(completed: false)
    if content?.item !== topItem { show(topItem) }
  }

  private func take(_ items: [UINavigationItem]) {
    for item in stack where item.bar === self { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
  }

  func show(_ item: UINavigationItem?) {
    content?.removeFromSuperview()
    content = item.map(make)
  }

  private func make(_ item: UINavigationItem) -> NavigationBarContent {
    let new = NavigationBarContent(item, backTo: backItem, in: self)
    observe(item)
    UIView.performWithoutAnimation { addSubview(new) }
    return new
  }

  /// Recreates the content if the changed item is the top item or the back item.
  func itemDidChange(_ item: UINavigationItem, animated: Bool) {
    guard barMove == nil, content != nil, item === topItem || item === backItem else {
      if item === topItem || item === backItem { isStale = true }
      return
    }
    show(topItem)
    guard animated, let content, window != nil else { return }
    UIView.performWithoutAnimation { for view in content.buttons { view.alpha = 0 } }
    SystemSpring.animate { for view in content.buttons { view.alpha = 1 } }
  }

  /// Recreates the content when a button item of the shown item changes.
  private func observe(_ item: UINavigationItem) {
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    for button in buttons {
      button.onChange = { [weak self, weak item] in
        if let self, let item, item.bar === self { itemDidChange(item, animated: false) }
      }
    }
  }

  /// Called when the back button is tapped.
  func backTapped() {
    if let action = topItem?.backAction { return action.run(from: self) }
    guard let manager else {
      popItem(animated: true)
      return
    }
    manager.backTapped()
  }
}
