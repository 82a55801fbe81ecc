/// A layer that draws a run of colours over its background, in its bounds with their corners.
open class CAGradientLayer: CALayer {
  override class var initialGradient: GradientState? { GradientState() }

  /// The colours, `CGColor`s; nothing is drawn without any. Animatable between lists of one length.
  open var colors: [Any]? {
    get { state.plainGradient.colors }
    set {
      let new = newValue?.compactMap { $0 as? CGColor }
      change("colors", \.plainGradient.colors, new)
    }
  }

  /// Where each colour is reached, rising from 0 to 1; even spaces unless set. Animatable between lists of one length.
  open var locations: [NSNumber]? {
    get { state.plainGradient.locations?.map { NSNumber(value: $0) } }
    set { change("locations", \.plainGradient.locations, newValue?.map(\.doubleValue)) }
  }

  /// Where the first colour is, in units of the bounds; for a radial or conic gradient the middle. (0.5, 0) unless set. Animatable.
  open var startPoint: CGPoint {
    get { state.plainGradient.startPoint }
    set { change("startPoint", \.plainGradient.startPoint, newValue) }
  }

  /// Where the last colour is, in units of the bounds; for a radial gradient a corner of the rectangle around a quarter of
  /// its ellipse; for a conic one in the direction of the first colour. (0.5, 1) unless set. Animatable.
  open var endPoint: CGPoint {
    get { state.plainGradient.endPoint }
    set { change("endPoint", \.plainGradient.endPoint, newValue) }
  }

  /// Along a line unless set.
  open var type: CAGradientLayerType {
    get { state.plainGradient.type }
    set { change("type", \.plainGradient.type, newValue) }
  }
}

/// How the colours of a gradient layer run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In an ellipse about the start point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, from the direction of the end point on, from positive x towards positive y. (That the angle
  /// counts in units of the bounds is a guess.)
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
