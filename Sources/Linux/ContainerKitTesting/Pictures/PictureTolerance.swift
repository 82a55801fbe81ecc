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
  public init(channel: Int = 0, fraction: Double = 0) {
    precondition((0...255).contains(channel) && (0...1).contains(fraction), "a tolerance of 0 to 255, and of 0 to 1")
    (self.channel, self.fraction) = (channel, fraction)
  }
}
