/// Pushes items continuously or once. A magnitude of 1 changes the velocity of an item with 100 × 100 points and a
/// density of 1 by 100 points per second: in each second (documented), or once (a guess: view-46c).
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// The modes of a push. Raw values are those of the header.
  public enum Mode: Int, Sendable {
    /// Pushes as long as it is active.
    case continuous = 0
    /// Pushes once when it becomes active, and becomes inactive again.
    case instantaneous = 1
  }

  private static let strength: CGFloat = 100
  private var members: DynamicsItems
  private var direction = DynamicsDirection(CGVector(dx: 0, dy: 0)) { didSet { world?.resume() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Makes an active push with a magnitude of 0.
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    members = DynamicsItems(items)
    self.mode = mode
    super.init()
  }

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { members.all }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { members.add(item, to: world) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    if members.remove(item) { world?.itemsChanged() }
  }

  /// The mode of the push.
  public let mode: Mode
  /// A Boolean value that indicates whether it pushes. The default is true. An instantaneous push resets it to false.
  open var active = true { didSet { if active { world?.resume() } } }
  /// The direction and the magnitude. The default is zero; y points down.
  open var pushDirection: CGVector {
    get { direction.vector }
    set { direction = DynamicsDirection(newValue) }
  }
  /// The direction, in radians clockwise from the right.
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The magnitude. The default is 0.
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction and the magnitude together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { direction.set(angle: angle, magnitude: magnitude) }

  /// Returns the offset from an item's center at which it is pushed, in its own coordinates. The default is zero.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? UIOffset()
  }
  /// Sets the offset from an item's center at which it is pushed. An offset also rotates the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard members.contains(item) else { return }
    offsets[ObjectIdentifier(item)] = o
    world?.resume()
  }

  override var ownItems: [any UIDynamicItem] { members.all }

  override func strike(in world: DynamicsWorld) {
    guard active, mode == .instantaneous else { return }
    forEachBody(of: world) { $0.strike(force, at: $1) }
    active = false
  }

  override func push(in world: DynamicsWorld) {
    if active, mode == .continuous { forEachBody(of: world) { $0.add(force: force, at: $1) } }
  }

  private var force: CGVector {
    CGVector(dx: direction.vector.dx * Self.strength, dy: direction.vector.dy * Self.strength)
  }

  private func forEachBody(of world: DynamicsWorld, _ act: (DynamicsBody, CGVector) -> Void) {
    for item in members.all {
      if let body = world.body(of: item) { act(body, body.arm(targetOffsetFromCenter(for: item))) }
    }
  }
}
