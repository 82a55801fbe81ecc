// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The tests of a suite, in order.
@MainActor
public final class TestRun {
  /// A test, with the class whose set-up precedes its first one.
  private struct Test {
    let name: String
    let type: XCTestCase.Type?
    let body: () -> Void
  }

  private var tests: [Test] = []
  /// The names of what cannot be described, because it ends the program.
  private let undescribed = Set(CommandLine.arguments.dropFirst(3))

  public init() { Log.open(CommandLine.arguments[1]) }

  /// Adds a test of a class.
  public func add<Case: XCTestCase>(_ name: String, of type: Case.Type, _ test: @escaping (Case) throws -> Void) {
    append("\(type).\(name)", type) { object in object.run { try test(object) } }
  }

  /// Adds an asynchronous test of a class.
  public func add<Case: XCTestCase>(
    _ name: String, of type: Case.Type, async test: @escaping @MainActor (Case) async throws -> Void
  ) {
    append("\(type).\(name)", type) { object in object.run { try Frames.run { try await test(object) } } }
  }

  /// Adds a test that is given as a closure.
  public func add(_ name: String, of type: XCTestCase.Type, _ body: @escaping () -> Void) {
    tests.append(Test(name: name, type: type, body: body))
  }

  /// Runs the description of tests. If it ends the program, it is left out of the next run.
  public func describe(_ name: String, _ body: () -> Void) {
    guard !undescribed.contains(name) else { return }
    Frames.begin()
    Log.beginDescription(name)
    body()
    Log.endDescription(name)
    Frames.end()
  }

  /// Runs asynchronous work to its end.
  public static func finish(_ work: @escaping @MainActor () async throws -> Void) throws { try Frames.run(work) }

  private func append<Case: XCTestCase>(_ name: String, _ type: Case.Type, _ body: @escaping (Case) -> Void) {
    let test = {
      let object = type.init()
      object.name = name
      body(object)
    }
    tests.append(Test(name: name, type: type, body: test))
  }

  /// Runs the tests from the number in the program's second argument. The first argument is the file for results, and the
  /// others name what is not described.
  public func run() -> Never {
    var type: XCTestCase.Type?
    for (number, test) in tests.enumerated().dropFirst(Int(CommandLine.arguments[2]) ?? 0) {
      Frames.begin()
      Log.begin(number, test.name)
      if test.type != type {
        test.type?.setUp()
        type = test.type
      }
      test.body()
      if number + 1 == tests.count || tests[number + 1].type != type { type?.tearDown() }
      Log.end(number, test.name)
      Frames.end()
    }
    exit(0)
  }
}
