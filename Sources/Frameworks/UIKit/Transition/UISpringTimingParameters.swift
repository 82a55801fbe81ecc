import QuartzCore

/// Timing by a damped spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The description that the spring was created from.
  package enum Description: Equatable, Sendable {
    /// A damping ratio (1 is critical). The animation keeps its own duration.
    case dampingRatio(CGFloat)
    /// The spring's constants. The animation takes its settling duration.
    case constants(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  package let spring: Description

  /// The initial speed by axis, in distances per second; `dx` for one-dimensional values.
  public let initialVelocity: CGVector

  /// Creates the system's spring: mass 3, stiffness 1000, damping 500 (observed on iOS; the header gives no numbers).
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring with a damping ratio: 1 comes to rest without oscillating, smaller ratios oscillate.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    spring = .dampingRatio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring with a damping ratio that starts at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring with constants, as `CASpringAnimation` takes them.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    spring = .constants(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  /// Decodes what `encode(with:)` wrote; nil for anything else.
  public nonisolated required init?(coder: NSCoder) {
    func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    if coder.containsValue(forKey: "ratio") {
      spring = .dampingRatio(number("ratio"))
    } else if coder.containsValue(forKey: "mass") {
      spring = .constants(mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"))
    } else {
      return nil
    }
    initialVelocity = CGVector(dx: number("dx"), dy: number("dy"))
    super.init()
  }

  /// Encodes the spring.
  open nonisolated func encode(with coder: NSCoder) {
    switch spring {
    case .dampingRatio(let ratio):
      coder.encode(Double(ratio), forKey: "ratio")
    case .constants(let mass, let stiffness, let damping):
      coder.encode(Double(mass), forKey: "mass")
      coder.encode(Double(stiffness), forKey: "stiffness")
      coder.encode(Double(damping), forKey: "damping")
    }
    coder.encode(Double(initialVelocity.dx), forKey: "dx")
    coder.encode(Double(initialVelocity.dy), forKey: "dy")
  }

  /// Returns the object itself, which is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// Nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The object itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
