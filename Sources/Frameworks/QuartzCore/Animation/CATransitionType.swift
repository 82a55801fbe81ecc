/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new appearance fades in while the old one fades out.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new appearance slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new appearance slides in and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old appearance slides out and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The edge from which a transition starts to move.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// Creates a subtype from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the edge of greatest x.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the edge of least x.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the edge of greatest y, like "top" in contents gravity: from below if y points down.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the edge of least y: from above if y points down.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// The vector from the center of the bounds toward the edge where the new appearance enters, in units of the bounds.
  var direction: CGVector {
    switch self {
    case .fromRight: CGVector(dx: 1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: 1)
    case .fromBottom: CGVector(dx: 0, dy: -1)
    default: CGVector(dx: -1, dy: 0)
    }
  }
}
