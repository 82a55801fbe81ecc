import QuartzCore

extension UIGestureRecognizer {
  /// Returns the recognizers whose gesture is over to the possible state, as the next turn of the run loop would.
  package static func returnFinished() { GestureEnvironment.current.returnFinished() }

  /// Returns true if a touch is part of this attempt.
  func tracks(_ touch: UITouch) -> Bool {
    touches.contains { $0 === touch } && !ignoredTouches.contains { $0 === touch }
  }

  /// Returns true if a touch may still lead to recognition.
  func isUndecided(about touch: UITouch) -> Bool {
    currentState == .possible && tracks(touch)
  }

  /// Returns true if the recognizer takes a new touch. After an attempt has ended or failed, it takes none until all
  /// fingers of that attempt are up (observed).
  func accepts(_ touch: UITouch, event: UIEvent) -> Bool {
    guard touch.scrollType.map(takes) ?? takesTouches else { return false }
    guard isEnabled, !currentState.isFinal, pendingState != .ended, shouldReceive(event) else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && (touch.scrollType != nil || delegate.gestureRecognizer(self, shouldReceive: touch))
  }

  func track(_ touch: UITouch) {
    touches.append(touch)
    GestureEnvironment.current.noteTouches(of: self)
  }

  /// Receives the touches of one event, with one call for each phase.
  func receive(_ news: [UITouch], event: UIEvent) {
    let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    for phase in phases {
      let set = Set(news.keeping { $0.phase == phase && tracks($0) })
      guard !set.isEmpty, isEnabled, !currentState.isFinal, pendingState != .ended else { continue }
      noteLocation()
      if let scroll = set.first, scroll.scrollType != nil {
        follow(scroll, event: event)
        continue
      }
      switch phase {
      case .began: touchesBegan(set, with: event)
      case .moved: touchesMoved(set, with: event)
      case .ended: touchesEnded(set, with: event)
      default: touchesCancelled(set, with: event)
      }
    }
  }

  private func noteLocation() {
    var (sum, count) = (CGPoint.zero, CGFloat(0))
    for touch in touches where tracks(touch) && !touch.isPast {
      sum = sum + touch.location
      count += 1
    }
    if count > 0 { lastLocation = CGPoint(x: sum.x / count, y: sum.y / count) }
  }

  func convertFromWindow(_ point: CGPoint, to target: UIView?) -> CGPoint {
    guard let target, let window = touches.first?.window ?? view?.window, target !== window else { return point }
    return target.convert(point, from: window)
  }

  /// Converts a vector from window coordinates to a view's.
  func convertFromWindow(vector: CGPoint, to target: UIView?) -> CGPoint {
    let start = convertFromWindow(.zero, to: target)
    let end = convertFromWindow(vector, to: target)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Converts a vector from a view's coordinates to the window's.
  func convertToWindow(vector: CGPoint, from source: UIView?) -> CGPoint {
    guard let source, let window = touches.first?.window ?? view?.window, source !== window else { return vector }
    let start = source.convert(CGPoint.zero, to: window)
    let end = source.convert(vector, to: window)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
