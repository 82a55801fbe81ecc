/// A function that converts an animation's numbers to transforms, so that a rotation can exceed one turn.
///
/// Set it on an animation of a property that is a transform. The animation's values are the function's input: radians
/// for rotations, factors for scales, points for translations. The result replaces the transform (measured).
open class CAValueFunction: NSObject {
  private let kind: CAValueFunctionName

  /// Creates the function with a name. Nil if there is none.
  public convenience init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.init(known: name)
  }

  private init(known name: CAValueFunctionName) {
    kind = name
    super.init()
  }

  /// The name of the function.
  open var name: CAValueFunctionName { kind }

  /// The input for the identity, which is the default of an animation's start and end.
  var rest: AnimatableValue {
    switch kind {
    case .scale: .numbers([1, 1, 1])
    case .translate: .numbers([0, 0, 0])
    case .scaleX, .scaleY, .scaleZ: .number(1)
    default: .number(0)
    }
  }

  /// Returns the transform for an input. Nil if the input has too few numbers.
  func transform(_ input: AnimatableValue) -> CATransform3D? {
    let n = input.components.map { CGFloat($0) }
    guard n.count >= rest.components.count else { return nil }
    switch kind {
    case .rotateX: return CATransform3DMakeRotation(n[0], 1, 0, 0)
    case .rotateY: return CATransform3DMakeRotation(n[0], 0, 1, 0)
    case .rotateZ: return CATransform3DMakeRotation(n[0], 0, 0, 1)
    case .scale: return CATransform3DMakeScale(n[0], n[1], n[2])
    case .scaleX: return CATransform3DMakeScale(n[0], 1, 1)
    case .scaleY: return CATransform3DMakeScale(1, n[0], 1)
    case .scaleZ: return CATransform3DMakeScale(1, 1, n[0])
    case .translate: return CATransform3DMakeTranslation(n[0], n[1], n[2])
    case .translateX: return CATransform3DMakeTranslation(n[0], 0, 0)
    case .translateY: return CATransform3DMakeTranslation(0, n[0], 0)
    default: return CATransform3DMakeTranslation(0, 0, n[0])
    }
  }
}
