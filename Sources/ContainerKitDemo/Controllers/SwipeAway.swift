import UIKit

/// Dismisses a page that is swiped down, as far as the finger goes. Beyond the middle it is let go to its end, the slower
/// the farther it was.
final class SwipeAway: UIPercentDrivenInteractiveTransition {
  /// Whether a finger has it.
  private(set) var isDragging = false
  private weak var page: UIViewController?
  /// Points to the end of the transition, as a part of the page's height.
  private static let reach: CGFloat = 0.5

  /// Above 0 also where nothing is left.
  override var completionSpeed: CGFloat {
    get { max(1 - percentComplete, 0.01) }
    set {}
  }

  /// Follows the finger on a page.
  func follow(_ finger: FingerView, of page: UIViewController) {
    self.page = page
    finger.onDrag = { [weak self] in self?.hear($0) }
  }

  private func hear(_ event: FingerView.Event) {
    guard let page else { return }
    switch event {
    case .began:
      isDragging = true
      page.dismiss(animated: true)
    case .moved(let way):
      let share = way.y / (Self.reach * max(page.view.bounds.height, 1))
      update(min(max(share, 0), 1))
    case .ended, .cancelled:
      isDragging = false
      if case .ended = event, percentComplete > 0.5 { finish() } else { cancel() }
    }
  }
}
