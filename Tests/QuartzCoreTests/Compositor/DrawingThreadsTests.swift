import Foundation
import Synchronization
import Testing

@testable import QuartzCore

@Suite(.serialized) struct DrawingThreadsTests {
  private static let threads = DrawingThreads()

  /// What threads did.
  private final class Record: Sendable {
    let numbers = Mutex<[Int]>([])
    let threads = Mutex<Set<ObjectIdentifier>>([])
    /// The number of calls that must have begun before one may end.
    let meeting: Int
    private let condition = NSCondition()

    init(meeting: Int = 1) { self.meeting = meeting }

    func call(_ number: Int) {
      condition.lock()
      threads.withLock { _ = $0.insert(ObjectIdentifier(Thread.current)) }
      let begun = numbers.withLock { numbers in
        numbers.append(number)
        return numbers.count
      }
      condition.broadcast()
      if begun <= meeting {
        while numbers.withLock({ $0.count }) < meeting { condition.wait() }
      }
      condition.unlock()
    }
  }

  @Test("Each number is called once, whoever calls it", arguments: [1, 2, 3], [0, 1, 2, 50])
  func numbers(threads: Int, count: Int) {
    for _ in 0..<100 {
      let record = Record()
      Self.threads.forEach(below: count, threads: threads) { record.call($0) }
      #expect(record.numbers.withLock { $0.sorted() } == Array(0..<count))
    }
  }

  @Test("Calls happen on as many threads as are allowed, at the same time", arguments: [1, 2, 3])
  func meeting(threads: Int) {
    // Helpers of earlier work are not used if fewer are allowed.
    Self.threads.forEach(below: 4, threads: 4) { _ in }
    for _ in 0..<20 {
      let record = Record(meeting: threads)
      Self.threads.forEach(below: 30, threads: threads) { record.call($0) }
      #expect(record.threads.withLock { $0.count } == threads)
    }
  }

  @Test("The closure is released when its calls have returned")
  func release() {
    for _ in 0..<2000 {
      weak var weakRecord: Record?
      do {
        let record = Record()
        weakRecord = record
        Self.threads.forEach(below: 3, threads: 3) { record.call($0) }
      }
      #expect(weakRecord == nil)
    }
  }
}
