/// Accelerates all items equally: at a magnitude of 1 by 1000 points per second squared (documented).
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  private static let strength: CGFloat = 1000
  private var members: DynamicsItems
  private var direction = DynamicsDirection(CGVector(dx: 0, dy: 1)) { didSet { world?.resume() } }

  /// Makes downward gravity with a magnitude of 1.
  public init(items: [any UIDynamicItem]) {
    members = DynamicsItems(items)
    super.init()
  }

  /// The items that fall.
  open var items: [any UIDynamicItem] { members.all }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { members.add(item, to: world) }
  /// Removes an item. It keeps its velocity if another behavior has it.
  open func removeItem(_ item: any UIDynamicItem) { if members.remove(item) { world?.itemsChanged() } }

  /// The direction and the magnitude. The default is (0, 1); y points down.
  open var gravityDirection: CGVector {
    get { direction.vector }
    set { direction = DynamicsDirection(newValue) }
  }
  /// The direction, in radians clockwise from the right. The default is a quarter turn.
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The magnitude. The default is 1.
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction and the magnitude together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { direction.set(angle: angle, magnitude: magnitude) }

  override var ownItems: [any UIDynamicItem] { members.all }

  override func push(in world: DynamicsWorld) {
    let acceleration = CGVector(dx: direction.vector.dx * Self.strength, dy: direction.vector.dy * Self.strength)
    for item in members.all { world.body(of: item)?.add(acceleration: acceleration) }
  }
}
