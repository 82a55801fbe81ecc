// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension XCTestCase {
  public func expectation(description: String) -> XCTestExpectation {
    added(XCTestExpectation(description: description))
  }

  @discardableResult
  public func expectation(
    forNotification name: Notification.Name, object: Any?, handler: ((Notification) -> Bool)? = nil
  ) -> XCTestExpectation {
    expectation(forNotification: name, object: object, notificationCenter: .default, handler: handler)
  }

  @discardableResult
  public func expectation(
    forNotification name: Notification.Name, object: Any?, notificationCenter: NotificationCenter,
    handler: ((Notification) -> Bool)? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSNotificationExpectation(name: name, object: object, notificationCenter: notificationCenter)
    expectation.handler = handler
    return added(expectation)
  }

  @discardableResult
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any?, handler: (() -> Bool)? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: object)
    expectation.handler = handler
    return added(expectation)
  }

  private func added<Expectation: XCTestExpectation>(_ expectation: Expectation) -> Expectation {
    expectation.assertForOverFulfill = true
    expectations.append(expectation)
    return expectation
  }

  public func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = 60, enforceOrder: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let result = XCTWaiter.wait(for: expectations, timeout: seconds, enforceOrder: enforceOrder)
    judge(result, expectations, seconds, file, line)
  }

  public func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line, handler: ((Error?) -> Void)? = nil
  ) {
    let waited = expectations
    expectations = []
    let result = XCTWaiter.wait(for: waited, timeout: timeout)
    judge(result, waited, timeout, file, line)
    handler?(result == .completed ? nil : XCTestError(.timeoutWhileWaiting))
  }

  public func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = 60, enforceOrder: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let result = await XCTWaiter.fulfillment(of: expectations, timeout: seconds, enforceOrder: enforceOrder)
    judge(result, expectations, seconds, file, line)
  }

  private func judge(
    _ result: XCTWaiter.Result, _ waited: [XCTestExpectation], _ timeout: TimeInterval, _ file: StaticString,
    _ line: UInt
  ) {
    expectations.removeAll(where: waited.contains)
    let names: ([XCTestExpectation]) -> String = { $0.map(\.expectationDescription).joined(separator: ", ") }
    switch result {
    case .completed, .interrupted: return
    case .timedOut:
      let missing = waited.filter { !$0.isInverted && !$0.isFulfilled }
      Log.record("not fulfilled in \(timeout) s: \(names(missing))", file: file, line: line)
    case .incorrectOrder: Log.record("fulfilled in another order: \(names(waited))", file: file, line: line)
    case .invertedFulfillment:
      Log.record("fulfilled: \(names(waited.filter { $0.isInverted && $0.isFulfilled }))", file: file, line: line)
    }
  }
}

public struct XCTestError: Error {
  public enum Code: Int, Sendable {
    case timeoutWhileWaiting
    case failureWhileWaiting
  }

  public let code: Code

  init(_ code: Code) { self.code = code }
}
