// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum PredicateStatus {
  case matches
  case doesNotMatch
  /// Neither this nor its opposite is fulfilled.
  case fail

  public init(bool: Bool) { self = bool ? .matches : .doesNotMatch }
}

public indirect enum ExpectationMessage {
  case fail(String)
  case expectedTo(String)
  case expectedActualValueTo(String)
  case expectedCustomValueTo(String, actual: String)
  case appends(ExpectationMessage, String)
  case prepends(String, ExpectationMessage)

  public func appended(message: String) -> ExpectationMessage { .appends(self, message) }
  public func prepended(expectation message: String) -> ExpectationMessage { .prepends(message, self) }
  public func appended(details: String) -> ExpectationMessage { .appends(self, " (\(details))") }

  var text: String {
    switch self {
    case .fail(let text), .expectedTo(let text), .expectedActualValueTo(let text): text
    case .expectedCustomValueTo(let text, let actual): "\(text), of \(actual)"
    case .appends(let message, let text): message.text + text
    case .prepends(let text, let message): text + message.text
    }
  }
}

public struct PredicateResult {
  public let status: PredicateStatus
  public let message: ExpectationMessage

  public init(status: PredicateStatus, message: ExpectationMessage) { (self.status, self.message) = (status, message) }
  public init(bool: Bool, message: ExpectationMessage) {
    self.init(status: PredicateStatus(bool: bool), message: message)
  }
}

public struct Predicate<T> {
  let body: (Expression<T>) throws -> PredicateResult

  public init(_ body: @escaping (Expression<T>) throws -> PredicateResult) { self.body = body }

  public static func simple(
    _ message: String = "match", _ body: @escaping (Expression<T>) throws -> PredicateStatus
  ) -> Predicate<T> {
    Predicate { PredicateResult(status: try body($0), message: .expectedTo(message)) }
  }
  public static func simpleNilable(
    _ message: String = "match", _ body: @escaping (Expression<T>) throws -> PredicateStatus
  ) -> Predicate<T> { simple(message, body) }
  public static func define(_ body: @escaping (Expression<T>) throws -> PredicateResult) -> Predicate<T> {
    Predicate(body)
  }
  public static func define(
    _ message: String = "match",
    matcher body: @escaping (Expression<T>, ExpectationMessage) throws -> PredicateResult
  ) -> Predicate<T> {
    Predicate { try body($0, .expectedActualValueTo(message)) }
  }
  public static func defineNilable(
    _ message: String = "match",
    matcher body: @escaping (Expression<T>, ExpectationMessage) throws -> PredicateResult
  ) -> Predicate<T> { define(message, matcher: body) }

  public func satisfies(_ expression: Expression<T>) throws -> PredicateResult { try body(expression) }
}

public typealias Matcher = Predicate
public typealias MatcherResult = PredicateResult
public typealias MatcherStatus = PredicateStatus

// Nil satisfies neither a predicate nor its opposite, except for those that are about nil.

func about<T>(_ message: String, _ holds: @escaping (T) throws -> Bool) -> Predicate<T> {
  .simple(message) { expression in
    guard let value = try expression.evaluate() else { return .fail }
    return PredicateStatus(bool: try holds(value))
  }
}
