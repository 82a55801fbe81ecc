import UIKit

/// The container's part of its pages' `additionalSafeAreaInsets`: the bar and, during a transition, a correction for
/// the change of a page's safe area as it moves. It is added to the page's own part.
@MainActor final class PageInsets {
  /// The parts of each page: for the bar, and for the transition.
  private var added: [Page: (bar: UIEdgeInsets, held: UIEdgeInsets)] = [:]
  private var resting: [(page: UIViewController, insets: UIEdgeInsets)] = []

  /// Sets the bar's part, for a page that is or will be shown.
  func set(_ bar: UIEdgeInsets, for page: UIViewController) {
    change(page) { $0.bar = bar }
  }

  /// Records the safe areas of pages that are at rest: the part inherited from their superviews, without their own.
  func record(_ pages: [UIViewController]) {
    resting = pages.compactMap { page in inherited(by: page).map { (page, $0) } }
  }

  /// Keeps the recorded safe areas while an animator moves the pages, so that they are not laid out.
  func hold() {
    for (page, rest) in resting {
      guard page.viewIfLoaded?.window != nil, let now = inherited(by: page) else { continue }
      change(page) { $0.held = UIEdgeInsets.zero.adding(rest, minus: now) }
    }
  }

  /// Removes the correction. The pages are at rest again.
  func release() {
    for (page, _) in resting { change(page) { $0.held = .zero } }
    resting = []
  }

  private func inherited(by page: UIViewController) -> UIEdgeInsets? {
    (page.viewIfLoaded?.safeAreaInsets).map { $0.adding(.zero, minus: page.additionalSafeAreaInsets) }
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

extension UIEdgeInsets {
  fileprivate func adding(_ new: UIEdgeInsets, minus old: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + new.top - old.top, left: left + new.left - old.left, bottom: bottom + new.bottom - old.bottom,
      right: right + new.right - old.right)
  }
}
