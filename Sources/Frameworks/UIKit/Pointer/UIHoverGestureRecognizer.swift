import Foundation

/// Follows the pointer while it is over the view: begins when it enters, changes while it moves, and ends when it
/// leaves. It receives nothing while a button is held. Several recognizers can follow the pointer at the same time.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var takesTouches: Bool { false }
  override var followsCommonRules: Bool { type(of: self) == UIHoverGestureRecognizer.self }

  func receives(_ event: UIEvent) -> Bool {
    shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  func hover(at position: CGPoint) {
    lastLocation = position
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
