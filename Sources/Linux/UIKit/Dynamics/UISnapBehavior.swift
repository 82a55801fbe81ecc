import Foundation

/// Brings an item to a point, as a spring does, and turns it upright. How strong and how damped the spring is, is a guess.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// Radians a second: three swings a second.
  private static let frequency: CGFloat = 6 * .pi
  private let item: any UIDynamicItem

  /// A behavior that brings an item to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// Where the item comes to, in the reference view's coordinates.
  open var snapPoint: CGPoint { didSet { world?.resume() } }
  /// How little the item swings about the point: from 0, much, to 1, not at all. 0.5 at first. (Here that is how much of
  /// the critical damping there is, and a fifth at least: it shall come to rest.)
  open var damping: CGFloat = 0.5 { didSet { world?.resume() } }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func push(in world: DynamicsWorld) {
    guard let body = world.body(of: item) else { return }
    let stiffness = Self.frequency * Self.frequency
    let drag = 2 * Self.frequency * min(max(damping, 0.2), 1)
    body.add(
      acceleration: CGVector(
        dx: (snapPoint.x - body.place.x) * stiffness - body.velocity.dx * drag,
        dy: (snapPoint.y - body.place.y) * stiffness - body.velocity.dy * drag))
    body.add(angularAcceleration: -body.turn * stiffness - body.angularVelocity * drag)
  }
}
