import UIKit

/// Dismisses a page with a downward swipe that follows the finger. If the finger is released beyond the middle, the
/// dismissal completes. The farther the page was, the slower it completes.
final class SwipeAway: UIPercentDrivenInteractiveTransition {
  /// `true` while a finger is dragging.
  private(set) var isDragging = false
  private weak var page: UIViewController?
  /// The distance of the whole transition, as a fraction of the page's height.
  private static let reach: CGFloat = 0.5

  /// Stays above 0, even if nothing is left to complete.
  override var completionSpeed: CGFloat {
    get { max(1 - percentComplete, 0.01) }
    set {}
  }

  /// Follows a finger on the upper part of a page.
  ///
  /// - Parameter height: The height of that part, in points.
  func follow(_ page: UIViewController, height: CGFloat) {
    self.page = page
    let finger = FingerView(frame: CGRect(x: 0, y: 0, width: page.view.bounds.width, height: height))
    finger.autoresizingMask = .flexibleWidth
    finger.onDrag = { [weak self] in self?.handle($0) }
    page.view.addSubview(finger)
  }

  private func handle(_ event: FingerView.Event) {
    guard let page else { return }
    switch event {
    case .began:
      isDragging = true
      page.dismiss(animated: true)
    case .moved(let translation):
      let progress = translation.y / (Self.reach * max(page.view.bounds.height, 1))
      update(min(max(progress, 0), 1))
    case .ended, .cancelled:
      isDragging = false
      if case .ended = event, percentComplete > 0.5 { finish() } else { cancel() }
    }
  }
}
