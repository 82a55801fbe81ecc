import Foundation

/// Changes of the selection.
extension UITabBarController {
  func select(at index: Int) {
    guard pages.indices.contains(index) else {
      return RuntimeIssues.handler(
        "\(ObjectIdentity.text(of: self)) has \(pages.count) tabs: index \(index) cannot be selected.")
    }
    change(to: pages[index])
  }

  func select(_ page: UIViewController?) {
    guard let page else {
      return RuntimeIssues.handler("\(ObjectIdentity.text(of: self)) keeps its selection: nil cannot be selected.")
    }
    guard pages.contains(page) else {
      fatalError(
        "-[\(type(of: self)) setSelectedViewController:] only a view controller in the tab bar controller's list of "
          + "view controllers can be selected.")
    }
    change(to: page)
  }

  /// Asks and notifies the delegate, even if the tab is already selected (documented).
  func tabWasTapped(_ item: UITabBarItem) {
    guard let page = pages.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: page) ?? true else { return }
    // The delegate may have removed the page.
    guard pages.contains(page) else { return }
    if let index = pages.firstIndex(of: page), page !== selected { selectedIndex = index }
    delegate?.tabBarController(self, didSelect: page)
  }

  /// Changes to a page: with the delegate's animator if the controller is visible, otherwise at once.
  private func change(to page: UIViewController) {
    MainQueue.check("\(type(of: self)).selectedViewController")
    tabTransition?.complete()
    guard let origin = selected, origin !== page else { return }
    let animator = animator(from: origin, to: page)
    let controller = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
    if isSeen { page.loadViewIfNeeded() }
    // The callbacks may have selected another page, or removed this one.
    guard selected === origin, tabTransition == nil, pages.contains(page) else { return }
    show(page)
    if let animator, origin.viewIfLoaded?.superview === content {
      let change = TabTransition(in: self, from: origin, to: page)
      tabTransition = change
      change.start(animator, controller)
    } else {
      exchange(origin, for: page)
    }
  }

  /// `true` if a change of pages is visible.
  private var isSeen: Bool { appearance.isAppearingOrAppeared && content.window?.isHidden == false }

  /// Asks the delegate for an animator, if the controller is visible.
  func animator(
    from origin: UIViewController, to page: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // Pages that present over their own area change without animation (a guess: nav-7).
    guard isSeen, origin.contextContainer == nil, page.contextContainer == nil else { return nil }
    return delegate?.tabBarController(self, animationControllerForTransitionFrom: origin, to: page)
  }

  /// Updates the bar and the system for the new selection.
  func show(_ page: UIViewController) {
    selected = page
    bar.changeAsManager { $0.selectedItem = page.tabBarItem }
    if isViewLoaded { layOutBar() }
    barDidRest()
    askSystem()
  }

  /// Exchanges the pages without an animator. The calls are in the order of published logs.
  private func exchange(_ origin: UIViewController, for page: UIViewController) {
    guard isInContent(origin) else { return showSelected() }
    // The new page is loaded when it is shown.
    guard appearance.isAppearingOrAppeared || content.window != nil else { return remove(origin) }
    let calls = BegunAppearances()
    if appearance.isAppearingOrAppeared {
      if !page.isCoveredInContext { calls.begin(page, appearing: true, animated: false) }
      calls.begin(origin, appearing: false, animated: false)
    }
    // The callbacks may have selected another page.
    if selected === page { put(page) } else { calls.begin(page, appearing: false, animated: false) }
    if selected !== origin { remove(origin) }
    calls.end([origin, page])
  }
}
