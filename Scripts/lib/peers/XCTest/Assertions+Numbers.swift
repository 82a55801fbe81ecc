// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Assertions of numbers: within an accuracy, and in order.

public func XCTAssertEqual<T: FloatingPoint>(
  _ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertEqual", message, file, line) {
    let (one, other) = (try one(), try other())
    return one == other || abs(one - other) <= accuracy ? nil : "\(one) is not \(other) within \(accuracy)"
  }
}

public func XCTAssertEqual<T: Numeric & Comparable>(
  _ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertEqual", message, file, line) {
    let (one, other) = (try one(), try other())
    return max(one, other) - min(one, other) <= accuracy ? nil : "\(one) is not \(other) within \(accuracy)"
  }
}

public func XCTAssertNotEqual<T: FloatingPoint>(
  _ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertNotEqual", message, file, line) {
    let (one, other) = (try one(), try other())
    return one == other || abs(one - other) <= accuracy ? "\(one) is \(other) within \(accuracy)" : nil
  }
}

public func XCTAssertNotEqual<T: Numeric & Comparable>(
  _ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertNotEqual", message, file, line) {
    let (one, other) = (try one(), try other())
    return max(one, other) - min(one, other) <= accuracy ? "\(one) is \(other) within \(accuracy)" : nil
  }
}

public func XCTAssertGreaterThan<T: Comparable>(
  _ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  compare("XCTAssertGreaterThan", one, other, message, file, line, >)
}

public func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  compare("XCTAssertGreaterThanOrEqual", one, other, message, file, line, >=)
}

public func XCTAssertLessThan<T: Comparable>(
  _ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  compare("XCTAssertLessThan", one, other, message, file, line, <)
}

public func XCTAssertLessThanOrEqual<T: Comparable>(
  _ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  compare("XCTAssertLessThanOrEqual", one, other, message, file, line, <=)
}

private func compare<T: Comparable>(
  _ name: String, _ one: () throws -> T, _ other: () throws -> T, _ message: () -> String, _ file: StaticString,
  _ line: UInt, _ holds: (T, T) -> Bool
) {
  check(name, message, file, line) {
    let (one, other) = (try one(), try other())
    return holds(one, other) ? nil : "\(one) and \(other)"
  }
}
