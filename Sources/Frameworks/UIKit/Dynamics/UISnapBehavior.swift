import Foundation

/// Moves an item to a point like a spring, and rotates it upright. The spring's strength and damping are
/// guesses: view-47b.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// The frequency in radians per second: three oscillations per second.
  private static let frequency: CGFloat = 6 * .pi
  private let item: any UIDynamicItem

  /// Makes a behavior that moves an item to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point to which the item moves, in the reference view's coordinates.
  open var snapPoint: CGPoint { didSet { world?.resume() } }
  /// The damping of the oscillation, from 0 (most oscillation) to 1 (none). The default is 0.5. (Here, it is a fraction
  /// of the critical damping, and at least 0.2 is used so that the item comes to rest.)
  open var damping: CGFloat = 0.5 { didSet { world?.resume() } }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func push(in world: DynamicsWorld) {
    guard let body = world.body(of: item) else { return }
    let stiffness = Self.frequency * Self.frequency
    let drag = 2 * Self.frequency * min(max(damping, 0.2), 1)
    body.add(
      acceleration: CGVector(
        dx: (snapPoint.x - body.position.x) * stiffness - body.velocity.dx * drag,
        dy: (snapPoint.y - body.position.y) * stiffness - body.velocity.dy * drag))
    body.add(angularAcceleration: -body.turn * stiffness - body.angularVelocity * drag)
  }
}
