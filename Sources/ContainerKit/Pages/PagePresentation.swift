import UIKit

/// UIKit's part in the appearance of a page, because of what the page presents over itself.
enum PresentationPart {
  /// No part: the container makes the calls.
  case none
  /// UIKit has made the page disappear, and will make it appear again.
  case hides
  /// UIKit makes the page appear again, because the presentation ends.
  case shows
}

/// A presentation over the context of a page: UIKit adds its container view beside the page's view, to the page area.
@MainActor struct PagePresentation {
  let presented: UIViewController
  /// The view in which the presentation takes place.
  let container: UIView
  /// `true` if the presentation keeps the page's view out of the window.
  let removesPage: Bool

  /// Returns the presentation by a page; nil if it presents nothing over its own context.
  init?(by page: UIViewController) {
    guard let presented = page.presentedViewController, presented.presentingViewController === page,
      let controller = presented.presentationController, let container = controller.containerView
    else { return nil }
    (self.presented, self.container) = (presented, container)
    removesPage = controller.shouldRemovePresentersView || controller.presentationStyle == .currentContext
  }

  /// `true` while it begins or ends. UIKit and an animator move the views then.
  var isInTransition: Bool { presented.isBeingPresented || presented.isBeingDismissed }

  /// `true` if UIKit has made the page disappear.
  var hidesPage: Bool { removesPage && !presented.isBeingDismissed }
}

// Guesses: kit-9, kit-9b, kit-10.
/// Lets the presentations over the contexts of pages come and go with their pages.
///
/// At rest, a presentation's container view is beside its page, where UIKit has put it. While an animator moves the page, what
/// the user sees moves with it: the container view is in the page or, if the presentation keeps the page out of the window, a
/// picture of it is. A presentation does not move while it begins or ends.
@MainActor final class PagePresentations {
  private unowned let area: UIView
  /// The container views that are out of the window because their pages are.
  private var hidden: [Page: UIView] = [:]
  /// The pages whose presentations have begun to end while they were away.
  private var endsAway: Set<Page> = []
  /// The last pictures of presentations, which are in the pages that they cover while these move.
  private var pictures: [Page: UIView] = [:]

  init(in area: UIView) { self.area = area }

  /// Returns the presentation by a page, if its container view is beside the page or goes with it.
  func presentation(by page: UIViewController) -> PagePresentation? {
    // Nothing is asked of a page that presents nothing.
    guard page.presentedViewController != nil, let presentation = PagePresentation(by: page) else { return nil }
    let container = presentation.container
    // An animator may have wrapped the page, and UIKit has added the container view there.
    return container.isDescendant(of: area) || hidden[Page(page)] === container ? presentation : nil
  }

  /// Returns true if UIKit has made a page disappear, below what it presents.
  func hides(_ page: UIViewController) -> Bool { part(of: page) == .hides }

  /// Returns true if the view of a page at rest is out of the window, below what it presents.
  func keepsOut(_ page: UIViewController) -> Bool {
    page.presentedViewController != nil && PagePresentation(by: page).map { $0.hidesPage && !$0.isInTransition } == true
  }

  func part(of page: UIViewController) -> PresentationPart {
    guard page.presentedViewController != nil, let presentation = PagePresentation(by: page), presentation.removesPage
    else { return .none }
    if !presentation.presented.isBeingDismissed { return .hides }
    // Out of the window, UIKit makes no calls.
    return presentation.container.window == nil || endsAway.contains(Page(page)) ? .none : .shows
  }

  /// Returns true if a view belongs to a presentation by a page or a controller inside it.
  func contain(_ view: UIView, of page: UIViewController) -> Bool {
    if page.presentedViewController?.presentationController?.containerView === view { return true }
    return page.children.contains { contain(view, of: $0) }
  }

  /// Lets a presentation move with its page, which is in the page area.
  func attach(to page: UIViewController) {
    guard let presentation = presentation(by: page), let view = page.viewIfLoaded else {
      return removePicture(of: page)
    }
    let container = presentation.container
    if presentation.isInTransition {
      if container.isHidden { removePicture(of: page) }
      container.isHidden = false
    } else if presentation.removesPage {
      // If the presentation ends during the transition, UIKit makes the calls of the page, but only in the window.
      if container.superview == nil { moveBack(presentation, of: page) }
      addPicture(of: container, to: page)
      container.isHidden = true
    } else {
      if container.superview !== view { move(container, to: view) }
      hidden[Page(page)] = nil
    }
    removeIfEnded(presentation, of: page)
  }

