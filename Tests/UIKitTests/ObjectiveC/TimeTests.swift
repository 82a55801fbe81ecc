import QuartzCore
import Stage
import Testing
import UIKit

/// A kind of timer or delayed call.
enum Later: CaseIterable, Sendable {
  case timer, blockTimer, madeTimer, addedTimer, asyncAfter, perform

  @MainActor func start(after delay: TimeInterval, repeats: Bool = false, _ body: @escaping @MainActor () -> Void)
    -> Timer?
  {
    let target = LaterTarget(body)
    switch self {
    case .timer:
      return Timer.scheduledTimer(
        timeInterval: delay, target: target, selector: Selector(LaterTarget.tick(_:)), userInfo: 5, repeats: repeats)
    case .blockTimer:
      return FrameTimer.scheduledTimer(withTimeInterval: delay, repeats: repeats) { _ in
        MainActor.assumeIsolated { body() }
      }
    case .madeTimer:
      let timer = Timer(
        timeInterval: delay, target: target, selector: Selector(LaterTarget.tick(_:)), userInfo: 5, repeats: repeats)
      RunLoop.main.add(timer, forMode: .common)
      return timer
    case .addedTimer:
      let timer = FrameTimer(timeInterval: delay, repeats: repeats) { _ in MainActor.assumeIsolated { body() } }
      RunLoop.main.add(timer, forMode: .common)
      return timer
    case .asyncAfter: DispatchQueue.main.asyncAfter(deadline: SystemClock.deadline(in: delay)) { body() }
    case .perform: target.perform(Selector(LaterTarget.call), with: nil, afterDelay: delay)
    }
    return nil
  }
}

@MainActor final class LaterTarget: NSObject {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func call() { body() }
  func tick(_ timer: Timer) {
    #expect(timer.userInfo as? Int == 5)
    body()
  }
}

@MainActor @Suite("With a manual clock,", .serialized) struct LaterTests {
  @Test("a call that is due in 0.3 s comes in the frame 0.3 s later", arguments: Later.allCases, [60.0, 120])
  func due(_ kind: Later, _ rate: Double) {
    let stage = Stage(fps: rate)
    var received: [TimeInterval] = []
    _ = kind.start(after: 0.3) { received.append(stage.time) }
    stage.run(untilTime: 0.29)
    #expect(received == [])
    stage.run(untilTime: 1)
    #expect(received == [0.3])
  }

  @Test("a call that is due between two frames comes in the second one", arguments: Later.allCases)
  func between(_ kind: Later) {
    let stage = Stage()
    var received: [Int] = []
    _ = kind.start(after: 0.31) { received.append(stage.frameIndex) }
    stage.run(untilTime: 1)
    #expect(received == [19])
  }

  @Test("no call is made before the next frame", arguments: Later.allCases)
  func held(_ kind: Later) {
    let stage = Stage()
    var received = 0
    let timer = kind.start(after: 0) { received += 1 }
    _ = RunLoop.main.limitDate(forMode: .default)
    #expect(received == 0)
    stage.frame()
    #expect(received == 1)
    timer?.invalidate()
  }

  @Test(
    "a timer repeats until it is invalidated, at most once a frame",
    arguments: [Later.timer, .blockTimer, .madeTimer, .addedTimer])
  func repeating(_ kind: Later) {
    let stage = Stage()
    var received: [Int] = []
    let timer = kind.start(after: 0.1, repeats: true) { received.append(stage.frameIndex) }
    stage.run(untilTime: 0.35)
    #expect(received == [6, 12, 18])
    #expect(timer?.isValid == true)
    timer?.fireDate = .distantFuture
    stage.run(for: 1)
    #expect(received == [6, 12, 18])
    timer?.invalidate()
    stage.run(for: 1)
    #expect(received == [6, 12, 18] && timer?.isValid == false)
    received = []
    let fast = kind.start(after: 0.001, repeats: true) { received.append(stage.frameIndex) }
    // Between frames it is the time of the next frame's code: the timer is due after that one.
    let first = stage.frameIndex + 2
    for _ in 0..<4 { stage.frame() }
    #expect(received == [first, first + 1, first + 2])
    fast?.invalidate()
  }

