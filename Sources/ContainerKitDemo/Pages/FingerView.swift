import UIKit

/// A view that reports a finger that is dragged over it and its subviews, with a closure instead of a recognizer's
/// target and selector. If a recognizer takes the touch, the drag is cancelled.
final class FingerView: UIControl {
  /// The distance, in points, after which a touch is a drag.
  private static let slop: CGFloat = 10

  enum Event {
    /// - Parameter from: The location where the finger went down, in the view's coordinate space.
    case began(from: CGPoint)
    /// - Parameter by: The distance since the start, in points of the window, because the view may move with the
    ///   finger.
    case moved(by: CGPoint)
    case ended
    case cancelled
  }

  /// Called for each event of a drag, from its start to its end.
  var onDrag: ((Event) -> Void)?
  private var start: CGPoint?
  private var startLocation = CGPoint.zero
  private var isDragging = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    // A control is an element for VoiceOver unless it says otherwise, and hides its subviews.
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: nil)
    startLocation = touch.location(in: self)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let here = touch.location(in: nil)
    guard let start, super.continueTracking(touch, with: event) else { return false }
    if isDragging {
      onDrag?(.moved(by: CGPoint(x: here.x - start.x, y: here.y - start.y)))
    } else if hypot(here.x - start.x, here.y - start.y) >= Self.slop {
      isDragging = true
      // The drag starts here. The distance before it was recognized would be a jump.
      self.start = here
      onDrag?(.began(from: startLocation))
    }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    stop(.ended)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stop(.cancelled)
  }

  private func stop(_ end: Event) {
    start = nil
    guard isDragging else { return }
    isDragging = false
    onDrag?(end)
  }
}
