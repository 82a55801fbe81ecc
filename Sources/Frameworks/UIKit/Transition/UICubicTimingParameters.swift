import QuartzCore

/// Timing by a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve that this was created from; ease-in-ease-out for control points (a guess: animator-17; UIKit does not
  /// say).
  public let animationCurve: UIView.AnimationCurve

  /// The first control point.
  public let controlPoint1: CGPoint

  /// The second control point.
  public let controlPoint2: CGPoint

  /// `.builtin`, or `.cubic` if created from control points.
  public let timingCurveType: UITimingCurveType

  /// Creates Core Animation's default curve, (.25, .1) (.25, 1).
  public override init() {
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    timingCurveType = .builtin
    super.init()
  }

  /// Creates one of the four standard curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = curve.controlPoints
    timingCurveType = .builtin
    super.init()
  }

  /// Creates a custom curve. The points' x is the time, from 0 to 1; y is the progress.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
    super.init()
  }

  /// Decodes what `encode(with:)` wrote; nil for anything else.
  public nonisolated required init?(coder: NSCoder) {
    guard let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")),
      let type = UITimingCurveType(rawValue: coder.decodeInteger(forKey: "type")),
      coder.containsValue(forKey: "x1")
    else { return nil }
    animationCurve = curve
    timingCurveType = type
    controlPoint1 = CGPoint(x: coder.decodeDouble(forKey: "x1"), y: coder.decodeDouble(forKey: "y1"))
    controlPoint2 = CGPoint(x: coder.decodeDouble(forKey: "x2"), y: coder.decodeDouble(forKey: "y2"))
    super.init()
  }

  /// Encodes the curve.
  open nonisolated func encode(with coder: NSCoder) {
    coder.encode(animationCurve.rawValue, forKey: "curve")
    coder.encode(timingCurveType.rawValue, forKey: "type")
    coder.encode(Double(controlPoint1.x), forKey: "x1")
    coder.encode(Double(controlPoint1.y), forKey: "y1")
    coder.encode(Double(controlPoint2.x), forKey: "x2")
    coder.encode(Double(controlPoint2.y), forKey: "y2")
  }

  /// Returns the object itself, which is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
