// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Expectations that are written as comparisons.

extension Expectation where T: Equatable {
  public static func == (expectation: Expectation, value: T?) {
    expectation.to(value == nil ? beNil() : equal(value))
  }
  public static func != (expectation: Expectation, value: T?) {
    expectation.toNot(value == nil ? beNil() : equal(value))
  }
}

/// The `nil` of a comparison of what is not equatable.
public struct NoValue: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) {}
}

extension Expectation {
  @_disfavoredOverload
  public static func == (expectation: Expectation, value: NoValue) { expectation.to(beNil()) }
  @_disfavoredOverload
  public static func != (expectation: Expectation, value: NoValue) { expectation.toNot(beNil()) }
}

public func == <A: Equatable, B: Equatable>(expectation: Expectation<(A, B)>, value: (A, B)) {
  expectation.to(equal(value))
}
public func != <A: Equatable, B: Equatable>(expectation: Expectation<(A, B)>, value: (A, B)) {
  expectation.toNot(equal(value))
}
public func == <A: Equatable, B: Equatable, C: Equatable>(expectation: Expectation<(A, B, C)>, value: (A, B, C)) {
  expectation.to(equal(value))
}
public func != <A: Equatable, B: Equatable, C: Equatable>(expectation: Expectation<(A, B, C)>, value: (A, B, C)) {
  expectation.toNot(equal(value))
}
public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  expectation: Expectation<(A, B, C, D)>, value: (A, B, C, D)
) { expectation.to(equal(value)) }

extension Expectation where T: Comparable {
  public static func > (expectation: Expectation, value: T) { expectation.to(beGreaterThan(value)) }
  public static func < (expectation: Expectation, value: T) { expectation.to(beLessThan(value)) }
  public static func >= (expectation: Expectation, value: T) { expectation.to(beGreaterThanOrEqualTo(value)) }
  public static func <= (expectation: Expectation, value: T) { expectation.to(beLessThanOrEqualTo(value)) }
}

public func == (expectation: Expectation<Void>, value: Void) { expectation.to(beVoid()) }
public func === <T>(expectation: Expectation<T>, value: AnyObject?) { expectation.to(beIdenticalTo(value)) }
public func !== <T>(expectation: Expectation<T>, value: AnyObject?) { expectation.toNot(beIdenticalTo(value)) }

infix operator ≈ : ComparisonPrecedence
infix operator ± : PlusMinusOperatorPrecedence

precedencegroup PlusMinusOperatorPrecedence {
  higherThan: ComparisonPrecedence
}

public func ≈ <T: FloatingPoint>(expectation: Expectation<T>, value: T) { expectation.to(beCloseTo(value)) }
public func ≈ <T: FloatingPoint>(expectation: Expectation<T>, value: (expected: T, delta: T)) {
  expectation.to(beCloseTo(value.expected, within: value.delta))
}
public func == <T: FloatingPoint>(expectation: Expectation<T>, value: (expected: T, delta: T)) {
  expectation.to(beCloseTo(value.expected, within: value.delta))
}
public func ± <T: FloatingPoint>(value: T, delta: T) -> (expected: T, delta: T) { (value, delta) }
