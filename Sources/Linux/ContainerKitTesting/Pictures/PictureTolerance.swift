/// How far two pictures may be from each other and still be the same.
public struct PictureTolerance: Equatable, Sendable {
  /// By how much each of a pixel's red, green, blue and alpha may differ, from 0 to 255.
  public var channel: Int
  /// The share of the pixels, from 0 to 1, that may differ by more than that.
  public var share: Double

  /// Not at all.
  public static let exact = PictureTolerance()

  /// A tolerance; none where nothing is said.
  ///
  /// - Parameters:
  ///   - channel: By how much each channel may differ, from 0 to 255.
  ///   - share: The share of the pixels, from 0 to 1, that may differ by more.
  public init(channel: Int = 0, share: Double = 0) {
    precondition((0...255).contains(channel) && (0...1).contains(share), "a tolerance of 0 to 255, and of 0 to 1")
    (self.channel, self.share) = (channel, share)
  }
}
