/// A layer that draws a color gradient over its background, within its rounded bounds.
open class CAGradientLayer: CALayer {
  override class var initialGradient: GradientState? { GradientState() }

  /// The colors, as `CGColor`s. Without colors nothing is drawn. Animatable between lists of equal length.
  open var colors: [Any]? {
    get { state.plainGradient.colors }
    set {
      let new = newValue?.compactMap { $0 as? CGColor }
      change("colors", \.plainGradient.colors, new)
    }
  }

  /// Each color's location, rising from 0 to 1. Evenly spaced by default. Animatable between lists of equal length.
  open var locations: [NSNumber]? {
    get { state.plainGradient.locations?.map { NSNumber(value: $0) } }
    set { change("locations", \.plainGradient.locations, newValue?.map(\.doubleValue)) }
  }

  /// The position of the first color, in units of the bounds. The center of a radial or conic gradient. The default is
  /// (0.5, 0). Animatable.
  open var startPoint: CGPoint {
    get { state.plainGradient.startPoint }
    set { change("startPoint", \.plainGradient.startPoint, newValue) }
  }

  /// The position of the last color, in units of the bounds. For a radial gradient, a corner of the rectangle around a
  /// quarter of its ellipse. For a conic one, the direction of the first color. The default is (0.5, 1). Animatable.
  open var endPoint: CGPoint {
    get { state.plainGradient.endPoint }
    set { change("endPoint", \.plainGradient.endPoint, newValue) }
  }

  /// The type of the gradient. Axial by default.
  open var type: CAGradientLayerType {
    get { state.plainGradient.type }
    set { change("type", \.plainGradient.type, newValue) }
  }
}

/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In an ellipse about the start point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, starting in the direction of the end point, from positive x toward positive y. (It is a
  /// guess (time-32b) that the angle is measured in units of the bounds.)
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
