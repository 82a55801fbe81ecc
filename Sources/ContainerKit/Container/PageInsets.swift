import UIKit

/// What the container adds to its pages' `additionalSafeAreaInsets`: the bar, and during a switch as much as a page's safe
/// area would change by its being moved. Always a difference to what is there, so that a page's own part stays.
@MainActor final class PageInsets {
  /// For each page, the part of the bar and that of the switch.
  private var added: [ObjectIdentifier: (bar: UIEdgeInsets, held: UIEdgeInsets)] = [:]
  private var resting: [(page: UIViewController, insets: UIEdgeInsets)] = []

  /// The part of the bar, for a page that is or will be shown.
  func set(_ bar: UIEdgeInsets, for page: UIViewController) {
    change(page) { $0.bar = bar }
  }

  /// Remembers the safe areas of pages that are in their place: what comes from above them, without their own part.
  func rest(_ pages: [UIViewController]) {
    resting = pages.compactMap { page in inherited(by: page).map { (page, $0) } }
  }

  /// Keeps the safe areas of those pages as they were, wherever they have been put since.
  func hold() {
    for (page, rest) in resting {
      guard page.viewIfLoaded?.window != nil, let now = inherited(by: page) else { continue }
      change(page) { $0.held = UIEdgeInsets.zero.adding(rest, minus: now) }
    }
  }

  /// The pages are in their places again.
  func release() {
    for (page, _) in resting { change(page) { $0.held = .zero } }
    resting = []
  }

  private func inherited(by page: UIViewController) -> UIEdgeInsets? {
    (page.viewIfLoaded?.safeAreaInsets).map { $0.adding(.zero, minus: page.additionalSafeAreaInsets) }
  }

  /// The page leaves the container.
  func remove(_ page: UIViewController) {
    change(page) { $0 = (.zero, .zero) }
    added[ObjectIdentifier(page)] = nil
  }

  private func change(_ page: UIViewController, _ body: (inout (bar: UIEdgeInsets, held: UIEdgeInsets)) -> Void) {
    let old = added[ObjectIdentifier(page)] ?? (.zero, .zero)
    var new = old
    body(&new)
    added[ObjectIdentifier(page)] = new
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
