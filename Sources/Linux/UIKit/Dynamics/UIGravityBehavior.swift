/// Has items fall, all alike: at the magnitude 1 by 1000 points per second squared (documented).
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  private static let strength: CGFloat = 1000
  private var members: DynamicsItems
  private var direction = DynamicsDirection(CGVector(dx: 0, dy: 1)) { didSet { world?.resume() } }

  /// Gravity downwards, of the magnitude 1.
  public init(items: [any UIDynamicItem]) {
    members = DynamicsItems(items)
    super.init()
  }

  /// The items that fall.
  open var items: [any UIDynamicItem] { members.all }
  /// Has an item fall.
  open func addItem(_ item: any UIDynamicItem) { members.add(item, to: world) }
  /// Has an item fall no longer; it keeps its velocity as long as another behavior is about it.
  open func removeItem(_ item: any UIDynamicItem) { if members.remove(item) { world?.itemsChanged() } }

  /// Where to, and how much; (0, 1) at first, y is down.
  open var gravityDirection: CGVector {
    get { direction.vector }
    set { direction = DynamicsDirection(newValue) }
  }
  /// Where to, in radians clockwise from the right; a quarter turn at first.
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How much; 1 at first.
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Both at once.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { direction.set(angle: angle, magnitude: magnitude) }

  override var ownItems: [any UIDynamicItem] { members.all }

  override func push(in world: DynamicsWorld) {
    let way = CGVector(dx: direction.vector.dx * Self.strength, dy: direction.vector.dy * Self.strength)
    for item in members.all { world.body(of: item)?.add(acceleration: way) }
  }
}
