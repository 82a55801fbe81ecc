import Foundation
import Testing

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The event queue") struct EventQueueTests {
  /// Logs the queue's calls. An event is a name.
  @MainActor private final class Handler: EventHandler {
    private(set) lazy var queue = EventQueue(self)
    private(set) var log: [String] = []
    /// Called while an event is handled.
    var onEvent: (String) -> Void = { _ in }
    var onEffects: () -> Void = {}
    var onBalance: () -> Bool = { false }
    var onEnd: () -> Void = {}
    var owner: AnyObject?
    var unsentEvent: String?

    func handle(_ event: String) {
      if event == unsentEvent { unsentEvent = nil }
      log.append(event)
      onEvent(event)
      log.append("end \(event)")
    }

    func performEffects() { onEffects() }

    func balance() -> Bool {
      log.append("balance")
      return onBalance()
    }

    func eventsDidEnd() {
      log.append("idle \(queue.isIdle)")
      onEnd()
    }

    func eventsDoNotEnd() { log.append("without end") }

    func send(_ event: String, isImmediate: Bool = false) { queue.send(event, isImmediate: isImmediate) }
  }

  private func nextTurn() async { await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } } }

  @Test("handles an event before send returns, balances once nothing waits, and is idle at the end")
  func single() {
    let handler = Handler()
    #expect(handler.queue.isIdle)
    handler.send("a")
    #expect(handler.log == ["a", "end a", "balance", "idle true"])
  }

  @Test("handles events that are sent in the middle of another one after it, in their order")
  func waiting() {
    let handler = Handler()
    handler.onEvent = { [unowned handler] in
      guard $0 == "a" else { return }
      #expect(!handler.queue.isIdle)
      for event in ["b", "c"] { handler.send(event) }
    }
    handler.send("a")
    #expect(handler.log == ["a", "end a", "b", "end b", "c", "end c", "balance", "idle true"])
  }

  @Test("handles an immediate event in the middle of another one, and what waits after that")
  func immediate() {
    let handler = Handler()
    handler.onEvent = { [unowned handler] in
      guard $0 == "a" else { return }
      handler.send("b")
      handler.send("c", isImmediate: true)
    }
    handler.send("a")
    #expect(handler.log == ["a", "c", "end c", "end a", "b", "end b", "balance", "idle true"])
  }

  @Test("handles an immediate event that is sent while it is idle as any other")
  func immediateAlone() {
    let handler = Handler()
    handler.onEvent = { [unowned handler] in if $0 == "a" { handler.send("b") } }
    handler.send("a", isImmediate: true)
    #expect(handler.log == ["a", "end a", "b", "end b", "balance", "idle true"])
  }

  @Test("performs the effects so far before each event")
  func effects() {
    let handler = Handler()
    var effects: [[String]] = []
    handler.onEffects = { [unowned handler] in effects.append(handler.log.filter { $0.count == 1 }) }
    handler.onEvent = { [unowned handler] in if $0 == "a" { handler.send("b") } }
    handler.send("a")
    #expect(effects == [[], ["a"], ["a", "b"]])
  }

  @Test("handles an event that nobody sends before those that wait")
  func unsent() {
    let handler = Handler()
    handler.onEvent = { [unowned handler] in
      guard $0 == "a" else { return }
      handler.send("b")
      handler.unsentEvent = "left"
    }
    handler.send("a")
    #expect(handler.log == ["a", "end a", "left", "end left", "b", "end b", "balance", "idle true"])
  }

  @Test(
    "balances again after a call that was missing, and after an event that is sent in one", arguments: [true, false])
  func balance(_ isUnbalanced: Bool) {
    let handler = Handler()
    var isFirst = true
    handler.onBalance = { [unowned handler] in
      guard isFirst else { return false }
      isFirst = false
      handler.send("b")
      return isUnbalanced
    }
    handler.send("a")
    #expect(handler.log == ["a", "end a", "balance", "b", "end b", "balance", "idle true"])
  }

  @Test("handles an event that is sent in its last call as one that is sent while it is idle")
  func last() {
    let handler = Handler()
    handler.onEnd = { [unowned handler] in
      handler.onEnd = {}
      handler.send("b")
    }
    handler.send("a")
    #expect(handler.log == ["a", "end a", "balance", "idle true", "b", "end b", "balance", "idle true"])
  }

  @Test("returns after 1,000 steps, and handles the rest in the next turn of the main queue")
  func endless() async {
    let handler = Handler()
    var count = 0
    handler.onEvent = { [unowned handler] _ in
      count += 1
      if count < 1500 { handler.send("again") }
    }
    handler.send("first")
    #expect(count == 1000 && handler.log.last == "without end" && !handler.queue.isIdle)
    // Another event waits behind the rest.
    handler.send("other")
    #expect(count == 1000)
    await nextTurn()
    #expect(count == 1501 && handler.queue.isIdle)
    #expect(handler.log.suffix(2) == ["balance", "idle true"])
    #expect(handler.log.filter { $0 == "without end" || $0.hasPrefix("idle") }.count == 2)
    #expect(handler.log.lastIndex(of: "other").map { handler.log[$0 + 1] } == "end other")
  }

  @Test("retains its handler's owner until the last call")
  func owner() {
    let handler = Handler()
    weak var owner: NSObject?
    var isAlive: [Bool] = []
    do {
      let made = NSObject()
      owner = made
      handler.owner = made
    }
    handler.onEvent = { [unowned handler] _ in handler.owner = nil }
    handler.onEnd = { isAlive.append(owner != nil) }
    handler.send("a")
    #expect(isAlive == [true] && owner == nil)
  }
}
