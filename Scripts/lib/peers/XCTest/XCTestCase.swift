// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
// As on iOS.
@_exported import UIKit

/// The base of test cases.
@preconcurrency @MainActor
open class XCTest: NSObject {
  public internal(set) var name = ""

  public override required init() { super.init() }

  open func setUpWithError() throws {}
  open func setUp() {}
  open func tearDown() {}
  open func tearDownWithError() throws {}
}

/// A stand-in for XCTest's class: a new object for each test, on the main actor. Each test has a stage of its own, whose
/// frames run while the test waits.
@preconcurrency @MainActor
open class XCTestCase: XCTest {
  /// If true, a test goes on after a failure. Here it does so in either case, and records each failure.
  public var continueAfterFailure = true
  var expectations: [XCTestExpectation] = []
  var teardownBlocks: [() throws -> Void] = []

  public required init() { super.init() }

  open class func setUp() {}
  open class func tearDown() {}
  open func setUp() async throws {}
  open func tearDown() async throws {}

  public func addTeardownBlock(_ block: @escaping () -> Void) { teardownBlocks.append(block) }
  public func addTeardownBlock(_ block: @escaping @MainActor () async throws -> Void) {
    teardownBlocks.append { try Frames.run(block) }
  }

  /// Runs one test of this object, from its set-up to its tear-down. A thrown error is a failure.
  ///
  /// Code that is not asynchronous is not called from a task, so that the main queue goes on while it waits.
  func run(_ test: () throws -> Void) {
    do {
      try Frames.run { [self] in try await setUp() }
      try setUpWithError()
      setUp()
      do { try test() } catch { Log.recordThrown(error) }
      for block in teardownBlocks.reversed() { try block() }
      tearDown()
      try tearDownWithError()
      try Frames.run { [self] in try await tearDown() }
    } catch { Log.recordThrown(error) }
  }
}
