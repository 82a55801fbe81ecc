import QuartzCore

/// Reports a list that is laid out before it is in a window, as UIKit does for table views. No such report is published
/// for collection views.
@MainActor enum LayoutOutsideWindow {
  /// Omits the advice that follows in UIKit's text. `symbol` is the one for a breakpoint in Xcode, if there is one.
  static func report(_ list: UIView, type: String, name: String, symbol: String = "") {
    RuntimeIssues.reportOnce("\(type)AlertForLayoutOutsideViewHierarchy") {
      let symbol = symbol.isEmpty ? "" : " (\(symbol))"
      return
        "Warning once only: \(type) was told to layout its visible cells and other contents without being in the view "
        + "hierarchy (the \(name) or one of its superviews has not been added to a window).\(symbol) "
        + "\(ObjectIdentity.text(of: list)), frame = \(list.frame)"
    }
  }
}
