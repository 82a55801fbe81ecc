import UIKit

/// The scroll view that contains a bar's tabs. It scrolls if they do not fit.
@MainActor final class TabScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    // A tab is highlighted at once, and its highlight ends if the finger scrolls.
    delaysContentTouches = false
    behaveAsBar()
  }

  required init?(coder: NSCoder) { nil }

  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// `true` while the user scrolls the content, or it decelerates.
  var isUserScrolling: Bool { isTracking || isDragging || isDecelerating }
}
