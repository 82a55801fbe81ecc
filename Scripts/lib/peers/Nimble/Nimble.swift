// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import XCTest

/// The value that an expectation is about.
public struct Expression<T> {
  let value: () throws -> T?

  public init(expression: @escaping () throws -> T?) { value = expression }

  public func evaluate() throws -> T? { try value() }

  public func cast<U>(_ block: @escaping (T?) throws -> U?) -> Expression<U> {
    Expression<U> { try block(try value()) }
  }
}

public struct Expectation<T> {
  public let expression: Expression<T>
  let file: StaticString
  let line: UInt

  @discardableResult
  public func to(_ predicate: Predicate<T>, description: String? = nil) -> Self {
    judge(predicate, .matches, description)
  }
  @discardableResult
  public func toNot(_ predicate: Predicate<T>, description: String? = nil) -> Self {
    judge(predicate, .doesNotMatch, description)
  }
  @discardableResult
  public func notTo(_ predicate: Predicate<T>, description: String? = nil) -> Self {
    judge(predicate, .doesNotMatch, description)
  }

  private func judge(_ predicate: Predicate<T>, _ expected: PredicateStatus, _ description: String?) -> Self {
    if let fault = fault(predicate, expected) { record(fault, description) }
    return self
  }

  /// What is to be said against the value now; nil if nothing is.
  func fault(_ predicate: Predicate<T>, _ expected: PredicateStatus) -> String? {
    do {
      let result = try predicate.body(expression)
      if result.status == expected { return nil }
      let negation = expected == .matches ? "" : "not "
      let value = (try? expression.evaluate()).map { "\($0)" } ?? "nil"
      return "expected \(negation)to \(result.message.text), got \(value)"
    } catch { return "threw \(error)" }
  }

  func record(_ fault: String, _ description: String?) {
    Log.record((description.map { "\($0): " } ?? "") + fault, file: file, line: line)
  }
}

public func expect<T>(
  _ value: @autoclosure @escaping () throws -> T?, file: StaticString = #filePath, line: UInt = #line
) -> Expectation<T> {
  Expectation(expression: Expression(expression: value), file: file, line: line)
}

public func expect<T>(file: StaticString = #filePath, line: UInt = #line, _ value: @escaping () throws -> T?)
  -> Expectation<T>
{
  Expectation(expression: Expression(expression: value), file: file, line: line)
}

public func expect(
  _ value: @autoclosure @escaping () throws -> Void, file: StaticString = #filePath, line: UInt = #line
) -> Expectation<Void> {
  Expectation(expression: Expression(expression: value), file: file, line: line)
}

public func expect(file: StaticString = #filePath, line: UInt = #line, _ value: @escaping () throws -> Void)
  -> Expectation<Void>
{
  Expectation(expression: Expression(expression: value), file: file, line: line)
}

public func fail(_ message: String = "fail() always fails", file: StaticString = #filePath, line: UInt = #line) {
  Log.record(message, file: file, line: line)
}

public func stringify<T>(_ value: T?) -> String { value.map { "\($0)" } ?? "nil" }
