import UIKit

// Recognizers that behave like those that UIKit attaches to lists, whose classes are private.

/// A recognizer that fails once its finger has moved 40 points, or when a test requests it. A recognizer that requires
/// it to fail gets touches after the container's pan. The order in which UIKit's recognizers get a touch is not
/// documented.
@MainActor final class LateFailure: UIGestureRecognizer {
  private let distance: CGFloat
  private var start = CGPoint.zero

  init(after distance: CGFloat = 40) {
    self.distance = distance
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = touches.first?.location(in: nil) ?? .zero
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let position = touches.first?.location(in: nil) else { return }
    if hypot(position.x - start.x, position.y - start.y) >= distance { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// A one-touch pan that begins if the drag is horizontal and starts on a row with swipe actions, or on the column of
/// check marks in a list that is being edited.
@MainActor final class RowPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  var mayStart: (CGPoint) -> Bool

  init(_ mayStart: @escaping (CGPoint) -> Bool = { _ in true }) {
    self.mayStart = mayStart
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let (position, movement) = (location(in: view), translation(in: view))
    return abs(movement.x) > abs(movement.y)
      && mayStart(CGPoint(x: position.x - movement.x, y: position.y - movement.y))
  }
}

/// A pan that neither begins nor fails as long as its finger is down.
@MainActor final class StuckPan: UIPanGestureRecognizer {
  init(touches: Int = 1) {
    super.init(target: nil, action: nil)
    minimumNumberOfTouches = touches
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// A recognizer other than a pan that neither begins nor fails as long as its finger is down, like the one that scrolls
/// a list during drag and drop.
@MainActor final class StuckRecognizer: UIGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
