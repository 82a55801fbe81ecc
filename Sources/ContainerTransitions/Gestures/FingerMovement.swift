import UIKit

/// The distance that fingers have moved toward the end of a transition.
@MainActor protocol FingerMovement {
  var recognizer: UIGestureRecognizer { get }
  /// The fraction of the whole distance, which may be below 0 or above 1.
  var progress: CGFloat { get }
  /// The change of the progress per second.
  var speed: CGFloat { get }

  /// Starts measuring at the fingers' current position. The distance before the gesture was recognized would be a jump.
  func reset()
}

/// Two fingers that come together.
@MainActor final class PinchMovement: FingerMovement {
  private let pinch = UIPinchGestureRecognizer()

  var recognizer: UIGestureRecognizer { pinch }
  var progress: CGFloat { 1 - pinch.scale }
  /// Zero: a pinch does not throw anything, and the recognizer's velocity may be from before the fingers came to rest.
  var speed: CGFloat { 0 }

  func reset() { pinch.scale = 1 }
}

/// A finger that moves toward an edge of its view.
@MainActor final class SwipeMovement: NSObject, FingerMovement, UIGestureRecognizerDelegate {
  private let pan = UIPanGestureRecognizer()
  private let edge: PageTransition.Edge
  /// The whole distance, in points.
  private var length: CGFloat = 1

  init(to edge: PageTransition.Edge) {
    self.edge = edge
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
  }

  var recognizer: UIGestureRecognizer { pan }
  var progress: CGFloat { distance(pan.translation(in: space)) / length }
  var speed: CGFloat { distance(pan.velocity(in: space)) / length }

  func reset() {
    let size = pan.view?.bounds.size ?? .zero
    length = max(edge.isVertical ? size.height : size.width, 1)
    pan.setTranslation(.zero, in: space)
  }

  /// Begins only if the finger moves toward the edge more than to its sides.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let moved = pan.translation(in: space)
    let movement = moved == .zero ? pan.velocity(in: space) : moved
    return distance(movement) > abs(edge.isVertical ? movement.x : movement.y)
  }

  /// The window, because the view may move with the finger.
  private var space: UIView? { pan.view?.window ?? pan.view }

  /// Returns the part of a movement that is toward the edge.
  private func distance(_ movement: CGPoint) -> CGFloat {
    edge.distance(movement, isMirrored: pan.view?.isMirrored == true)
  }
}
