// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import XCTest

/// The value that an expectation is about.
public struct Expression<T> {
  let value: () throws -> T?

  public func evaluate() throws -> T? { try value() }
}

public struct Expectation<T> {
  let expression: Expression<T>
  let file: StaticString
  let line: UInt

  public func to(_ predicate: Predicate<T>, description: String? = nil) { judge(predicate, .matches) }
  public func toNot(_ predicate: Predicate<T>, description: String? = nil) { judge(predicate, .doesNotMatch) }
  public func notTo(_ predicate: Predicate<T>, description: String? = nil) { judge(predicate, .doesNotMatch) }

  private func judge(_ predicate: Predicate<T>, _ expected: PredicateStatus) {
    do {
      let result = try predicate.body(expression)
      if result.status == expected { return }
      let negation = expected == .matches ? "" : "not "
      let value = try expression.evaluate().map { "\($0)" } ?? "nil"
      Log.record("expected \(negation)to \(result.message.text), got \(value)", file: file, line: line)
    } catch { Log.record("threw \(error)", file: file, line: line) }
  }
}

public func expect<T>(
  _ value: @autoclosure @escaping () throws -> T?, file: StaticString = #filePath, line: UInt = #line
) -> Expectation<T> {
  Expectation(expression: Expression(value: value), file: file, line: line)
}

public func expect<T>(file: StaticString = #filePath, line: UInt = #line, _ value: @escaping () throws -> T?)
  -> Expectation<T>
{
  Expectation(expression: Expression(value: value), file: file, line: line)
}

public func fail(_ message: String, file: StaticString = #filePath, line: UInt = #line) {
  Log.record(message, file: file, line: line)
}

public func stringify<T>(_ value: T?) -> String { value.map { "\($0)" } ?? "nil" }

extension Expectation where T: Equatable {
  public static func == (expectation: Expectation, value: T?) { expectation.to(equal(value)) }
  public static func != (expectation: Expectation, value: T?) { expectation.toNot(equal(value)) }
}

extension Expectation where T: Comparable {
  public static func > (expectation: Expectation, value: T) {
    expectation.to(about("be greater than \(value)") { $0 > value })
  }
  public static func < (expectation: Expectation, value: T) {
    expectation.to(about("be less than \(value)") { $0 < value })
  }
  public static func >= (expectation: Expectation, value: T) {
    expectation.to(about("be at least \(value)") { $0 >= value })
  }
  public static func <= (expectation: Expectation, value: T) {
    expectation.to(about("be at most \(value)") { $0 <= value })
  }
}
