import UIKit

/// Shows a refresh control above the header, although it is in the scroll view of a page.
///
/// UIKit lays out a refresh control directly above the content, behind the header, and refreshes only in the scroll view that a
/// finger pulls. So the control is that of the selected page, and only its layers are shown higher.
@MainActor final class HeaderRefresh {
  let control: UIRefreshControl

  /// The height of the header, in points.
  var headerHeight: CGFloat = 0 {
    didSet {
      if headerHeight != oldValue { shift() }
    }
  }
  /// Returns the height of the tabs above a page, in points.
  var barHeight: (UIViewController) -> CGFloat = { _ in 0 }

  private weak var host: UIScrollView?
  private weak var hostController: UIViewController?

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
    (host, hostController) = (list, page.controller)
    shift()
  }

  /// Removes the control from a page that leaves.
  func leave(_ page: HeaderPage) {
    if isShown(on: page) { page.scrollView?.refreshControl = nil }
  }

  /// Shows the control above the header and the tabs. UIKit sets the control's frame, and this is not part of it.
  func shift() {
    let height = headerHeight + (hostController.map(barHeight) ?? 0)
    control.layer.sublayerTransform = CATransform3DMakeTranslation(0, -height, 0)
  }
}
