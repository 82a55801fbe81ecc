/// A range of acceptable frame rates, in frames per second. All zero stands for the display's own rate.
public struct CAFrameRateRange: Sendable {
  /// The minimum acceptable rate.
  public var minimum: Float
  /// The maximum useful rate.
  public var maximum: Float
  /// The preferred rate. Nil if there is none.
  public var preferred: Float?

  /// Creates a range of zeros.
  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  /// Creates a range with a preferred rate.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The display's own rate.
  public static let `default` = CAFrameRateRange()
}

extension CAFrameRateRange: Equatable {
  /// Returns `true` if both are the same. No preferred rate is the same as 0.
  public static func == (lhs: CAFrameRateRange, rhs: CAFrameRateRange) -> Bool {
    lhs.minimum == rhs.minimum && lhs.maximum == rhs.maximum && (lhs.preferred ?? 0) == (rhs.preferred ?? 0)
  }
}
