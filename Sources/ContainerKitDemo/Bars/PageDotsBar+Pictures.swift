import ContainerKit
import UIKit

extension PageDotsBar {
  /// Creates white dots, for pages in strong colors that lie under them.
  static func onPictures() -> PageDotsBar {
    let dots = PageDotsBar()
    dots.currentPageIndicatorTintColor = .white
    dots.pageIndicatorTintColor = UIColor(white: 1, alpha: 0.45)
    return dots
  }
}