  @Test("a timer keeps its target until it is invalidated or has fired")
  func target() {
    let stage = Stage()
    weak var repeated: LaterTarget?
    weak var fired: LaterTarget?
    var timers: [Timer] = []
    do {
      let (one, other) = (LaterTarget {}, LaterTarget {})
      (repeated, fired) = (one, other)
      let selector = Selector(LaterTarget.call)
      timers.append(.scheduledTimer(timeInterval: 0.1, target: one, selector: selector, userInfo: nil, repeats: true))
      timers.append(
        .scheduledTimer(timeInterval: 0.1, target: other, selector: selector, userInfo: nil, repeats: false))
    }
    #expect(repeated != nil && fired != nil)
    stage.run(for: 0.2)
    #expect(repeated != nil && fired == nil && timers.map(\.isValid) == [true, false])
    timers[0].invalidate()
    #expect(repeated == nil)
  }

  @Test("blocks on the main queue run in the next frame, in order")
  func turns() {
    let stage = Stage()
    var received: [String] = []
    nonisolated(unsafe) let hear = { (word: String) in received.append(word) }
    DispatchQueue.main.async {
      hear("one")
      DispatchQueue.main.async { hear("inside") }
    }
    DispatchQueue.main.async(execute: { hear("two") })
    #expect(received == [])
    stage.frame()
    #expect(received == ["one", "two"])
    stage.frame()
    #expect(received == ["one", "two", "inside"])
  }

  @Test("a block on the main queue runs once, also while a test is suspended")
  func waiting() async {
    let stage = Stage()
    var received = 0
    nonisolated(unsafe) let hear = { received += 1 }
    await withCheckedContinuation { done in
      DispatchQueue.main.async {
        hear()
        done.resume()
      }
    }
    stage.frame()
    #expect(received == 1)
  }

  @Test("delayed perform requests can be cancelled")
  func cancelling() {
    let stage = Stage()
    var received: [String] = []
    let (one, other) = (LaterTarget { received.append("one") }, LaterTarget { received.append("other") })
    one.perform(Selector(LaterTarget.call, named: "call"), with: nil, afterDelay: 0.1)
    other.perform(Selector(LaterTarget.call, named: "call"), with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: one)
    stage.run(for: 0.2)
    #expect(received == ["other"])
    one.perform(Selector(LaterTarget.call, named: "call"), with: nil, afterDelay: 0.1)
    other.perform(Selector(LaterTarget.call, named: "call"), with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(
      withTarget: other, selector: Selector(LaterTarget.call, named: "call"), object: nil)
    stage.run(for: 0.2)
    #expect(received == ["other", "one"])
  }

  @Test("a stage does not settle while a one-time call is pending; repeating timers are ignored")
  func settling() {
    let stage = Stage()
    var received: [TimeInterval] = []
    DispatchQueue.main.asyncAfter(deadline: SystemClock.deadline(in: 0.5)) { received.append(stage.time) }
    #expect(stage.settle())
    #expect(received == [0.5])
    let timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: LaterTarget {}, selector: Selector(LaterTarget.call), userInfo: nil, repeats: true)
    #expect(stage.settle(limit: 1))
    timer.invalidate()
  }

  @Test("a delayed perform request is cancelled only if its argument matches")
  func cancellingArguments() {
    let stage = Stage()
    var received = 0
    let (one, word) = (LaterTarget { received += 1 }, Selector(LaterTarget.call, named: "call"))
    one.perform(word, with: "a", afterDelay: 0.1)
    one.perform(word, with: "b", afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: one, selector: word, object: "a")
    NSObject.cancelPreviousPerformRequests(withTarget: one, selector: word, object: nil)
    stage.run(for: 0.2)
    #expect(received == 1)
  }

  @Test("performSelector(onMainThread:) without waiting runs in a later turn")
  func performingLater() {
    let stage = Stage()
    var received = 0
    let one = LaterTarget { received += 1 }
    one.performSelector(onMainThread: Selector(LaterTarget.call), with: nil, waitUntilDone: false)
    #expect(received == 0)
    stage.frame()
    #expect(received == 1)
  }

  @Test("of two calls that are due in one frame, the earlier comes first")
  func order() {
    let stage = Stage()
    var received: [String] = []
    _ = Later.perform.start(after: 0.31) { received.append("later") }
    _ = Later.perform.start(after: 0.305) { received.append("earlier") }
    stage.run(untilTime: 1)
    #expect(received == ["earlier", "later"])
  }

  @Test("a timer that is added twice fires once, and does not make up for missed ticks")
  func onceOnly() {
    let scene = ViewScene()
    nonisolated(unsafe) var received = 0
    let timer = FrameTimer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in received += 1 }
    RunLoop.main.add(timer, forMode: .common)
    for _ in 0..<8 { scene.frame() }
    #expect(received == 1)
    (FrameLoop.main.clock as? ManualClock)?.now += 1
    for _ in 0..<3 { scene.frame() }
    #expect(received == 2)
    timer.invalidate()
  }
}
