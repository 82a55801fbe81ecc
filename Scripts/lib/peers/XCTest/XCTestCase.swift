// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
// As on iOS.
@_exported import UIKit

/// A stand-in for XCTest's class: a new object for each test, on the main actor. Each test has a stage of its own, whose
/// frames run while the test waits.
@preconcurrency @MainActor
open class XCTestCase: NSObject {
  /// If true, a test goes on after a failure. Here it does so in either case, and records each failure.
  public var continueAfterFailure = true
  public internal(set) var name = ""
  var expectations: [XCTestExpectation] = []
  var teardownBlocks: [() async throws -> Void] = []

  public override required init() { super.init() }

  open class func setUp() {}
  open class func tearDown() {}
  open func setUp() async throws {}
  open func setUpWithError() throws {}
  open func setUp() {}
  open func tearDown() {}
  open func tearDownWithError() throws {}
  open func tearDown() async throws {}

  public func addTeardownBlock(_ block: @escaping () -> Void) { teardownBlocks.append(block) }
  public func addTeardownBlock(_ block: @escaping () async throws -> Void) { teardownBlocks.append(block) }

  /// Calls the block ten times, and measures nothing.
  public func measure(_ block: () -> Void) {
    for _ in 0..<10 { block() }
  }

  /// Runs one test of this object, from its set-up to its tear-down. A thrown error is a failure.
  func run(_ test: (XCTestCase) async throws -> Void) async {
    do {
      try await setUp()
      try setUpWithError()
      prepare()
      do { try await test(self) } catch { Log.record(error) }
      for block in teardownBlocks.reversed() { try await block() }
      clear()
      try tearDownWithError()
      try await tearDown()
    } catch { Log.record(error) }
  }

  // In an asynchronous function these names would mean the asynchronous methods.
  private func prepare() { setUp() }
  private func clear() { tearDown() }
}

/// Ends a test that does not apply.
public struct XCTSkip: Error {
  public let message: String?

  public init(_ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line) {
    self.message = message()
  }
}

/// A named part of a test.
public final class XCTContext: NSObject {
  public static func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows
    -> Result
  {
    try block(Activity(name: name))
  }
}

public protocol XCTActivity {
  var name: String { get }
}

private struct Activity: XCTActivity {
  let name: String
}
