import UIKit

extension UIViewController {
  /// The scroll view that the controller names for an edge or, as in a `UITableViewController`, its view.
  func primaryScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollView(for: edge) ?? viewIfLoaded as? UIScrollView
  }
}
