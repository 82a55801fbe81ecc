import UIKit

extension UIScrollView {
  /// Keeps a bar's scroll view from showing indicators, and from being one of two that a tap on the status bar would
  /// scroll, so that none is. There is neither on Linux.
  func behaveAsBar() {
    #if canImport(ObjectiveC)
      showsHorizontalScrollIndicator = false
      showsVerticalScrollIndicator = false
      scrollsToTop = false
    #endif
  }
}
