// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Predicates of collections and texts.

public func contain<S: Sequence>(_ items: S.Element...) -> Predicate<S> where S.Element: Equatable {
  contain(items)
}
public func contain<S: Sequence>(_ items: [S.Element]) -> Predicate<S> where S.Element: Equatable {
  about("contain \(items)") { value in items.allSatisfy(value.contains) }
}
public func contain<S: Sequence, T>(_ predicates: Predicate<T>...) -> Predicate<S> where S.Element == T {
  about("contain what is expected") { values in
    try predicates.allSatisfy { predicate in try values.contains { try matches(predicate, $0) } }
  }
}
public func contain(_ parts: String...) -> Predicate<String> { contain(parts) }
public func contain(_ parts: [String]) -> Predicate<String> {
  about("contain \(parts)") { value in parts.allSatisfy { value.contains($0) } }
}
public func containElementSatisfying<S: Sequence>(
  _ holds: @escaping (S.Element) -> Bool, _ message: String = ""
) -> Predicate<S> {
  about("contain an element that satisfies it \(message)") { $0.contains(where: holds) }
}

public func beginWith<S: Sequence>(_ first: S.Element) -> Predicate<S> where S.Element: Equatable {
  about("begin with \(first)") { $0.first { _ in true } == first }
}
public func beginWith(_ first: String) -> Predicate<String> { about("begin with \(first)") { $0.hasPrefix(first) } }
public func beginWith<S: Sequence>(prefix: S) -> Predicate<S> where S.Element: Equatable {
  about("begin with \(prefix)") { $0.starts(with: prefix) }
}
public func endWith<S: Sequence>(_ last: S.Element) -> Predicate<S> where S.Element: Equatable {
  about("end with \(last)") { Array($0).last == last }
}
public func endWith(_ last: String) -> Predicate<String> { about("end with \(last)") { $0.hasSuffix(last) } }

public func beEmpty<S: Sequence>() -> Predicate<S> { about("be empty") { !$0.contains { _ in true } } }
public func beEmpty() -> Predicate<String> { about("be empty") { $0.isEmpty } }
public func haveCount<C: Collection>(_ count: Int) -> Predicate<C> { about("have \(count)") { $0.count == count } }
public func haveCount<C: Collection>(_ count: Predicate<Int>) -> Predicate<C> {
  about("have as many as expected") { try matches(count, $0.count) }
}
public func elementsEqual<S: Sequence, T: Sequence>(_ expected: T) -> Predicate<S>
where S.Element == T.Element, S.Element: Equatable {
  about("have the elements \(expected)") { $0.elementsEqual(expected) }
}

public func match(_ pattern: String) -> Predicate<String> {
  about("match \(pattern)") { $0.range(of: pattern, options: .regularExpression) != nil }
}

public func allPass<S: Sequence>(_ holds: @escaping (S.Element) throws -> Bool) -> Predicate<S> {
  about("all pass") { try $0.allSatisfy(holds) }
}
public func allPass<S: Sequence>(_ message: String, _ holds: @escaping (S.Element) throws -> Bool) -> Predicate<S> {
  about("all \(message)") { try $0.allSatisfy(holds) }
}
public func allPass<S: Sequence>(_ predicate: Predicate<S.Element>) -> Predicate<S> {
  about("all pass") { try $0.allSatisfy { try matches(predicate, $0) } }
}

// Of several predicates.

public func satisfyAllOf<T>(_ predicates: Predicate<T>...) -> Predicate<T> {
  .simple("satisfy all") { expression in
    PredicateStatus(bool: try predicates.allSatisfy { try $0.body(expression).status == .matches })
  }
}
public func satisfyAnyOf<T>(_ predicates: Predicate<T>...) -> Predicate<T> {
  .simple("satisfy any") { expression in
    PredicateStatus(bool: try predicates.contains { try $0.body(expression).status == .matches })
  }
}
public func && <T>(one: Predicate<T>, other: Predicate<T>) -> Predicate<T> { satisfyAllOf(one, other) }
public func || <T>(one: Predicate<T>, other: Predicate<T>) -> Predicate<T> { satisfyAnyOf(one, other) }
public func not<T>(_ predicate: Predicate<T>) -> Predicate<T> {
  Predicate { expression in
    let result = try predicate.body(expression)
    switch result.status {
    case .matches: return PredicateResult(status: .doesNotMatch, message: result.message)
    case .doesNotMatch: return PredicateResult(status: .matches, message: result.message)
    case .fail: return result
    }
  }
}
public func map<T, U>(_ transform: @escaping (T) throws -> U, _ predicate: Predicate<U>) -> Predicate<T> {
  Predicate { expression in
    try predicate.body(Expression<U> { try expression.evaluate().map(transform) })
  }
}

func matches<T>(_ predicate: Predicate<T>, _ value: T) throws -> Bool {
  try predicate.body(Expression { value }).status == .matches
}
