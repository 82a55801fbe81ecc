import UIKit

// The answers to the container's parts, and the consequences of an event.
extension ContainerViewController: ContainerHost {
  func selectionDidSettle() {
    provided.provider.selectionDidSettle()
    neighborLoader?.selectionDidSettle()
    guard transition == nil else { return }
    selectFallback()
    let isVisible = engine.isVisible && viewIfLoaded?.window != nil && presentedViewController == nil
    announcer.announce(engine.selected, isVisible: isVisible) { spokenPosition }
  }

  func childrenDidChange() {
    pan.childrenDidChange()
    scrub?.childrenDidChange()
    provided.provider.childrenDidChange(to: viewControllers)
    if navigations == nil, viewControllers.contains(where: { $0 is UINavigationController }) {
      navigations = FollowedNavigations(of: self)
    }
    navigations?.follow(viewControllers)
    neighborLoader?.childrenDidChange()
    bar.updateTabs()
    bar.invalidateSurroundingLayout()
  }

  /// Selects the first tab with a page if no child is left, but there are tabs whose pages are not made.
  private func selectFallback() {
    guard engine.selected == nil, !provided.isPlanned, let first = provided.provider.pageTab(nearest: 0),
      let page = provided.page(atTab: first)
    else { return }
    request(page, animated: false)
  }

  func release(_ child: UIViewController, toVisible: Bool) {
    if engine.children.contains(Page(child)) {
      Misuse.logDeparture(of: child)
      let others = viewControllers.filter { $0 !== child }
      // A callback about this change may select the child's tab, which makes another page.
      provided.provider.childrenDidChange(to: others)
      engine.setChildren(others)
    }
    // The change may wait for the end of a step, and the child may be one that the step removes.
    if toVisible { engine.giveUp(child) }
  }

  // MARK: The frame of the pages, which follows the container's view

  /// `true` if the pages have the width of the container's view.
  var hasLaidOutWidth: Bool { pan.frame.minX == view.bounds.minX && pan.frame.width == view.bounds.width }

  func adoptHeight() {
    if hasLaidOutWidth { pan.frame = view.bounds }
  }

  func layOutPages() {
    pan.frame = view.bounds
    updateInsets()
    if let page = engine.selected?.viewIfLoaded, page.superview === pageArea { page.frame = pageArea.bounds }
  }

  // MARK: The finger

  /// Touches in the margins of a floating bar hit no view of the bar, and belong to the page.
  func isOnBar(_ point: CGPoint) -> Bool {
    let shown: UIView = bar.currentBar
    guard shown.window != nil else { return false }
    return shown.hitTest(view.convert(point, to: shown), with: nil) != nil
  }
}
