// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Something that a test waits for.
open class XCTestExpectation: NSObject, @unchecked Sendable {
  private static let numbers = Numbers()

  open var expectationDescription: String
  open var expectedFulfillmentCount = 1
  open var isInverted = false
  /// True for the expectations that a test case creates.
  open var assertForOverFulfill = false
  private let lock = NSLock()
  private var count = 0
  private var number = Int.max

  public init(description: String = "") { expectationDescription = description }

  open override var description: String { expectationDescription }

  open func fulfill() { fulfill(file: #filePath, line: #line) }

  public func fulfill(file: StaticString = #filePath, line: UInt = #line) {
    let count = lock.withLock {
      self.count += 1
      if self.count == expectedFulfillmentCount { number = Self.numbers.next() }
      return self.count
    }
    if assertForOverFulfill, !isInverted, count > expectedFulfillmentCount {
      Log.record("fulfilled \(count) times: \(expectationDescription)", file: file, line: line)
    }
  }

  var isFulfilled: Bool { lock.withLock { count >= expectedFulfillmentCount } }
  /// Which of all expectations it was, in the order in which they were fulfilled.
  var fulfillmentNumber: Int { lock.withLock { number } }

  @MainActor func beginWait() {}
  /// Called while a wait goes on.
  @MainActor func poll() {}
  @MainActor func endWait() {}
}

private final class Numbers: @unchecked Sendable {
  private let lock = NSLock()
  private var last = 0

  func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}

/// Fulfilled when a notification is posted.
open class XCTNSNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  public typealias Handler = (Notification) -> Bool

  open var handler: Handler?
  public let notificationName: Notification.Name
  public let observedObject: Any?
  public let notificationCenter: NotificationCenter
  private var observer: (any NSObjectProtocol)?

  public init(
    name notificationName: Notification.Name, object: Any? = nil, notificationCenter: NotificationCenter = .default
  ) {
    (self.notificationName, self.observedObject) = (notificationName, object)
    self.notificationCenter = notificationCenter
    super.init(description: "Expect notification '\(notificationName.rawValue)' from \(object ?? "any object")")
    observer = notificationCenter.addObserver(forName: notificationName, object: object, queue: nil) { [weak self] in
      guard let self, !isFulfilled, handler?($0) ?? true else { return }
      fulfill()
    }
  }

  deinit { stop() }

  override func endWait() { stop() }

  private func stop() {
    observer.map(notificationCenter.removeObserver)
    observer = nil
  }
}

/// Fulfilled when a predicate holds, which is evaluated while a test waits.
open class XCTNSPredicateExpectation: XCTestExpectation, @unchecked Sendable {
  public typealias Handler = () -> Bool

  open var handler: Handler?
  public let predicate: NSPredicate
  public let object: Any?

  public init(predicate: NSPredicate, object: Any?) {
    (self.predicate, self.object) = (predicate, object)
    super.init(description: "Expect predicate `\(predicate)` for object \(object ?? "nil")")
  }

  override func poll() {
    guard !isFulfilled, predicate.evaluate(with: object), handler?() ?? true else { return }
    fulfill()
  }
}
