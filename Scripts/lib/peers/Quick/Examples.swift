// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import XCTest

// The words with which groups and examples are described. Those that begin with x are not run; those that begin with f are
// run as the others.

@preconcurrency @MainActor
public func describe(_ name: String, _ body: @MainActor () -> Void) { World.describe(name, body) }
@preconcurrency @MainActor
public func context(_ name: String, _ body: @MainActor () -> Void) { World.describe(name, body) }
@preconcurrency @MainActor
public func fdescribe(_ name: String, _ body: @MainActor () -> Void) { World.describe(name, body) }
@preconcurrency @MainActor
public func fcontext(_ name: String, _ body: @MainActor () -> Void) { World.describe(name, body) }
@preconcurrency @MainActor
public func xdescribe(_ name: String, _ body: @MainActor () -> Void) {}
@preconcurrency @MainActor
public func xcontext(_ name: String, _ body: @MainActor () -> Void) {}

@preconcurrency @MainActor
public func it(
  _ name: String, file: StaticString = #filePath, line: UInt = #line, _ body: @escaping @MainActor () throws -> Void
) { World.add(name, body) }
@preconcurrency @MainActor
public func fit(
  _ name: String, file: StaticString = #filePath, line: UInt = #line, _ body: @escaping @MainActor () throws -> Void
) { World.add(name, body) }
@preconcurrency @MainActor
public func xit(_ name: String, _ body: @MainActor () throws -> Void) {}
/// An example that is not run.
@preconcurrency @MainActor
public func pending(_ name: String, _ body: @MainActor () -> Void) {}

@preconcurrency @MainActor
public func beforeEach(_ body: @escaping @MainActor () throws -> Void) {
  World.group.before.append { _ in try body() }
}
@preconcurrency @MainActor
public func beforeEach(_ body: @escaping @MainActor (ExampleMetadata) throws -> Void) {
  World.group.before.append(body)
}
@preconcurrency @MainActor
public func justBeforeEach(_ body: @escaping @MainActor () throws -> Void) {
  World.group.justBefore.append { _ in try body() }
}
@preconcurrency @MainActor
public func afterEach(_ body: @escaping @MainActor () throws -> Void) { World.group.after.append { _ in try body() } }
@preconcurrency @MainActor
public func afterEach(_ body: @escaping @MainActor (ExampleMetadata) throws -> Void) { World.group.after.append(body) }
@preconcurrency @MainActor
public func aroundEach(_ body: @escaping @MainActor (@escaping () -> Void) throws -> Void) {
  World.group.around.append(body)
}
@preconcurrency @MainActor
public func beforeSuite(_ body: @escaping @MainActor () throws -> Void) { World.beforeSuite.append(body) }
/// What would follow the last example. The program ends with it.
@preconcurrency @MainActor
public func afterSuite(_ body: @escaping @MainActor () throws -> Void) {}

public typealias SharedExampleContext = () -> [String: Any]
public typealias SharedExampleClosure = @MainActor (@escaping SharedExampleContext) -> Void

@preconcurrency @MainActor
public func sharedExamples(_ name: String, _ body: @escaping SharedExampleClosure) { World.shared[name] = body }
@preconcurrency @MainActor
public func sharedExamples(_ name: String, _ body: @escaping @MainActor () -> Void) {
  World.shared[name] = { _ in body() }
}

@preconcurrency @MainActor
public func itBehavesLike(
  _ name: String, file: StaticString = #filePath, line: UInt = #line,
  sharedExampleContext: @escaping SharedExampleContext = { [:] }
) {
  guard let shared = World.shared[name] else { fatalError("no shared examples are called \(name)") }
  World.describe(name) { shared(sharedExampleContext) }
}

/// Examples that have a context.
@preconcurrency @MainActor
open class Behavior<Context> {
  open class var name: String { "\(self)" }
  open class func spec(_ aContext: @escaping () -> Context) {}
}

@preconcurrency @MainActor
public func itBehavesLike<C>(
  _ behavior: Behavior<C>.Type, file: StaticString = #filePath, line: UInt = #line, context: @escaping () -> C
) {
  World.describe(behavior.name) { behavior.spec(context) }
}
