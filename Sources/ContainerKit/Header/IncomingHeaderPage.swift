import UIKit

/// A page that comes in, and the header on its way from the selected page to that one.
@MainActor struct IncomingHeaderPage {
  let page: HeaderPage
  /// The distance by which the page was scrolled before.
  let scrolled: CGFloat
  /// The header's collapse with each of the two pages, which may be scrolled during the transition.
  var (start, end): (HeaderCollapse, HeaderCollapse)
  /// The progress of the transition, from 0 to 1.
  var fraction: CGFloat = 0

  /// The distance beyond its start to which the page was scrolled last, to meet a header above which a control refreshes. Nil if
  /// the page does not meet it, because it does not begin at its start or was scrolled since.
  var overscroll: CGFloat?

  /// The header's distance at the progress.
  var distance: CGFloat {
    start.distance == end.distance ? end.distance : start.distance + (end.distance - start.distance) * fraction
  }

  mutating func change(_ body: (inout HeaderCollapse) -> Void) {
    body(&start)
    body(&end)
  }

  /// Follows one of the pages, which has been scrolled.
  mutating func follow(_ page: HeaderPage) {
    if page === self.page {
      end.follow(page.scrolled, end: page.end)
    } else {
      start.follow(page.scrolled, end: page.end)
    }
  }
}
