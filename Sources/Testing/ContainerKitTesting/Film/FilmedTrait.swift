import Testing
import UIKit

/// A trait that films each stage of a test, and keeps the films if the test fails. Use `filmed`.
public struct FilmedTrait: TestTrait, SuiteTrait, TestScoping {
  /// `true`: a suite's tests are filmed one by one.
  public var isRecursive: Bool { true }

  /// Runs a test with its stages filmed.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let filmed = FilmedTest(test)
    await MainActor.run { Stage.onMake = { FilmedTest.current?.film($0) } }
    let issues = IssueHandlingTrait.compactMapIssues { filmed.note($0) }
    do {
      try await issues.provideScope(for: test, testCase: testCase) {
        try await FilmedTest.$current.withValue(filmed) { try await function() }
      }
    } catch {
      filmed.fail()
      await filmed.finish()
      throw error
    }
    await filmed.finish()
  }
}

extension Trait where Self == FilmedTrait {
  /// Films each stage of a test or of a suite's tests. If a test fails, its films are kept, and its issues name them.
  ///
  ///     @MainActor @Suite("The card animator", .serialized, .filmed) struct CardAnimatorTests { … }
  ///
  /// The films are in the folder of `Stage.film(_:file:)`, and are called after the test's file and function:
  /// `CardAnimatorTests-cancelled`. A second stage, or a second set of arguments, adds `-2`. Frames are drawn only if the
  /// test fails.
  public static var filmed: Self { FilmedTrait() }
}
