// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Predicates of single values: equality, order, truth, identity and type.

public func equal<T: Equatable>(_ expected: T) -> Predicate<T> { about("equal \(expected)") { $0 == expected } }
public func equal<T: Equatable>(_ expected: T?) -> Predicate<T> {
  about("equal \(stringify(expected))") { $0 == expected }
}
public func equal<T: Equatable>(_ expected: [T?]) -> Predicate<[T?]> { about("equal \(expected)") { $0 == expected } }
public func equal<A: Equatable, B: Equatable>(_ expected: (A, B)) -> Predicate<(A, B)> {
  about("equal \(expected)") { $0 == expected }
}
public func equal<A: Equatable, B: Equatable, C: Equatable>(_ expected: (A, B, C)) -> Predicate<(A, B, C)> {
  about("equal \(expected)") { $0 == expected }
}
public func equal<A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  _ expected: (A, B, C, D)
) -> Predicate<(A, B, C, D)> {
  about("equal \(expected)") { $0 == expected }
}

public func beCloseTo<T: FloatingPoint>(_ expected: T, within delta: T = 1 / 10000) -> Predicate<T> {
  about("be within \(delta) of \(expected)") { abs($0 - expected) < delta }
}
public func beCloseTo<Values: Collection>(
  _ expected: Values, within delta: Values.Element = 1 / 10000
) -> Predicate<Values> where Values.Element: FloatingPoint {
  about("be within \(delta) of \(expected)") { values in
    values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) < delta }
  }
}
public func beWithin<T: Comparable>(_ range: ClosedRange<T>) -> Predicate<T> {
  about("be within \(range)") { range.contains($0) }
}
public func beWithin<T: Comparable>(_ range: Range<T>) -> Predicate<T> {
  about("be within \(range)") { range.contains($0) }
}

public func beGreaterThan<T: Comparable>(_ expected: T?) -> Predicate<T> {
  about("be greater than \(stringify(expected))") { value in expected.map { value > $0 } ?? false }
}
public func beGreaterThanOrEqualTo<T: Comparable>(_ expected: T?) -> Predicate<T> {
  about("be at least \(stringify(expected))") { value in expected.map { value >= $0 } ?? false }
}
public func beLessThan<T: Comparable>(_ expected: T?) -> Predicate<T> {
  about("be less than \(stringify(expected))") { value in expected.map { value < $0 } ?? false }
}
public func beLessThanOrEqualTo<T: Comparable>(_ expected: T?) -> Predicate<T> {
  about("be at most \(stringify(expected))") { value in expected.map { value <= $0 } ?? false }
}

/// Two nils are not identical.
public func beIdenticalTo<T>(_ expected: AnyObject?) -> Predicate<T> {
  .simple("be \(stringify(expected))") { expression in
    guard let value = try expression.evaluate(), let expected else { return .doesNotMatch }
    return PredicateStatus(bool: (value as AnyObject) === expected)
  }
}
/// On Apple's systems, equal numbers and short strings are identical: the value is in the pointer.
public func be<T>(_ expected: Any?) -> Predicate<T> {
  guard let value = expected.flatMap(tagged) else { return beIdenticalTo(expected.map { $0 as AnyObject }) }
  return about("be \(value)") { tagged($0) == value }
}

private func tagged(_ value: Any) -> AnyHashable? {
  let base = (value as? AnyHashable)?.base ?? value
  switch base {
  case let number as any BinaryInteger: return AnyHashable(number)
  case let text as String where text.utf8.count <= 9: return text
  default: return nil
  }
}

public func beNil<T>() -> Predicate<T> {
  .simple("be nil") { PredicateStatus(bool: try $0.evaluate() == nil) }
}
public func beVoid() -> Predicate<Void> {
  .simple("be void") { PredicateStatus(bool: try $0.evaluate() != nil) }
}
public func beTrue() -> Predicate<Bool> { about("be true") { $0 } }
public func beFalse() -> Predicate<Bool> { about("be false") { !$0 } }
public func beTruthy() -> Predicate<Bool> { about("be true") { $0 } }
public func beFalsy() -> Predicate<Bool> {
  .simple("be false or nil") { PredicateStatus(bool: try $0.evaluate() != true) }
}
public func beTruthy<T>() -> Predicate<T> {
  .simple("be true or not nil") { expression in
    let value = try expression.evaluate()
    return PredicateStatus(bool: (value as? Bool) ?? (value != nil))
  }
}
public func beFalsy<T>() -> Predicate<T> {
  .simple("be false or nil") { expression in
    let value = try expression.evaluate()
    return PredicateStatus(bool: !((value as? Bool) ?? (value != nil)))
  }
}

public func beAKindOf<T, Expected>(_ type: Expected.Type) -> Predicate<T> {
  about("be a kind of \(type)") { $0 is Expected }
}
public func beAnInstanceOf<T, Expected>(_ type: Expected.Type) -> Predicate<T> {
  about("be an instance of \(type)") { Swift.type(of: $0 as Any) == type }
}

public func beSuccess<Success, Failure>(test: ((Success) -> Void)? = nil) -> Predicate<Result<Success, Failure>> {
  about("be a success") { result in
    guard case .success(let value) = result else { return false }
    test?(value)
    return true
  }
}
public func beFailure<Success, Failure>(test: ((Failure) -> Void)? = nil) -> Predicate<Result<Success, Failure>> {
  about("be a failure") { result in
    guard case .failure(let error) = result else { return false }
    test?(error)
    return true
  }
}
