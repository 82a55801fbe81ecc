// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Something that a test waits for.
public final class XCTestExpectation: NSObject, @unchecked Sendable {
  public var expectationDescription: String
  public var expectedFulfillmentCount = 1
  public var isInverted = false
  public var assertForOverFulfill = true
  private let lock = NSLock()
  private var count = 0
  var observer: (any NSObjectProtocol)?

  public init(description: String = "") { expectationDescription = description }

  public func fulfill(file: StaticString = #filePath, line: UInt = #line) {
    let count = lock.withLock {
      self.count += 1
      return self.count
    }
    if assertForOverFulfill, !isInverted, count > expectedFulfillmentCount {
      Log.record("fulfilled \(count) times: \(expectationDescription)", file: file, line: line)
    }
  }

  var isFulfilled: Bool { lock.withLock { count >= expectedFulfillmentCount } }
}

extension XCTestCase {
  public func expectation(description: String) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: description)
    expectation.assertForOverFulfill = true
    expectations.append(expectation)
    return expectation
  }

  @discardableResult
  public func expectation(
    forNotification name: Notification.Name, object: Any?, handler: ((Notification) -> Bool)? = nil
  ) -> XCTestExpectation {
    let expectation = expectation(description: name.rawValue)
    expectation.assertForOverFulfill = false
    expectation.observer = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      if handler?($0) ?? true { expectation.fulfill() }
    }
    return expectation
  }

  /// Runs frames until all expectations are fulfilled, but no longer than the timeout.
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval = 60, enforceOrder: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    Frames.run(for: timeout) {
      !expectations.contains { $0.isInverted != $0.isFulfilled ? $0.isInverted : !$0.isFulfilled }
    }
    judge(expectations, timeout, file, line)
  }

  public func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line,
    handler: ((Error?) -> Void)? = nil
  ) {
    let waited = expectations
    expectations = []
    wait(for: waited, timeout: timeout, file: file, line: line)
    handler?(nil)
  }

  public func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = 60, enforceOrder: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    // This must not suspend, because the main queue would then run on a thread other than the main one.
    wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
  }

  private func judge(_ waited: [XCTestExpectation], _ timeout: TimeInterval, _ file: StaticString, _ line: UInt) {
    for expectation in waited {
      if expectation.isFulfilled == expectation.isInverted {
        let text = expectation.isInverted ? "fulfilled" : "not fulfilled in \(timeout) s"
        Log.record("\(text): \(expectation.expectationDescription)", file: file, line: line)
      }
      expectation.observer.map(NotificationCenter.default.removeObserver)
    }
    expectations.removeAll { waited.contains($0) }
  }
}
