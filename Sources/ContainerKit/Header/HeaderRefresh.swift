import UIKit

/// Shows a refresh control above the header, although it is in the scroll view of a page.
///
/// UIKit lays out a refresh control directly above the content, behind the header, and refreshes only in the scroll view that a
/// finger pulls. So the control is that of the selected page, and only its layers are shown higher.
@MainActor final class HeaderRefresh {
  let control: UIRefreshControl

  /// The height of the header and the tabs, in points.
  var height: CGFloat = 0 {
    didSet {
      if height != oldValue { shift() }
    }
  }

  private weak var host: UIScrollView?

  init(_ control: UIRefreshControl) { self.control = control }

  /// Removes the control from its page.
  func end() {
    if host?.refreshControl === control { host?.refreshControl = nil }
    control.layer.sublayerTransform = CATransform3DIdentity
  }

  /// Returns true if a page's content is pulled to refresh by the control.
  func isShown(on page: HeaderPage) -> Bool { page.scrollView?.refreshControl === control }

  /// Moves the control to a page, unless that has one of its own. A control that refreshes stays until it ends.
  func follow(_ page: HeaderPage) {
    guard let list = page.scrollView, list.refreshControl == nil else { return }
    if let host, host.refreshControl === control {
      guard !control.isRefreshing else { return }
      host.refreshControl = nil
    }
    list.refreshControl = control
    host = list
    shift()
  }

  /// Removes the control from a page that leaves.
  func leave(_ page: HeaderPage) {
    if isShown(on: page) { page.scrollView?.refreshControl = nil }
  }

  /// UIKit sets the control's frame. This is not part of it.
  private func shift() { control.layer.sublayerTransform = CATransform3DMakeTranslation(0, -height, 0) }
}
