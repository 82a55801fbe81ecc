import Testing

/// The difference up to which two pictures count as the same.
public struct PictureTolerance: Equatable, Sendable {
  /// The greatest difference of a pixel's red, green, blue and alpha, from 0 to 255.
  public var channel: Int
  /// The fraction of the pixels, from 0 to 1, that may differ by more than `channel`.
  public var fraction: Double

  /// No difference.
  public static let exact = PictureTolerance()

  /// Creates a tolerance. By default no difference is allowed.
  ///
  /// - Parameters:
  ///   - channel: The greatest difference of each channel, from 0 to 255.
  ///   - fraction: The fraction of the pixels, from 0 to 1, that may differ by more.
  ///   - sourceLocation: The caller's location. If a value is out of its range, an issue is recorded there, and no
  ///     difference is allowed.
  public init(channel: Int = 0, fraction: Double = 0, sourceLocation: SourceLocation = #_sourceLocation) {
    guard (0...255).contains(channel), (0...1).contains(fraction) else {
      TestIssue.record(
        "a tolerance is from 0 to 255, and its fraction from 0 to 1, not \(channel) and \(fraction)", sourceLocation)
      (self.channel, self.fraction) = (0, 0)
      return
    }
    (self.channel, self.fraction) = (channel, fraction)
  }
}
