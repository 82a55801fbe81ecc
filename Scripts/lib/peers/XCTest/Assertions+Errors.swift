// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Assertions of thrown errors, and failures that are expected.

public func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line, _ errorHandler: (_ error: any Error) -> Void = { _ in }
) {
  check("XCTAssertThrowsError", message, file, line) {
    do {
      _ = try expression()
      return "threw nothing"
    } catch {
      errorHandler(error)
      return nil
    }
  }
}

public func XCTAssertNoThrow<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  check("XCTAssertNoThrow", message, file, line) {
    _ = try expression()
    return nil
  }
}

public final class XCTExpectedFailure {
  public final class Options {
    public var isStrict = true
    public var isEnabled = true

    public init() {}

    public static func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
}

/// Expects that the rest of the test fails.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = XCTExpectedFailure.Options(),
  file: StaticString = #filePath, line: UInt = #line
) {
  guard options.isEnabled else { return }
  Log.expectFailure(failureReason ?? "", isStrict: options.isStrict)
}

public func XCTExpectFailure(_ failureReason: String? = nil, enabled: Bool = true, strict: Bool = true) {
  if enabled { Log.expectFailure(failureReason ?? "", isStrict: strict) }
}

/// Expects that a part of the test fails.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool = true, strict: Bool = true, failingBlock: () throws -> R
) rethrows -> R {
  let options = XCTExpectedFailure.Options()
  (options.isEnabled, options.isStrict) = (enabled, strict)
  return try XCTExpectFailure(failureReason, options: options, failingBlock: failingBlock)
}

public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> R
) rethrows -> R {
  guard options.isEnabled else { return try failingBlock() }
  let before = Log.count
  defer { Log.forgive(after: before, failureReason ?? "", isStrict: options.isStrict) }
  return try failingBlock()
}
