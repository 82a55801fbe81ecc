import UIKit

/// The copy of a view that lies on top of a shared element on its page. It stays on top while the element flies, moves with the
/// page, and fades.
@MainActor final class ElementCover {
  let view: UIView
  private let page: UIView
  private let geometry: ElementGeometry
  private let copy: UIView

  /// Returns the covers of the elements of a page.
  ///
  /// - Parameters:
  ///   - page: The view that moves in the transition.
  ///   - others: The elements that fly, which are left out.
  static func all(
    of elements: [SharedElement], in scan: PageScan, page: UIView, without others: [UIView]
  ) -> [ElementCover] {
    var found: [ElementCover] = []
    for view in elements.flatMap(scan.viewsAbove) where !found.contains(where: { $0.view === view }) {
      guard let geometry = scan.geometry(of: view, in: page) else { continue }
      found.append(ElementCover(view, page, geometry, without: others))
    }
    return found
  }

  private init(_ view: UIView, _ page: UIView, _ geometry: ElementGeometry, without others: [UIView]) {
    (self.view, self.page, self.geometry) = (view, page, geometry)
    copy = ElementContent.picture(of: view, without: others, isBare: false)
  }

  /// Adds the cover to the view in which elements fly, and hides the view.
  func add(to overlay: UIView, in pages: TransitionPages, isOutgoing: Bool) {
    // As large as the page.
    let holder = UIView()
    holder.layer.zPosition = geometry.order
    (copy.bounds.size, copy.center, copy.transform) = (geometry.size, geometry.center, geometry.transform)
    copy.alpha = isOutgoing ? geometry.opacity : 0
    holder.addSubview(copy)
    overlay.addSubview(holder)
    view.ownElementTag.hide(for: self)
    pages.follow(page, with: holder)
    let copy = copy
    if isOutgoing {
      pages.animate(from: 0, to: 0.4) { copy.alpha = 0 }
    } else {
      pages.animate(from: 0.6, to: 1) { [alpha = geometry.opacity] in copy.alpha = alpha }
    }
  }

  func showView() { view.ownElementTag.show(for: self) }
}
