import Testing

/// A trait that compares pictures even if this machine renders differently. Use `strictPictures`.
public struct StrictPicturesTrait: TestTrait, SuiteTrait, TestScoping {
  @TaskLocal static var isActive = false

  /// `true`: it applies to the tests of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with strict comparisons.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$isActive.withValue(true) { try await function() }
  }
}

extension Trait where Self == StrictPicturesTrait {
  /// Fails comparisons with a `ReferencePicture` that are skipped by default, because this machine renders text or shapes
  /// differently from the one on which the picture was recorded.
  ///
  ///     @MainActor @Suite("The card animator", .serialized, .strictPictures) struct CardAnimatorTests { … }
  ///
  /// The environment variable `CONTAINERKIT_PICTURES=strict` does this for all tests.
  public static var strictPictures: Self { StrictPicturesTrait() }
}
