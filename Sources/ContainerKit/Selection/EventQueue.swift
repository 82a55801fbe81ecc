import Foundation

/// A queue that lets its handler handle one event at a time, with everything that follows from it.
///
/// An event that is sent while the queue is idle has been handled when `send(_:isImmediate:)` returns. One that is sent in
/// the middle of that waits until the current step is done, unless it is immediate.
@MainActor final class EventQueue<Handler: EventHandler> {
  private weak var handler: Handler?
  private var inbox: [Handler.Event] = []
  /// `false` while an event is handled, with everything that follows from it.
  private(set) var isIdle = true
  /// The maximum number of steps in one call. It is exceeded only if callbacks send new events endlessly.
  private let maximumSteps = 1000

  init(_ handler: Handler) { self.handler = handler }

  /// - Parameter isImmediate: `true` to handle the event before this method returns, even in the middle of another one.
  func send(_ event: Handler.Event, isImmediate: Bool) {
    let wasIdle = isIdle
    isIdle = false
    if isImmediate { handler?.handle(event) } else { inbox.append(event) }
    if wasIdle { drainInbox() }
  }

  /// Handles the events that wait, with everything that follows from them.
  private func drainInbox() {
    guard let handler else { return }
    let owner = handler.owner
    defer { withExtendedLifetime(owner) {} }
    var steps = 0
    var isDone = false
    repeat {
      guard steps < maximumSteps else { return drainLater(handler) }
      steps += 1
      handler.performEffects()
      if let event = handler.unsentEvent ?? nextEvent() {
        handler.handle(event)
      } else {
        isDone = !handler.balance() && inbox.isEmpty
      }
    } while !isDone
    isIdle = true
    handler.eventsDidEnd()
  }

  private func nextEvent() -> Handler.Event? { inbox.isEmpty ? nil : inbox.removeFirst() }

  /// Handles the rest in the next turn of the main queue, so that the app is not stopped forever.
  private func drainLater(_ handler: Handler) {
    handler.eventsDoNotEnd()
    DispatchQueue.main.async { [weak self] in
      MainThread.assume { self?.drainInbox() }
    }
  }
}

/// An object that handles the events of an `EventQueue`.
@MainActor protocol EventHandler: AnyObject {
  associatedtype Event
  /// The object to retain until the last call about an event; nil if there is none.
  var owner: AnyObject? { get }
  /// An event that is found rather than sent, to handle before those that wait; nil if there is none.
  var unsentEvent: Event? { get }
  func handle(_ event: Event)
  /// Performs what has been decided so far.
  func performEffects()
  /// Makes the calls that are still missing when no event waits. Returns false if there are none.
  func balance() -> Bool
  /// Called when an event has been handled, with everything that follows from it.
  func eventsDidEnd()
  /// Called when the maximum number of steps is reached, before the rest is left to the next turn of the main queue.
  func eventsDoNotEnd()
}
