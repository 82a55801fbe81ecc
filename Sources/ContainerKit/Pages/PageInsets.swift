import UIKit

/// The container's part of its pages' `additionalSafeAreaInsets`: the bar and, during a transition, a correction for
/// the change of a page's safe area as it moves. It is added to the page's own part.
///
/// It is not known whether UIKit updates a view's insets at once or in the next layout. So the correction is computed
/// only when a page has moved, and again after a layout. In between, the insets may not be those of the page's position.
@MainActor final class PageInsets {
  /// The parts of each page: for the bar, and for the transition.
  private var added: [Page: (bar: UIEdgeInsets, held: UIEdgeInsets)] = [:]
  private var resting: [RestingPage] = []
  /// The page area, and its safe area when those of the pages were last recorded or changed with it.
  private let area: UIView
  private var surroundings = UIEdgeInsets.zero

  init(in area: UIView) { self.area = area }

  /// Sets the bar's part, for a page that is or will be shown.
  func set(_ bar: UIEdgeInsets, for page: UIViewController) {
    change(page) { $0.bar = bar }
  }

  /// Records the safe areas of pages that are at rest: the part inherited from their superviews, without their own.
  func record(_ pages: [UIViewController]) {
    surroundings = area.safeAreaInsets
    resting = pages.compactMap { page in
      guard let view = page.viewIfLoaded else { return nil }
      UIView.performWithoutAnimation { view.layoutIfNeeded() }
      return RestingPage(page, insets: inherited(by: page, view), position: PagePosition(of: view))
    }
  }

  /// Keeps the recorded safe areas while an animator moves the pages, so that they are not laid out. A change of the page area's
  /// own safe area applies to them, too.
  ///
  /// A page is notified of the change, and laid out. It may end the transition in that call, which empties the list.
  func hold() {
    let now = area.safeAreaInsets
    if area.window != nil, now != surroundings {
      for page in resting { page.insets = page.insets.adding(now, minus: surroundings) }
      surroundings = now
    }
    for page in resting { hold(page) }
  }

  private func hold(_ page: RestingPage) {
    guard let view = page.controller.viewIfLoaded, view.window != nil else { return }
    let position = PagePosition(of: view)
    guard position != page.position else { return }
    page.position = position
    correct(page, view)
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    correct(page, view)
  }

  /// Removes the correction. The pages are at rest again.
  func release() {
    let released = resting
    resting = []
    for page in released { change(page.controller) { $0.held = .zero } }
  }

  private func correct(_ page: RestingPage, _ view: UIView) {
    guard resting.contains(where: { $0 === page }) else { return }
    let now = inherited(by: page.controller, view)
    change(page.controller) { $0.held = UIEdgeInsets.zero.adding(page.insets, minus: now) }
  }

  private func inherited(by page: UIViewController, _ view: UIView) -> UIEdgeInsets {
    view.safeAreaInsets.adding(.zero, minus: page.additionalSafeAreaInsets)
  }

  /// Removes both parts from a page that leaves the container.
  func remove(_ page: UIViewController) {
    change(page) { $0 = (.zero, .zero) }
  }

  private func change(_ page: UIViewController, _ body: (inout (bar: UIEdgeInsets, held: UIEdgeInsets)) -> Void) {
    let old = added[Page(page)] ?? (.zero, .zero)
    var new = old
    body(&new)
    // A page without a part is not retained.
    added[Page(page)] = new == (.zero, .zero) ? nil : new
    let own = page.additionalSafeAreaInsets
    let changed = own.adding(new.bar, minus: old.bar).adding(new.held, minus: old.held)
    if changed != own { page.additionalSafeAreaInsets = changed }
  }
}

/// A page of a transition, with the safe area that it inherits at rest.
@MainActor private final class RestingPage {
  let controller: UIViewController
  var insets: UIEdgeInsets
  /// The page's position when its safe area was last corrected.
  var position: PagePosition

  init(_ controller: UIViewController, insets: UIEdgeInsets, position: PagePosition) {
    (self.controller, self.insets, self.position) = (controller, insets, position)
  }
}

/// The values on which a page's inherited safe area depends. A moved view's `frame` would be computed in each frame.
private struct PagePosition: Equatable {
  private let size: CGSize
  private let center: CGPoint
  private let anchorPoint: CGPoint
  private let transform: CGAffineTransform
  private let superview: ObjectIdentifier?
  private let surrounding: UIEdgeInsets?

  @MainActor init(of view: UIView) {
    size = view.bounds.size
    center = view.center
    anchorPoint = view.layer.anchorPoint
    transform = view.transform
    superview = view.superview.map { ObjectIdentifier($0) }
    surrounding = view.superview?.safeAreaInsets
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ new: UIEdgeInsets, minus old: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + new.top - old.top, left: left + new.left - old.left, bottom: bottom + new.bottom - old.bottom,
      right: right + new.right - old.right)
  }
}
