import QuartzCore

/// The touch that a control tracks.
struct ControlTracking {
  /// Observed: a touch counts as inside up to about 70 points outside the bounds, on the way out and back.
  static let slop: CGFloat = 70

  weak var touch: UITouch?
  var isInside = false
}

/// Turns touches into control events. The states change before the events are sent. A drag and the crossing of the edge
/// are sent together, so that an action registered for both runs once (a guess: touch-8b).
extension UIControl {
  func beginTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracking.touch == nil, let touch = touches.min(by: { $0.timestamp < $1.timestamp }) else { return }
    tracking = ControlTracking(touch: touch, isInside: true)
    guard beginTracking(touch, with: event) else {
      tracking = ControlTracking()
      return
    }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func continueTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    let wasInside = tracking.isInside
    tracking.isInside = isInside(touch)
    let isInside = tracking.isInside
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    isHighlighted = isInside
    var events: Event = isInside ? .touchDragInside : .touchDragOutside
    if isInside != wasInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: events, with: event)
  }

  func endTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    tracking.isInside = isInside(touch)
    let isInside = tracking.isInside
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: events(with: isInside ? .touchUpInside : .touchUpOutside), with: event)
  }

  func cancelTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel, with: event)
  }

  private func stopTracking() {
    tracking = ControlTracking()
    isHighlighted = false
  }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -ControlTracking.slop, dy: -ControlTracking.slop).contains(touch.location(in: self))
  }
}
