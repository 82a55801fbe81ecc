// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@preconcurrency @MainActor
public protocol XCTWaiterDelegate: AnyObject {
  func waiter(_ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
  func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation)
  func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
}

extension XCTWaiterDelegate {
  public func waiter(
    _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation]
  ) {}
  public func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation
  ) {}
  public func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation) {}
}

/// Waits for expectations, in real time. It records no failure.
@preconcurrency @MainActor
open class XCTWaiter: NSObject {
  public enum Result: Int, Sendable {
    case completed = 1
    case timedOut
    case incorrectOrder
    case invertedFulfillment
    /// Never the result here: no waiter is interrupted by one around it.
    case interrupted
  }

  public weak var delegate: (any XCTWaiterDelegate)?
  public private(set) var fulfilledExpectations: [XCTestExpectation] = []

  public init(delegate: (any XCTWaiterDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  @discardableResult
  open class func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = 60, enforceOrder: Bool = false
  ) -> Result {
    XCTWaiter().wait(for: expectations, timeout: seconds, enforceOrder: enforceOrder)
  }

  @discardableResult
  open func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = 60, enforceOrder: Bool = false
  ) -> Result {
    let wait = Wait(expectations: expectations, isOrdered: enforceOrder)
    wait.begin()
    Frames.run(for: seconds) { wait.verdict != nil }
    return finish(wait)
  }

  @discardableResult
  open class func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = 60, enforceOrder: Bool = false
  ) async -> Result {
    await XCTWaiter().fulfillment(of: expectations, timeout: seconds, enforceOrder: enforceOrder)
  }

  @discardableResult
  open func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = 60, enforceOrder: Bool = false
  ) async -> Result {
    let wait = Wait(expectations: expectations, isOrdered: enforceOrder)
    wait.begin()
    let end = ProcessInfo.processInfo.systemUptime + seconds
    while wait.verdict == nil, ProcessInfo.processInfo.systemUptime < end {
      try? await Task.sleep(nanoseconds: 5_000_000)
    }
    return finish(wait)
  }

  private func finish(_ wait: Wait) -> Result {
    fulfilledExpectations = wait.fulfilled
    let verdict = wait.verdict ?? wait.verdictAtTheEnd
    wait.end()
    switch verdict {
    case .completed: return .completed
    case .timedOut(let missing):
      delegate?.waiter(self, didTimeoutWithUnfulfilledExpectations: missing)
      return .timedOut
    case .incorrectOrder(let early, let required):
      delegate?.waiter(self, fulfillmentDidViolateOrderingConstraintsFor: early, requiredExpectation: required)
      return .incorrectOrder
    case .invertedFulfillment(let expectation):
      delegate?.waiter(self, didFulfillInvertedExpectation: expectation)
      return .invertedFulfillment
    }
  }
}
