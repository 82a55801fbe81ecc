import UIKit

/// Where a bar's tabs are. It scrolls where they do not fit.
@MainActor final class TabScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    // A tab is highlighted at once, and lets go of a finger that scrolls.
    delaysContentTouches = false
    behaveAsBar()
  }

  required init?(coder: NSCoder) { nil }

  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// Whether the user moves the content, or has thrown it.
  var isUsers: Bool { isTracking || isDragging || isDecelerating }
}
