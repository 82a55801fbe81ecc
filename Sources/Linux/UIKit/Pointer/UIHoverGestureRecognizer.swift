import Foundation

/// Follows the pointer while it is over the view: began when it comes, changed while it moves, ended when it leaves.
/// Nothing is heard while a button is held. Several follow it at the same time.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var takesTouches: Bool { false }

  func hears(_ event: UIEvent) -> Bool {
    shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  func hover(at place: CGPoint) {
    lastLocation = place
    switch currentState {
    case .possible: state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  func leave() {
    if currentState.isUnderWay { state = .ended }
  }
}
