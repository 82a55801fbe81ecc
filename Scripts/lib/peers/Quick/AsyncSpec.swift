// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import XCTest

/// A stand-in for Quick's class for asynchronous examples, which are described by its methods.
@preconcurrency @MainActor
open class AsyncSpec: XCTestCase {
  public typealias Body = @MainActor () async throws -> Void

  open class func spec() {}

  public static func describe(_ name: String, closure: @MainActor () -> Void) { World.describe(name, closure) }
  public static func context(_ name: String, closure: @MainActor () -> Void) { World.describe(name, closure) }
  public static func it(
    _ name: String, file: StaticString = #filePath, line: UInt = #line, closure: @escaping Body
  ) { World.add(name) { try TestRun.finish(closure) } }
  public static func fit(
    _ name: String, file: StaticString = #filePath, line: UInt = #line, closure: @escaping Body
  ) { it(name, closure: closure) }
  public static func xit(_ name: String, closure: Body) {}
  public static func pending(_ name: String, closure: Body) {}

  public static func beforeEach(_ closure: @escaping Body) {
    World.group.before.append { _ in try TestRun.finish(closure) }
  }
  public static func justBeforeEach(_ closure: @escaping Body) {
    World.group.justBefore.append { _ in try TestRun.finish(closure) }
  }
  public static func afterEach(_ closure: @escaping Body) {
    World.group.after.append { _ in try TestRun.finish(closure) }
  }
}
