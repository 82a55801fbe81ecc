import UIKit

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

/// Lets the presentations over the contexts of pages come and go with their pages.
///
/// At rest, a presentation's container view is beside its page, where UIKit has put it. While an animator moves the page, what
/// the user sees moves with it: the container view is in the page or, if the presentation keeps the page out of the window, a
/// picture of it is. A presentation that begins or ends meanwhile stays where it is.
@MainActor final class PagePresentations {
  private unowned let area: UIView
  /// The container views that are out of the window because their pages are.
  private var hidden: [Page: UIView] = [:]
  /// The pictures of presentations, in the pages that they cover.
  private var pictures: [Page: UIView] = [:]

  init(in area: UIView) { self.area = area }

  /// Returns the presentation by a page, if its container view is beside the page or goes with it.
  func presentation(by page: UIViewController) -> PagePresentation? {
    // Nothing is asked of a page that presents nothing.
    guard page.presentedViewController != nil, let presentation = PagePresentation(by: page) else { return nil }
    let container = presentation.container
    let isBeside = container.superview === area || hidden[Page(page)] === container
    let isInside = page.viewIfLoaded.map { container.superview === $0 } ?? false
    return isBeside || isInside ? presentation : nil
  }

  /// Returns true if UIKit has made a page disappear, below what it presents.
  func hides(_ page: UIViewController) -> Bool { presentation(by: page)?.hidesPage == true }

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
    guard !presentation.isInTransition else { return }
    if presentation.removesPage {
      addPicture(of: presentation.container, to: page)
      presentation.container.isHidden = true
    } else {
      move(presentation.container, to: view)
    }
  }

  /// Shows the presentation of a page again that has begun to end while the page moves.
  func reveal(by page: UIViewController) {
    guard let presentation = presentation(by: page), presentation.isInTransition, presentation.container.isHidden else {
      return
    }
    presentation.container.isHidden = false
    removePicture(of: page)
  }

  /// Puts the presentation of a page that is at rest back beside it.
  func detach(from page: UIViewController) {
    removePicture(of: page)
    guard let presentation = presentation(by: page) else { return hidden[Page(page)] = nil }
    let container = presentation.container
    hidden[Page(page)] = nil
    container.isHidden = false
    if container.superview !== area { move(container, to: area) }
    guard presentation.hidesPage, !presentation.isInTransition, let view = page.viewIfLoaded else { return }
    if view.superview === area { view.removeFromSuperview() }
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
      view.addSubview(container)
    }
  }

  private func addPicture(of container: UIView, to page: UIViewController) {
    // Of a view that no frame has shown yet there is no picture.
    guard pictures[Page(page)] == nil, container.window != nil, container.layer.presentation() != nil,
      let view = page.viewIfLoaded, !view.isDescendant(of: container),
      let picture = container.snapshotView(afterScreenUpdates: false)
    else { return }
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.frame = view.bounds
    view.addSubview(picture)
    pictures[Page(page)] = picture
  }

  private func removePicture(of page: UIViewController) {
    pictures.removeValue(forKey: Page(page))?.removeFromSuperview()
  }
}
