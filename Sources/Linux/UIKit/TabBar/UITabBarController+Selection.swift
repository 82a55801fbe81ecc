import Foundation

/// How another tab is selected.
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

  /// The delegate is asked and told also where the tab is the selected one (documented).
  func tabWasTapped(_ item: UITabBarItem) {
    guard let page = pages.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: page) ?? true else { return }
    // What was called may have taken it away.
    guard pages.contains(page) else { return }
    if let index = pages.firstIndex(of: page), page !== selected { selectedIndex = index }
    delegate?.tabBarController(self, didSelect: page)
  }

  /// Goes to a page: by an animator of the delegate's where the controller is seen, otherwise at once.
  private func change(to page: UIViewController) {
    tabSwitch?.complete()
    guard let origin = selected, origin !== page else { return }
    let isSeen = appearance.isAppearingOrAppeared && content.window?.isHidden == false
    let animator =
      isSeen ? delegate?.tabBarController(self, animationControllerForTransitionFrom: origin, to: page) : nil
    let controller = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
    if isSeen { page.loadViewIfNeeded() }
    // What was called may have selected another one, or taken this one away.
    guard selected === origin, tabSwitch == nil, pages.contains(page) else { return }
    show(page)
    if let animator, origin.viewIfLoaded?.superview === content {
      let change = TabSwitch(in: self, from: origin, to: page)
      tabSwitch = change
      change.start(animator, controller)
    } else {
      exchange(origin, for: page)
    }
  }

  /// What bar and system know from now on.
  func show(_ page: UIViewController) {
    selected = page
    bar.changeAsManager { $0.selectedItem = page.tabBarItem }
    if isViewLoaded { layOutBar() }
    askSystem()
  }

  /// The calls are in the order of published logs.
  private func exchange(_ origin: UIViewController, for page: UIViewController) {
    guard let old = origin.viewIfLoaded, old.superview === content else { return showSelected() }
    // The new one is loaded when it is seen.
    guard appearance.isAppearingOrAppeared || content.window != nil else { return old.removeFromSuperview() }
    let calls = BegunAppearances()
    if appearance.isAppearingOrAppeared {
      calls.begin(page, appearing: true, animated: false)
      calls.begin(origin, appearing: false, animated: false)
    }
    // What was called may have selected another one.
    if selected === page { put(page) } else { calls.begin(page, appearing: false, animated: false) }
    if selected !== origin { old.removeFromSuperview() }
    calls.end([origin, page])
  }
}
