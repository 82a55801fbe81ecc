import UIKit

extension ContainerViewController {
  // A subclass's own further children get what the container gets; of `viewControllers` only the selected one does.
  private func forward(_ body: (UIViewController) -> Void) {
    for child in children where child === selectedViewController || !isPage(child) { body(child) }
  }

  private func isPage(_ child: UIViewController) -> Bool {
    pages.contains { $0 === child } || child === departing
  }

  func begin(appearing: Bool, animated: Bool) {
    visibility = appearing ? .appearing : .disappearing
    forward { $0.beginAppearanceTransition(appearing, animated: animated) }
  }

  func end(appearing: Bool) {
    visibility = appearing ? .visible : .hidden
    forward { $0.endAppearanceTransition() }
  }

  /// The appearance calls of a change without a transition, as far as the container itself is seen.
  func swap(from: UIViewController?, to: UIViewController?) {
    let isSeen = visibility != .hidden
    if isSeen {
      to?.beginAppearanceTransition(true, animated: false)
      if visibility != .disappearing { from?.beginAppearanceTransition(false, animated: false) }
    }
    if isViewLoaded {
      from?.viewIfLoaded?.removeFromSuperview()
      if let to { install(to) }
    }
    guard isSeen else { return }
    from?.endAppearanceTransition()
    // Where the container is still appearing, its own end is the child's.
    if visibility == .visible { to?.endAppearanceTransition() }
    if visibility == .disappearing { to?.beginAppearanceTransition(false, animated: false) }
  }

  /// Puts a child's view where pages are, at rest.
  func install(_ child: UIViewController) {
    let page: UIView = child.view
    UIView.performWithoutAnimation {
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.frame = pageArea.bounds
    }
    pageArea.addSubview(page)
  }
}
