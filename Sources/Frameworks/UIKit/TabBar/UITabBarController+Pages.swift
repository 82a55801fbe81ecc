import Foundation

/// The controllers of the tabs.
extension UITabBarController {
  /// Replaces the controllers. The old ones are removed before the new ones are added (documented), but the selected one
  /// after its transition, if the delegate has an animator.
  func replacePages(with new: [UIViewController], animated: Bool) {
    MainQueue.check("\(type(of: self)).setViewControllers(_:animated:)")
    tabTransition?.complete()
    let (old, index) = (pages, selectedIndex)
    guard new != old else { return }
    let target = selected.flatMap { new.contains($0) ? $0 : nil } ?? (index < new.count ? new[index] : new.first)
    if animated, let selected, let target, selected !== target, let animator = animator(from: selected, to: target) {
      // The callback may have changed the pages.
      guard pages == old, self.selected === selected, tabTransition == nil else {
        return replacePages(with: new, animated: false)
      }
      if selected.viewIfLoaded?.superview === content { return replacePages(with: new, target, animator) }
    }
    if let selected, !new.contains(selected) { self.selected = nil }
    exchangeChildren(for: new)
    if selected == nil { selected = target }
    itemsDidChange()
    showSelected()
    barDidChange()
    barDidRest()
    askSystem()
  }

  /// Replaces the controllers and the selected page, with an animator. The old page is removed at the end, even if the
  /// animator reports a cancelled transition (a guess: tab-21).
  private func replacePages(
    with new: [UIViewController], _ target: UIViewController, _ animator: any UIViewControllerAnimatedTransitioning
  ) {
    guard let origin = selected else { return }
    exchangeChildren(for: new, keeping: origin)
    target.loadViewIfNeeded()
    // The callbacks may have changed the pages.
    guard selected === origin, tabTransition == nil, pages.contains(target) else { return }
    let change = TabTransition(in: self, from: origin, to: target, removesOrigin: true)
    tabTransition = change
    show(target)
    itemsDidChange()
    change.start(animator, nil)
  }

  /// Removes the old children, and adds the new ones. A child to keep is only notified that it will be removed.
  private func exchangeChildren(for new: [UIViewController], keeping kept: UIViewController? = nil) {
    let leaving = pages.filter { !new.contains($0) }
    pages = new
    for page in leaving {
      page.willMove(toParent: nil)
      guard page !== kept else { continue }
      remove(page)
      page.removeFromParent()
    }
    for page in new where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    if new.count > 5, traitCollection.horizontalSizeClass != .regular {
      RuntimeIssues.handler(
        "moreNavigationController is not there: all \(new.count) tabs of \(ObjectIdentity.text(of: self)) are in the bar."
      )
    }
  }

  /// Updates the bar from the pages' items.
  func itemsDidChange() {
    let items = pages.map { $0.tabBarItem as UITabBarItem }
    bar.changeAsManager {
      if $0.items.map({ !$0.elementsEqual(items, by: ===) }) ?? true { $0.items = items }
      $0.selectedItem = selected?.tabBarItem
    }
  }

  /// Adds the selected page's view, unless it is there or a transition will add it. Outside a window this waits for the
  /// next layout. If the controller has appeared, the page appears at once.
  func showSelected(isInLayout: Bool = false) {
    guard isViewLoaded, tabTransition == nil, let selected,
      isInLayout || content.window != nil || appearance.isAppearingOrAppeared,
      !isInContent(selected)
    else { return }
    let isSeen =
      appearance.phase == .appeared && !selected.appearance.isAppearingOrAppeared && !selected.isCoveredInContext
    if isSeen { selected.beginAppearance(true, animated: false) }
    // The callbacks may have selected another page.
    guard self.selected === selected, tabTransition == nil else { return }
    put(selected)
    if isSeen, selected.appearance.phase == .appearing { selected.endAppearance() }
  }

  /// Sets the frame of a page's view, and adds it on top, with what the page presents over its own area.
  func put(_ page: UIViewController) {
    if !page.isCoveredInContext {
      let view: UIView = page.view
      if !view.hasTransform { view.frame = pageFrame }
      if view.superview !== content { content.addSubview(view) }
    }
    guard let overlay = page.contextContainer, overlay.superview !== content else { return }
    overlay.frame = pageFrame
    content.addSubview(overlay)
  }

  /// Removes a page's view, with what the page presents over its own area.
  func remove(_ page: UIViewController) {
    page.viewIfLoaded?.removeFromSuperview()
    page.contextContainer?.removeFromSuperview()
  }

  /// Returns true if a page's view is in the pages' container, or a presentation in its place.
  func isInContent(_ page: UIViewController) -> Bool {
    page.viewIfLoaded?.superview === content || page.isCoveredInContext && page.contextContainer?.superview === content
  }

  /// Makes the window ask the controllers for the status bar, the home indicator and the screen edges again.
  func askSystem() {
    guard let window = viewIfLoaded?.window, !window.isHidden else { return }
    window.ask(.statusBar)
    window.ask(.homeIndicator)
    window.ask(.screenEdges)
  }
}
