import QuartzCore

/// Reports a list that is laid out before it is in a window, as UIKit does for table views. No such report is published
/// for collection views.
@MainActor enum LayoutOutsideWindow {
  static func report(_ table: UITableView) {
    report(table, "UITableView", "table view")
  }

  static func report(_ collection: UICollectionView) {
    report(collection, "UICollectionView", "collection view")
  }

  /// Omits the advice that follows in UIKit's text. The symbol in parentheses is for a breakpoint in Xcode.
  private static func report(_ list: UIView, _ type: String, _ name: String) {
    RuntimeIssues.reportOnce("\(type)AlertForLayoutOutsideViewHierarchy") {
      let symbol = list is UITableView ? " (UITableViewAlertForLayoutOutsideViewHierarchy)" : ""
      return
        "Warning once only: \(type) was told to layout its visible cells and other contents without being in the view "
        + "hierarchy (the \(name) or one of its superviews has not been added to a window).\(symbol) "
        + "\(ObjectIdentity.text(of: list)), frame = \(list.frame)"
    }
  }
}
