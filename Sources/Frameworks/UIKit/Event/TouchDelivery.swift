import Foundation

/// Delivers the touches of one window from the host's samples to gesture recognizers and views.
///
/// The order in an event: hit-testing of new touches → gesture recognizers of the hit view and all its ancestors →
/// their results (a recognized gesture cancels its touches in the view, then its actions are called) → the hit view.
@MainActor package final class TouchDelivery {
  private(set) weak var window: UIWindow?
  var records: [TouchRecord] = []
  private var taps = TapCounter()
  /// The views that `leaveLostViews()` has found in the window. Empty otherwise; kept for its memory.
  var known: Set<ObjectIdentifier> = []
  var lastEvent: UIEvent?

  static var all: [TouchDelivery] = []

  /// Returns the delivery of a window, and creates it if necessary. That also removes the deliveries of hidden windows
  /// without touches.
  package static func of(_ window: UIWindow) -> TouchDelivery {
    if let existing = all.first(where: { $0.window === window }) { return existing }
    all.removeAll { $0.window?.isHidden != false && !$0.hasTouches }
    let new = TouchDelivery(window: window)
    all.append(new)
    return new
  }

  /// Removes the touches of a scene's windows. The end of a touch never arrives if its scene is disconnected.
  static func forget(_ scene: UIScene) {
    let lost = all.filter { $0.window == nil || $0.window?.windowScene === scene }
    all.removeAll { delivery in lost.contains { $0 === delivery } }
    GestureEnvironment.current.forget(lost.flatMap(\.records).map(\.touch))
  }

  private init(window: UIWindow) {
    self.window = window
  }

  private var hasTouches: Bool { records.contains { !$0.touch.isOver || $0.waitsToEnd } }

  /// Updates the touches from a batch that contains each finger at most once, and creates the event for them. Returns
  /// nil if no finger of the batch is known.
  func event(for batch: [TouchInput]) -> UIEvent? {
    guard let window else { return nil }
    GestureEnvironment.current.returnFinished()
    records.removeAll { $0.touch.isOver && !$0.waitsToEnd }
    leaveLostViews()
    for record in records { record.touch.enter(record.touch.isOver ? record.touch.phase : .stationary) }
    var isNews = false
    for input in batch {
      if input.phase == .began {
        begin(input, in: window)
      } else if let record = records.first(where: { $0.id == input.id && !$0.touch.isOver }) {
        update(record.touch, with: input)
      } else {
        continue
      }
      isNews = true
    }
    guard isNews else { return nil }
    // Touches and scrolling have separate events.
    let isScroll = batch.contains { $0.scroll != nil }
    let touches = records.compactMap { record in
      !record.waitsToEnd && (record.touch.scrollType != nil) == isScroll ? record.touch : nil
    }
    let event = UIEvent(touches: touches, timestamp: batch.lazy.map(\.timestamp).max() ?? 0)
    for touch in touches where touch.phase == .began && touch.view == nil {
      findReceivers(of: touch, in: window, event: event)
    }
    if !isScroll { lastEvent = event }
    return event
  }

  private func begin(_ input: TouchInput, in window: UIWindow) {
    if let lost = records.first(where: { $0.id == input.id && !$0.touch.isOver }) {
      // A finger that was never lifted cannot go down again: its end was lost.
      cancel(lost)
    }
    let touch = UITouch()
    touch.window = window
    touch.enter(.began)
    touch.timestamp = input.timestamp
    touch.location = input.location
    touch.previousLocation = input.location
    touch.beginning = input.location
    touch.scrollType = input.scroll?.type
    touch.tapCount = input.scroll == nil ? taps.count(at: input.location, timestamp: input.timestamp) : 0
    records.append(TouchRecord(id: input.id, touch: touch))
  }

  private func update(_ touch: UITouch, with input: TouchInput) {
    touch.enter(input.phase)
    touch.timestamp = input.timestamp
    touch.previousLocation = touch.location
    touch.location = input.location
    if let scroll = input.scroll { touch.scrolled = touch.scrolled + scroll.delta }
    if touch.location.distance(to: touch.beginning) > TapCounter.distance { touch.tapCount = 0 }
  }

  private func cancel(_ record: TouchRecord) {
    record.touch.enter(.cancelled)
    let event = UIEvent(touches: [record.touch], timestamp: record.touch.timestamp)
    deliver(event)
    finish(event)
  }

  /// Delivers an event to gesture recognizers and views.
  package func deliver(_ event: UIEvent) {
    guard event.ordered.contains(where: { $0.window === window }) else { return }
    let touches = event.ordered.keeping { $0.window === window }
    GestureEnvironment.current.perform {
      for (index, touch) in touches.enumerated() {
        for recognizer in touch.recognizers
        where !touches[..<index].contains(where: { $0.wasReceived(by: recognizer) }) {
          recognizer.receive(touches.keeping { recognizer.tracks($0) }, event: event)
        }
      }
    }
    deliverToViews(touches, event: event)
  }

  /// Removes the touches that are over, even if the event was not delivered.
  func finish(_ event: UIEvent) {
    records.removeAll { $0.touch.isOver && !$0.waitsToEnd }
    for record in records where record.isNew {
      // The event was not delivered: the view never receives this touch.
      record.isNew = false
      record.viewState = .closed
    }
    let over = event.ordered.filter(\.isOver)
    if !over.isEmpty { GestureEnvironment.current.touchesAreOver(over) }
    // The event retains its touches, and they retain their window and recognizers.
    if records.isEmpty { lastEvent = nil }
  }
}
