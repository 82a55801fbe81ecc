import UIKit

/// A view that tells of a finger that is dragged over it and what is in it: closures in the place of a recogniser's target
/// and selector. What recognises the finger for itself takes it away.
final class FingerView: UIControl {
  /// Points after which a finger drags.
  private static let slop: CGFloat = 10

  enum Event {
    /// - Parameter from: Where the finger went down, in the view's coordinates.
    case began(from: CGPoint)
    /// - Parameter by: Points since it began, in the window's coordinates: the view may be moved along.
    case moved(by: CGPoint)
    case ended
    case cancelled
  }

  /// Hears of each drag from its beginning to its end.
  var onDrag: ((Event) -> Void)?
  private var start: CGPoint?
  private var place = CGPoint.zero
  private var isDragging = false

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: nil)
    place = touch.location(in: self)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let here = touch.location(in: nil)
    guard let start, super.continueTracking(touch, with: event) else { return false }
    if isDragging {
      onDrag?(.moved(by: CGPoint(x: here.x - start.x, y: here.y - start.y)))
    } else if hypot(here.x - start.x, here.y - start.y) >= Self.slop {
      isDragging = true
      // What it took to recognise the drag is no jump.
      self.start = here
      onDrag?(.began(from: place))
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
