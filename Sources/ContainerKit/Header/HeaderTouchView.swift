import UIKit

/// Receives touches on the header inside a page's scroll view, so that they scroll the page or drag in another one, and do
/// nothing else. They do not select the rows that the header covers, or open their menus. The view has no size.
///
/// A list selects the row at the location of a touch on itself or on a view in it, and so do the recognizers that UIKit and apps
/// attach to it.
@MainActor final class HeaderTouchView: UIView, UIGestureRecognizerDelegate {
  /// Begins as soon as a finger is down.
  private let press = UILongPressGestureRecognizer()

  init() {
    super.init(frame: .zero)
    press.minimumPressDuration = 0
    press.cancelsTouchesInView = false
    press.delegate = self
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  // The list is the next responder.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Lets all recognizers around the list recognize, too.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Returns true for the list's recognizers except those that scroll and zoom. They fail, because this one has begun.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let list = superview as? UIScrollView, otherGestureRecognizer.view === list else { return false }
    return otherGestureRecognizer !== list.panGestureRecognizer
      && otherGestureRecognizer !== list.pinchGestureRecognizer
  }
}
