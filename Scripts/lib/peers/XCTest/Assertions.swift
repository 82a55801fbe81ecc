// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The assertions that suites use. A failure is recorded, and the test goes on.

/// Records a failure of an assertion if its check finds a fault.
func check(
  _ name: String, _ message: () -> String, _ file: StaticString, _ line: UInt, _ fault: () throws -> String?
) {
  do {
    guard let text = try fault() else { return }
    let own = message()
    Log.record("\(name): \(text)\(own.isEmpty ? "" : " - \(own)")", file: file, line: line)
  } catch { Log.record("\(name): threw \(error)", file: file, line: line) }
}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
  Log.record("XCTFail: \(message)", file: file, line: line)
}

public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssert", message, file, line) { try expression() ? nil : "is false" }
}

public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertTrue", message, file, line) { try expression() ? nil : "is false" }
}

public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertFalse", message, file, line) { try expression() ? "is true" : nil }
}

public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertNil", message, file, line) { try expression().map { "\($0) is not nil" } }
}

public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertNotNil", message, file, line) { try expression() == nil ? "is nil" : nil }
}

public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> T {
  if let value = try expression() { return value }
  Log.record("XCTUnwrap: is nil - \(message())", file: file, line: line)
  throw IsNil()
}

private struct IsNil: Error {}

public func XCTAssertEqual<T: Equatable>(
  _ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertEqual", message, file, line) {
    let (one, other) = (try one(), try other())
    return one == other ? nil : "\(one) is not \(other)"
  }
}

public func XCTAssertNotEqual<T: Equatable>(
  _ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertNotEqual", message, file, line) {
    let (one, other) = (try one(), try other())
    return one == other ? "\(one) is \(other)" : nil
  }
}

public func XCTAssertIdentical(
  _ one: @autoclosure () throws -> AnyObject?, _ other: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertIdentical", message, file, line) {
    try one() === other() ? nil : "they are two objects"
  }
}

public func XCTAssertNotIdentical(
  _ one: @autoclosure () throws -> AnyObject?, _ other: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertNotIdentical", message, file, line) {
    try one() === other() ? "they are one object" : nil
  }
}