  /// Moves a presentation to the page area, perhaps from outside the window.
  private func moveBack(_ presentation: PagePresentation, of page: UIViewController) {
    let wasEnding = presentation.presented.isBeingDismissed
    move(presentation.container, to: area)
    hidden[Page(page)] = nil
    // The presented view controller's call may have begun to end it, before it was in the window.
    if presentation.presented.isBeingDismissed, !wasEnding { endsAway.insert(Page(page)) }
  }

  /// Removes a presentation that has ended in a call of the presented view controller, before it was in the window.
  @discardableResult private func removeIfEnded(_ presentation: PagePresentation, of page: UIViewController) -> Bool {
    guard page.presentedViewController !== presentation.presented else { return false }
    presentation.container.removeFromSuperview()
    return true
  }

  /// Puts the presentation of a page that is at rest back beside it.
  func detach(from page: UIViewController) {
    guard let presentation = presentation(by: page) else {
      removePicture(of: page)
      endsAway.remove(Page(page))
      return hidden[Page(page)] = nil
    }
    pictures[Page(page)]?.removeFromSuperview()
    if presentation.presented.isBeingDismissed, hidden[Page(page)] != nil {
      // It has begun to end out of the window. If it had taken the page, the page comes back.
      guard presentation.removesPage else { return }
      endsAway.insert(Page(page))
    }
    let container = presentation.container
    container.isHidden = false
    if container.superview !== area || container.frame != area.bounds { moveBack(presentation, of: page) }
    hidden[Page(page)] = nil
    guard !removeIfEnded(presentation, of: page), let view = page.viewIfLoaded, view.superview === area else { return }
    if keepsOut(page) {
      view.removeFromSuperview()
    } else if let index = area.subviews.firstIndex(of: view), area.subviews[index...].contains(container) == false {
      // The presentation had taken the page as it began, and the page has come back.
      area.insertSubview(view, belowSubview: container)
    }
  }

  /// Takes the presentation of a page that leaves the page area out of the window.
  func hide(with page: UIViewController) {
    guard let presentation = presentation(by: page) else { return }
    let container = presentation.container
    if presentation.removesPage { addPicture(of: container, to: page) }
    container.endEditing(true)
    hidden[Page(page)] = container
    // UIKit makes the presented view controller's appearance calls when this view leaves and enters the window.
    container.removeFromSuperview()
  }

  /// Ends the presentation of a page that is not a child any more, without animation.
  func end(by page: UIViewController) {
    removePicture(of: page)
    endsAway.remove(Page(page))
    guard let presentation = presentation(by: page) else { return hidden[Page(page)] = nil }
    hidden[Page(page)] = nil
    presentation.container.removeFromSuperview()
    guard presentation.isInTransition, let coordinator = presentation.presented.transitionCoordinator else {
      return dismiss(by: page)
    }
    coordinator.animate(alongsideTransition: nil) { [weak self, weak page] _ in
      guard let page, page.presentedViewController?.presentingViewController === page else { return }
      self?.dismiss(by: page)
    }
  }

  private func dismiss(by page: UIViewController) {
    page.dismiss(animated: false)
    // UIKit has put the view back.
    if let view = page.viewIfLoaded, view.superview === area { view.removeFromSuperview() }
  }

  private func move(_ container: UIView, to view: UIView) {
    UIView.performWithoutAnimation {
      container.frame = view.bounds
      if container.superview !== view { view.addSubview(container) }
    }
  }

  private func addPicture(of container: UIView, to page: UIViewController) {
    guard let view = page.viewIfLoaded, !view.isDescendant(of: container), pictures[Page(page)]?.superview !== view
    else {
      return
    }
    // The last frame may have shown the view, in this size or another one, or its picture, or nothing yet.
    let shown = container.layer.presentation()
    let isOld = shown?.isHidden == true || container.window == nil
    let new = isOld ? nil : container.snapshotView(afterScreenUpdates: shown?.bounds.size != container.bounds.size)
    guard let picture = new ?? pictures[Page(page)] else { return }
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.frame = view.bounds
    view.addSubview(picture)
    pictures[Page(page)] = picture
  }

  private func removePicture(of page: UIViewController) {
    pictures.removeValue(forKey: Page(page))?.removeFromSuperview()
  }
}
