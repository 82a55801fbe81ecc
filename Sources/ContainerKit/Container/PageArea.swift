import UIKit

/// The view in which the pages are, and in which switches take place.
@MainActor final class PageArea: UIView {
  /// The window is another one, or gone.
  var onMove: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onMove?()
  }
}
