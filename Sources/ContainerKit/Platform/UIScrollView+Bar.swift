import UIKit

extension UIScrollView {
  /// Turns off the scroll indicators, and scrolling to the top. If two scroll views scrolled to the top, a tap on the
  /// status bar would scroll neither. Linux has none of these.
  func behaveAsBar() {
    #if canImport(ObjectiveC)
      showsHorizontalScrollIndicator = false
      showsVerticalScrollIndicator = false
      scrollsToTop = false
    #endif
  }
}
