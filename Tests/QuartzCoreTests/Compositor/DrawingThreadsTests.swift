import Foundation
import Testing

@testable import QuartzCore

@Suite("Drawing threads:", .serialized) struct DrawingThreadsTests {
  private static let threads = DrawingThreads()

  @Test("each number is called once, whoever calls it", arguments: [1, 2, 3], [0, 1, 2, 50])
  func numbers(threads: Int, count: Int) {
    for _ in 0..<100 {
      let calls = CallRecord()
      Self.threads.forEach(below: count, threads: threads) { calls.add($0) }
      #expect(calls.numbers.sorted() == Array(0..<count))
    }
  }

  @Test("calls happen on as many threads as are allowed, at the same time", arguments: [1, 2, 3])
  func meeting(threads: Int) {
    // Helpers of earlier work are not used if fewer are allowed.
    Self.threads.forEach(below: 4, threads: 4) { _ in }
    for _ in 0..<20 {
      let calls = CallRecord(meeting: threads)
      Self.threads.forEach(below: 30, threads: threads) { calls.add($0) }
      #expect(calls.threads.count == threads)
    }
  }

  @Test("the closure is released when its calls have returned")
  func release() {
    for _ in 0..<2000 {
      weak var weakCalls: CallRecord?
      do {
        let calls = CallRecord()
        weakCalls = calls
        Self.threads.forEach(below: 3, threads: 3) { calls.add($0) }
      }
      #expect(weakCalls == nil)
    }
  }
}

/// The calls of a closure on several threads. Read it when they have returned.
final class CallRecord: @unchecked Sendable {
  private(set) var numbers: [Int] = []
  private(set) var threads: Set<ObjectIdentifier> = []
  private let meeting: Int
  private let condition = NSCondition()

  /// - Parameter meeting: The number of calls that must have begun before the first ones return.
  init(meeting: Int = 1) { self.meeting = meeting }

  func add(_ number: Int) {
    condition.lock()
    defer { condition.unlock() }
    numbers.append(number)
    threads.insert(ObjectIdentifier(Thread.current))
    condition.broadcast()
    while numbers.count < meeting { condition.wait() }
  }
}
