/// An item that dynamics can move and rotate, such as a view.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in the coordinates of the animator's reference view. It is the center of mass.
  var center: CGPoint { get set }
  /// The size. An item of 100 × 100 points has a mass of 1 at a density of 1.
  var bounds: CGRect { get }
  /// The transform. Dynamics adds a rotation to it and keeps the rest.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
