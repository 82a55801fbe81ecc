import UIKit

extension UIViewController {
  /// Fills the page with its scroll view, which bars and a header follow.
  func fill(with scrollView: UIScrollView) {
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    setContentScrollView(scrollView)
  }
}
