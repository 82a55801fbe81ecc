import UIKit

/// Takes a page away, such as by a dismissal, with a downward swipe that follows the finger. If the finger is released beyond the middle, the
/// dismissal completes. The farther the page was, the slower it completes.
final class SwipeAway: UIPercentDrivenInteractiveTransition {
  /// `true` while a finger is dragging.
  private(set) var isDragging = false
  private let leave: () -> Void
  /// The distance of the whole transition, as a fraction of the page's height.
  private static let reach: CGFloat = 0.5
  private var distance: CGFloat = 1

  /// - Parameter leave: Starts the transition.
  init(_ leave: @escaping () -> Void) {
    self.leave = leave
    super.init()
  }

  /// Stays above 0, even if nothing is left to complete.
  override var completionSpeed: CGFloat {
    get { max(1 - percentComplete, 0.01) }
    set {}
  }

  /// Follows a finger on a page.
  ///
  /// - Parameter height: The height of the upper part of the page where the finger may go down, in points; nil for all of it.
  func follow(_ page: UIView, height: CGFloat? = nil) {
    let finger = FingerView(frame: page.bounds)
    finger.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let height {
      finger.frame.size.height = height
      finger.autoresizingMask = .flexibleWidth
    }
    finger.onDrag = { [weak self, unowned page] event in
      self?.distance = Self.reach * max(page.bounds.height, 1)
      self?.handle(event)
    }
    page.addSubview(finger)
  }

  private func handle(_ event: FingerView.Event) {
    switch event {
    case .began:
      isDragging = true
      leave()
    case .moved(let translation): update(min(max(translation.y / distance, 0), 1))
    case .ended, .cancelled:
      isDragging = false
      if case .ended = event, percentComplete > 0.5 { finish() } else { cancel() }
    }
  }
}
