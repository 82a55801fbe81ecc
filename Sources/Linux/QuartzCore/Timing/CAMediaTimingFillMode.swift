/// What an animation shows outside the time in which it is active.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its last value, after it has ended.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value, before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its first value before it begins, its last after it has ended.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var fillsBackwards: Bool { self == .backwards || self == .both }
  var fillsForwards: Bool { self == .forwards || self == .both }
}
