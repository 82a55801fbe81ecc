/// Frame rates that would do, in frames per second. All zero: the display's own rate.
public struct CAFrameRateRange: Sendable {
  /// The least that would do.
  public var minimum: Float
  /// The most that is of use.
  public var maximum: Float
  /// The rate wanted most; nil for none in particular.
  public var preferred: Float?

  /// All zero.
  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  /// A range with the rate wanted most.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The display's own rate.
  public static let `default` = CAFrameRateRange()
}

extension CAFrameRateRange: Equatable {
  /// Whether both are the same; no preferred rate is the same as 0.
  public static func == (lhs: CAFrameRateRange, rhs: CAFrameRateRange) -> Bool {
    lhs.minimum == rhs.minimum && lhs.maximum == rhs.maximum && (lhs.preferred ?? 0) == (rhs.preferred ?? 0)
  }
}
