/// How an interface stands on its device. Raw values are those of the header; left and right are where the home button
/// of an old phone is.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// On its side, the button at the right.
  case landscapeRight = 3
  /// On its side, the button at the left.
  case landscapeLeft = 4

  /// Whether it is upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The turn from upright, in radians, clockwise as the user sees it (a guess).
  var angle: CGFloat {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: .pi / 2
    case .portraitUpsideDown: .pi
    case .landscapeLeft: -.pi / 2
    }
  }

  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
}

/// Several orientations. Raw values are those of the header.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static var portrait: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 1) }
  /// On its head.
  public static var portraitUpsideDown: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 2) }
  /// On its side, the button at the right.
  public static var landscapeRight: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 3) }
  /// On its side, the button at the left.
  public static var landscapeLeft: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 4) }
  /// On either side.
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
  /// Every way.
  public static var all: UIInterfaceOrientationMask { [.portrait, .landscape, .portraitUpsideDown] }
  /// Every way but on its head.
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}
