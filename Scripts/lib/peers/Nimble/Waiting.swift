// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation
import XCTest

// Expectations of what comes later. The main run loop runs in between, and the frames with it.

/// A number of seconds, or a unit and a number of it.
public protocol NimbleWaitingTime {
  var seconds: TimeInterval { get }
}

extension DispatchTimeInterval: NimbleWaitingTime {
  public var seconds: TimeInterval {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1e3
    case .microseconds(let count): TimeInterval(count) / 1e6
    case .nanoseconds(let count): TimeInterval(count) / 1e9
    default: .infinity
    }
  }
}

extension Double: NimbleWaitingTime {
  public var seconds: TimeInterval { self }
}

public enum NimbleTimeInterval: NimbleWaitingTime, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)

  public var seconds: TimeInterval {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1e3
    case .microseconds(let count): TimeInterval(count) / 1e6
    case .nanoseconds(let count): TimeInterval(count) / 1e9
    }
  }
}

/// The times of expectations that name none, in seconds.
public enum PollingDefaults {
  nonisolated(unsafe) public static var timeout = NimbleTimeInterval.seconds(1)
  nonisolated(unsafe) public static var pollInterval = NimbleTimeInterval.milliseconds(10)
}

public typealias AsyncDefaults = PollingDefaults

extension Expectation {
  public func toEventually(
    _ predicate: Predicate<T>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) { wait(predicate, .matches, timeout.seconds, description) }
  @_disfavoredOverload
  public func toEventually(
    _ predicate: Predicate<T>, timeout: any NimbleWaitingTime,
    pollInterval: any NimbleWaitingTime = PollingDefaults.pollInterval, description: String? = nil
  ) { wait(predicate, .matches, timeout.seconds, description) }
  public func toEventuallyNot(
    _ predicate: Predicate<T>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) { wait(predicate, .doesNotMatch, timeout.seconds, description) }
  @_disfavoredOverload
  public func toEventuallyNot(
    _ predicate: Predicate<T>, timeout: any NimbleWaitingTime,
    pollInterval: any NimbleWaitingTime = PollingDefaults.pollInterval, description: String? = nil
  ) { wait(predicate, .doesNotMatch, timeout.seconds, description) }
  public func toNotEventually(
    _ predicate: Predicate<T>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) { wait(predicate, .doesNotMatch, timeout.seconds, description) }

  /// Expects that something never holds while it waits.
  public func toNever(
    _ predicate: Predicate<T>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) { stay(predicate, .doesNotMatch, until.seconds, description) }
  /// Expects that something holds all the time while it waits.
  public func toAlways(
    _ predicate: Predicate<T>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) { stay(predicate, .matches, until.seconds, description) }

  private func wait(_ predicate: Predicate<T>, _ expected: PredicateStatus, _ seconds: TimeInterval, _ text: String?) {
    MainActor.assumeIsolated { Frames.run(for: seconds) { fault(predicate, expected) == nil } }
    if let fault = fault(predicate, expected) { record("\(fault) after \(seconds) s", text) }
  }

  private func stay(_ predicate: Predicate<T>, _ expected: PredicateStatus, _ seconds: TimeInterval, _ text: String?) {
    MainActor.assumeIsolated { Frames.run(for: seconds) { fault(predicate, expected) != nil } }
    if let fault = fault(predicate, expected) { record(fault, text) }
  }
}

/// Runs a block, and waits until it calls what it is given.
@preconcurrency @MainActor
public func waitUntil(
  timeout: NimbleTimeInterval = PollingDefaults.timeout, file: StaticString = #filePath, line: UInt = #line,
  action: @escaping @MainActor (@escaping () -> Void) throws -> Void
) { waitUntil(seconds: timeout.seconds, file, line, action) }
@preconcurrency @MainActor
@_disfavoredOverload
public func waitUntil(
  timeout: any NimbleWaitingTime, file: StaticString = #filePath, line: UInt = #line,
  action: @escaping @MainActor (@escaping () -> Void) throws -> Void
) { waitUntil(seconds: timeout.seconds, file, line, action) }

@MainActor
private func waitUntil(
  seconds: TimeInterval, _ file: StaticString, _ line: UInt, _ action: @MainActor (@escaping () -> Void) throws -> Void
) {
  let expectation = XCTestExpectation(description: "done()")
  do { try action { expectation.fulfill() } } catch { Log.record("threw \(error)", file: file, line: line) }
  if XCTWaiter.wait(for: [expectation], timeout: seconds) != .completed {
    Log.record("waitUntil: waited more than \(seconds) s", file: file, line: line)
  }
}
