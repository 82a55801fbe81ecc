import UIKit

/// The copy of a view that lies on top of a shared element on its page. It stays on top while the element flies, moves with the
/// page, and fades.
@MainActor final class ElementCover {
  let view: UIView
  private let page: UIView
  private let geometry: ElementGeometry
  private let copy: UIView
  /// The greatest distance by which an element below the view is further to the front on the other page.
  private var rise: CGFloat

  /// Returns the covers of the elements of a page.
  ///
  /// - Parameters:
  ///   - elements: The elements, each with that of the other page.
  ///   - page: The view that moves in the transition.
  ///   - others: The elements that fly, which are left out.
  static func all(
    of elements: [(covered: SharedElement, partner: SharedElement)], in scan: PageScan, page: UIView,
    without others: [UIView]
  ) -> [ElementCover] {
    var found: [ElementCover] = []
    for (covered, partner) in elements {
      let rise = partner.geometry.order - covered.geometry.order
      for view in scan.viewsAbove(covered) {
        if let cover = found.first(where: { $0.view === view }) {
          cover.rise = max(cover.rise, rise)
        } else if let geometry = scan.geometry(of: view, in: page) {
          found.append(ElementCover(view, page, geometry, rise, without: others))
        }
      }
    }
    return found
  }

  private init(
    _ view: UIView, _ page: UIView, _ geometry: ElementGeometry, _ rise: CGFloat, without others: [UIView]
  ) {
    (self.view, self.page, self.geometry, self.rise) = (view, page, geometry, rise)
    copy = ElementContent.picture(of: view, without: others, isBare: false)
  }

  /// Adds the cover to the view in which elements fly, and hides the view.
  func add(to overlay: UIView, in pages: TransitionPages, isOutgoing: Bool) {
    // As large as the page.
    let holder = UIView()
    let (own, other) = (geometry.order, geometry.order + rise)
    holder.layer.zPosition = isOutgoing ? own : other
    // The elements rise and sink in the same time.
    pages.animate { holder.layer.zPosition = isOutgoing ? other : own }
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
