/// What dynamics can move and turn. A view is such an item.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in the coordinates of the animator's reference view. It is where the mass is.
  var center: CGPoint { get set }
  /// The size: an item of 100 × 100 points has the mass 1 at the density 1.
  var bounds: CGRect { get }
  /// How the item is turned; what else is in it stays.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
