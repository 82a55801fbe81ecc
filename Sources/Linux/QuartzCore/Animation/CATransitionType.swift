/// How a transition goes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new look comes up while the old one goes down.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new look slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new look slides in and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old look slides away from over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition that moves comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the edge of greatest x.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the edge of least x.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the edge of greatest y, as "top" is with contents' gravity: with y running down, from below.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the edge of least y: with y running down, from above.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// From the middle of the bounds towards where the new look comes from, in units of the bounds.
  var direction: CGVector {
    switch self {
    case .fromRight: CGVector(dx: 1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: 1)
    case .fromBottom: CGVector(dx: 0, dy: -1)
    default: CGVector(dx: -1, dy: 0)
    }
  }
}
