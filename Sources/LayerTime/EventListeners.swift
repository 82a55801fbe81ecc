/// The listeners of a kind of event, which are called in the order in which they were added.
@MainActor package final class EventListeners<Event> {
  private var listeners: [EventListener<Event>] = []

  nonisolated package init() {}

  /// Adds a closure that is called with each event until its listener is removed.
  @discardableResult
  package func add(_ receive: @escaping (Event) -> Void) -> EventListener<Event> {
    let listener = EventListener(receive)
    listeners.append(listener)
    return listener
  }

  /// Removes a listener, which is not called again, not even with the current event.
  package func remove(_ listener: EventListener<Event>) {
    let removed = listener.receive
    listener.receive = nil
    listeners.removeAll { $0 === listener }
    // The closure may retain the last object that holds this one.
    withExtendedLifetime(removed) {}
  }

  /// Removes all listeners.
  package func removeAll() {
    for listener in listeners { remove(listener) }
  }

  /// Passes an event to all listeners. Without listeners the event is not created.
  package func post(_ event: @autoclosure () -> Event) {
    guard !listeners.isEmpty else { return }
    let event = event()
    for listener in listeners { listener.receive?(event) }
  }
}

/// A closure that was added to `EventListeners`.
@MainActor package final class EventListener<Event> {
  fileprivate var receive: ((Event) -> Void)?

  fileprivate init(_ receive: @escaping (Event) -> Void) {
    self.receive = receive
  }
}
