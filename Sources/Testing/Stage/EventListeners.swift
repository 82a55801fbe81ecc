import LayerTime

/// The listeners of a kind of event, which are called in the order in which they were added.
@MainActor package final class EventListeners<Event> {
  private var listeners: [EventListener<Event>] = [] {
    didSet { if listeners.isEmpty != oldValue.isEmpty { onChange(!listeners.isEmpty) } }
  }
  /// Called with true when the first listener has been added, and with false when the last one has been removed.
  private let onChange: (_ hasListeners: Bool) -> Void

  package init(onChange: @escaping (_ hasListeners: Bool) -> Void = { _ in }) {
    self.onChange = onChange
  }

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

extension Trace {
  /// The listeners of all events, such as a film's and an audit's.
  ///
  ///     let listener = Trace.listeners.add { event in
  ///       if case .controllerCall("viewDidLoad", let controller) = event { loaded.append(controller) }
  ///     }
  package static let listeners: EventListeners<Event> = EventListeners { hasListeners in
    receive = hasListeners ? { listeners.post($0) } : nil
  }
}
