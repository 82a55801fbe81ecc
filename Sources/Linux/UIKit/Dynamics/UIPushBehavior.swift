/// Pushes items, all along or once. The magnitude 1 changes the velocity of an item of 100 × 100 points and the density 1
/// by 100 points a second: in each second, or at once (documented for the former, a guess for the latter).
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// How long the push lasts. Raw values are those of the header.
  public enum Mode: Int, Sendable {
    /// As long as it is active.
    case continuous = 0
    /// Once, whenever it becomes active; then it is not any more.
    case instantaneous = 1
  }

  private static let strength: CGFloat = 100
  private var members: DynamicsItems
  private var direction = DynamicsDirection(CGVector(dx: 0, dy: 0)) { didSet { world?.resume() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// A push of no magnitude, active.
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    members = DynamicsItems(items)
    self.mode = mode
    super.init()
  }

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { members.all }
  /// Has an item pushed, too.
  open func addItem(_ item: any UIDynamicItem) { members.add(item, to: world) }
  /// Has an item pushed no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    if members.remove(item) { world?.itemsChanged() }
  }

  /// How long the push lasts.
  public let mode: Mode
  /// Whether it pushes. True at first; an instantaneous push sets it to false once it has pushed.
  open var active = true { didSet { if active { world?.resume() } } }
  /// Where to, and how much; nothing at first. Y is down.
  open var pushDirection: CGVector {
    get { direction.vector }
    set { direction = DynamicsDirection(newValue) }
  }
  /// Where to, in radians clockwise from the right.
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How much; 0 at first.
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Both at once.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { direction.set(angle: angle, magnitude: magnitude) }

  /// Where an item is pushed, from its middle, in its own coordinates; at its middle at first.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? UIOffset()
  }
  /// Pushes an item of the behavior beside its middle, which turns it as well.
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
