import Testing

@testable import Stage

@MainActor @Suite("Listeners") struct EventListenersTests {
  private let events = EventListeners<String>()

  @Test("are called in the order in which they were added, until they are removed")
  func calledInOrder() {
    var lines: [String] = []
    let first = events.add { lines.append("first \($0)") }
    events.add { lines.append("second \($0)") }
    events.post("a")
    events.remove(first)
    events.post("b")
    events.removeAll()
    events.post("c")
    #expect(lines == ["first a", "second a", "second b"])
  }

  @Test("that are removed or added by another listener do not receive the current event")
  func changedMeanwhile() {
    var lines: [String] = []
    var removed: EventListener<String>?
    events.add { event in
      lines.append("first \(event)")
      if let listener = removed { events.remove(listener) } else { events.add { lines.append("added \($0)") } }
    }
    removed = events.add { lines.append("removed \($0)") }
    events.post("a")
    removed = nil
    events.post("b")
    events.post("c")
    #expect(lines == ["first a", "first b", "first c", "added c"])
  }

  @Test("cost no event if there are none")
  func noEvent() {
    var made = 0
    func makeEvent() -> String {
      made += 1
      return "a"
    }
    events.post(makeEvent())
    #expect(made == 0)
    events.add { _ in }
    events.post(makeEvent())
    #expect(made == 1)
  }

  @Test("are released when they are removed, even by themselves")
  func releasedListener() {
    final class Object {}
    weak var object: Object?
    var own: EventListener<String>?
    do {
      let retained = Object()
      object = retained
      own = events.add { [events] _ in
        _ = retained
        if let listener = own { events.remove(listener) }
      }
    }
    #expect(object != nil)
    events.post("a")
    #expect(object == nil)
  }
}
