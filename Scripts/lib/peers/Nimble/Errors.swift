// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Predicates of what an expression throws, and of what it posts.

/// What an expression throws; nil if nothing.
private func thrown<T>(by expression: Expression<T>) -> (any Error)? {
  do {
    _ = try expression.evaluate()
    return nil
  } catch { return error }
}

public func throwError<T>() -> Predicate<T> {
  .simple("throw an error") { PredicateStatus(bool: thrown(by: $0) != nil) }
}
public func throwError<T>(closure: @escaping (any Error) -> Void) -> Predicate<T> {
  .simple("throw an error") { expression in
    guard let error = thrown(by: expression) else { return .doesNotMatch }
    closure(error)
    return .matches
  }
}
public func throwError<T, E: Error>(_ expected: E, closure: ((E) -> Void)? = nil) -> Predicate<T> {
  throwError(where: "throw \(expected)", closure) { "\($0)" == "\(expected)" }
}
public func throwError<T, E: Error & Equatable>(_ expected: E, closure: ((E) -> Void)? = nil) -> Predicate<T> {
  throwError(where: "throw \(expected)", closure) { $0 == expected }
}
public func throwError<T, E: Error>(errorType: E.Type, closure: ((E) -> Void)? = nil) -> Predicate<T> {
  throwError(where: "throw a \(errorType)", closure) { _ in true }
}

private func throwError<T, E: Error>(
  where message: String, _ closure: ((E) -> Void)?, _ holds: @escaping (E) -> Bool
) -> Predicate<T> {
  .simple(message) { expression in
    guard let error = thrown(by: expression) as? E, holds(error) else { return .doesNotMatch }
    closure?(error)
    return .matches
  }
}

public func matchError<T: Error, E: Error & Equatable>(_ expected: E) -> Predicate<T> {
  about("match \(expected)") { $0 as? E == expected }
}
public func matchError<T: Error, E: Error>(_ type: E.Type) -> Predicate<T> { about("be a \(type)") { $0 is E } }

public func postNotifications<T>(
  _ predicate: Predicate<[Notification]>, from center: NotificationCenter = .default
) -> Predicate<T> {
  Predicate { expression in
    nonisolated(unsafe) var posted: [Notification] = []
    let observer = center.addObserver(forName: nil, object: nil, queue: nil) { posted.append($0) }
    defer { center.removeObserver(observer) }
    _ = try expression.evaluate()
    let found = posted
    return try predicate.body(Expression { found })
  }
}
