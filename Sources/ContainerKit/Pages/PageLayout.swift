import UIKit

/// Loads the pages' views, and places them in the page area.
@MainActor final class PageLayout {
  let area = PageArea()
  /// Returns the insets that the bar adds to a page's safe area.
  var barInsets: (UIViewController) -> UIEdgeInsets = { _ in .zero }
  let insets: PageInsets
  private let presentations: PagePresentations
  /// The view controllers that pages at rest present beside themselves. The bar covers them, too.
  private var presented: [Page: UIViewController] = [:]
  weak var parent: UIViewController?

  init() {
    insets = PageInsets(in: area)
    presentations = PagePresentations(in: area)
  }

  /// Returns true if the container is the child's parent. UIKit does not notify the container if an app calls
  /// `removeFromParent()` or adds the child to another parent.
  func isChild(_ child: UIViewController) -> Bool { child.parent === parent }

  /// Returns true if another container on screen has taken a child.
  func isTaken(_ child: UIViewController) -> Bool {
    !isChild(child) && child.parent is any ContainerHost && child.parent?.viewIfLoaded?.window != nil
  }

  /// Loads a child's view, outside any animation of the app's.
  func load(_ child: UIViewController) {
    guard !child.isViewLoaded else { return }
    if UIView.inheritedAnimationDuration > 0 {
      UIView.performWithoutAnimation { child.loadViewIfNeeded() }
    } else {
      child.loadViewIfNeeded()
    }
  }

  /// Gives a child's view its frame and its safe area at rest, without animation.
  func place(_ child: UIViewController) {
    insets.set(barInsets(child), for: child)
    // The call about its new insets may have set another view.
    let page: UIView = child.view
    UIView.performWithoutAnimation {
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.frame = area.bounds
    }
  }

  /// Shows a child at rest, with what it presents.
  func show(_ child: UIViewController) {
    guard isChild(child) else { return }
    load(child)
    // Its `viewDidLoad` may have given it to another parent.
    guard isChild(child) else { return }
    place(child)
    // And so may the call about its new insets.
    guard isChild(child) else { return }
    if !presentations.keepsOut(child) { area.addSubview(child.view) }
    settle(child)
    // A call of the presented view controller may have ended the presentation.
    guard isChild(child), child.view.superview == nil, !presentations.keepsOut(child) else { return }
    place(child)
    if isChild(child) { area.insertSubview(child.view, at: 0) }
  }

  /// Removes a child's view with what it presents, unless another parent shows it.
  func hide(_ child: UIViewController) {
    guard let page = child.viewIfLoaded else { return }
    guard child.parent == nil || isChild(child) || page.isDescendant(of: area) else { return }
    page.endEditing(true)
    leave(child)
    page.removeFromSuperview()
  }

  // MARK: A transition

  /// Adds the outgoing page if what it presents keeps it out of the window, and makes the presentation move with it.
  func prepare(_ child: UIViewController) {
    if presentations.hides(child), isChild(child), child.view.superview == nil {
      place(child)
      if isChild(child) { area.insertSubview(child.view, at: 0) }
    }
    attach(child)
  }

  /// Adds the incoming page behind the outgoing one, and lays it out with its traits and safe area. Animations that it
  /// starts when it enters the window are not part of the transition.
  func insert(_ child: UIViewController, below outgoing: UIView?) {
    if let outgoing, outgoing.superview === area {
      area.insertSubview(child.view, belowSubview: outgoing)
    } else {
      area.insertSubview(child.view, at: 0)
    }
    attach(child)
    UIView.performWithoutAnimation { child.view.layoutIfNeeded() }
  }

  /// Returns true if UIKit has taken a page out of the window, below what it presents.
  func isTakenAway(_ child: UIViewController) -> Bool {
    child.viewIfLoaded?.superview == nil && presentations.keepsOut(child)
  }

  /// Lets what a page presents move with it.
  func attach(_ child: UIViewController) {
    presentations.attach(to: child)
    setPresented(nil, by: child)
  }

  /// Takes what a page presents out of the window with it.
  func leave(_ child: UIViewController) {
    presentations.hide(with: child)
    setPresented(nil, by: child)
  }

  // MARK: At rest

  /// Leaves one page in the page area, with what it presents. Some animators add a page back before they report, because UIKit
  /// would remove it. UIKit stops a program that adds the view of a page with another parent to a window.
  func keep(_ child: UIViewController?) {
    // An animator's view may contain what it presents.
    if let child { presentations.detach(from: child) }
    // A page may have left in the middle of its call to `present`.
    for view in area.subviews where view !== child?.viewIfLoaded {
      let owner = parent?.children.first { presentations.presentation(by: $0)?.container === view }
      if let owner, owner !== child { presentations.hide(with: owner) }
    }
    area.removeLeftovers(keeping: child?.viewIfLoaded) { view in
      parent?.children.contains { presentations.contain(view, of: $0) } == true
    }
    if let child { settle(child) }
  }

  private func settle(_ child: UIViewController) {
    let wasBelow = presented[Page(child)] != nil
    presentations.detach(from: child)
    setPresented(presentations.presentation(by: child)?.presented, by: child)
    guard let page = child.viewIfLoaded, page.superview === area else { return }
    area.raiseOverlays(above: page)
    // It may have been out of the window while the container got another size.
    if wasBelow, presented[Page(child)] == nil { place(child) }
  }

  /// Ends the presentation of a page that is not a child any more.
  func remove(_ child: UIViewController) {
    setPresented(nil, by: child)
    insets.remove(child)
    presentations.end(by: child)
  }

  /// The view that assistive technologies find: the page's, or that of what it presents over itself.
  func frontView(of child: UIViewController) -> UIView? {
    guard let presentation = presentations.presentation(by: child), !presentation.container.isHidden else {
      return child.viewIfLoaded
    }
    return presentation.presented.viewIfLoaded
  }

  /// Returns true if UIKit has made a page disappear, below what it presents.
  func isHidden(_ child: UIViewController) -> Bool { presentations.hides(child) }

  func presentationPart(of child: UIViewController) -> PresentationPart {
    presentations.part(of: child)
  }

  private func setPresented(_ controller: UIViewController?, by child: UIViewController) {
    let old = presented[Page(child)]
    if old !== controller, let old { insets.remove(old) }
    presented[Page(child)] = controller
    if let controller { insets.set(barInsets(child), for: controller) }
  }

  /// Updates the bar's part of the pages' safe areas.
  func updateInsets(of pages: [Page]) {
    for page in pages.map(\.controller) where page.isViewLoaded { insets.set(barInsets(page), for: page) }
    for (page, controller) in presented { insets.set(barInsets(page.controller), for: controller) }
  }
}
