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

public enum ExpectationMessage {
  case fail(String)
  case expectedTo(String)

  var text: String {
    switch self {
    case .fail(let text), .expectedTo(let text): text
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
    _ message: String, _ body: @escaping (Expression<T>) throws -> PredicateStatus
  ) -> Predicate<T> {
    Predicate { PredicateResult(status: try body($0), message: .expectedTo(message)) }
  }
}

// Nil satisfies neither a predicate nor its opposite, except for `beNil()`.

func about<T>(_ message: String, _ holds: @escaping (T) -> Bool) -> Predicate<T> {
  .simple(message) { expression in
    guard let value = try expression.evaluate() else { return .fail }
    return PredicateStatus(bool: holds(value))
  }
}

public func equal<T: Equatable>(_ expected: T) -> Predicate<T> { about("equal \(expected)") { $0 == expected } }

public func equal<T: Equatable>(_ expected: T?) -> Predicate<T> {
  about("equal \(stringify(expected))") { $0 == expected }
}

public func contain<S: Sequence>(_ items: S.Element...) -> Predicate<S> where S.Element: Equatable {
  about("contain \(items)") { value in items.allSatisfy(value.contains) }
}

public func contain(_ parts: String...) -> Predicate<String> {
  about("contain \(parts)") { value in parts.allSatisfy { value.contains($0) } }
}

public func beCloseTo<T: FloatingPoint>(_ expected: T, within delta: T = 1 / 10000) -> Predicate<T> {
  about("be within \(delta) of \(expected)") { abs($0 - expected) < delta }
}

public func beIdenticalTo(_ expected: AnyObject?) -> Predicate<AnyObject> {
  about("be \(stringify(expected))") { $0 === expected }
}

public func beNil<T>() -> Predicate<T> {
  .simple("be nil") { PredicateStatus(bool: try $0.evaluate() == nil) }
}

public func beTrue() -> Predicate<Bool> { about("be true") { $0 } }
public func beFalse() -> Predicate<Bool> { about("be false") { !$0 } }

public func contain(_ parts: [String]) -> Predicate<String> {
  about("contain \(parts)") { value in parts.allSatisfy { value.contains($0) } }
}
