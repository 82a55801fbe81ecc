// A stand-in for a library. Its declarations are documented by that library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The tests of a suite, in order.
@MainActor
public final class TestRun {
  private var tests: [(name: String, body: () async -> Void)] = []

  public init() {}

  /// Adds a test of a class.
  public func add<Case: XCTestCase>(_ name: String, of type: Case.Type, _ test: @escaping (Case) async throws -> Void) {
    tests.append(
      (
        "\(type).\(name)",
        {
          let object = type.init()
          object.name = "\(type).\(name)"
          await object.run { if let object = $0 as? Case { try await test(object) } }
        }
      ))
  }

  /// Adds a test that is given as a closure.
  public func add(_ name: String, _ body: @escaping () async -> Void) { tests.append((name, body)) }

  /// Runs the tests from the number in the program's second argument. The first argument is the file for results.
  public func run() async -> Never {
    Log.open(CommandLine.arguments[1])
    for (number, test) in tests.enumerated().dropFirst(Int(CommandLine.arguments[2]) ?? 0) {
      Frames.begin()
      Log.begin(number, test.name)
      await test.body()
      Log.end(number, test.name)
      Frames.end()
    }
    exit(0)
  }
}
