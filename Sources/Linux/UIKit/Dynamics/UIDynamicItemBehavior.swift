import Foundation

/// Says what items are made of, and sets them moving. What two such behaviors say of one item, the later one decides.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var members: DynamicsItems
  /// Velocities for items that no animator has yet.
  private var waiting: [ObjectIdentifier: (linear: CGVector, angular: CGFloat)] = [:]

  /// A behavior that says nothing yet.
  public init(items: [any UIDynamicItem]) {
    members = DynamicsItems(items)
    super.init()
  }

  /// The items that it is about.
  open var items: [any UIDynamicItem] { members.all }
  /// Is about an item, too.
  open func addItem(_ item: any UIDynamicItem) { members.add(item, to: world) }
  /// Is about an item no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    waiting[ObjectIdentifier(item)] = nil
    if members.remove(item) { world?.itemsChanged() }
  }

  /// Mass by area: 1, as at first, is the mass 1 for 100 × 100 points (documented).
  open var density: CGFloat {
    get { said.density ?? 1 }
    set { said.density = newValue }
  }
  /// How much the velocity falls: by so much of it a second. 0 at first, none.
  open var resistance: CGFloat {
    get { said.resistance ?? 0 }
    set { said.resistance = newValue }
  }
  /// As `resistance`, for turning.
  open var angularResistance: CGFloat {
    get { said.angularResistance ?? 0 }
    set { said.angularResistance = newValue }
  }
  /// Whether the items turn. True at first.
  open var allowsRotation: Bool {
    get { said.turns ?? true }
    set { said.turns = newValue }
  }
  /// Whether the items stay where they are, whatever acts on them. False at first.
  open var isAnchored: Bool {
    get { said.isAnchored ?? false }
    set { said.isAnchored = newValue }
  }

  /// Adds to an item's velocity, in points a second. Before the behavior has an animator it is kept until then.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(CGVector(dx: velocity.x, dy: velocity.y), 0, to: item)
  }
  /// An item's velocity, in points a second; none for one that is not the behavior's.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = velocities(of: item).linear
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }
  /// Adds to how fast an item turns, clockwise in radians a second; kept as by `addLinearVelocity(_:for:)`.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(CGVector(), velocity, to: item) }
  /// How fast an item turns, clockwise in radians a second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { velocities(of: item).angular }

  // MARK: What was said

  private struct Said {
    var density: CGFloat?
    var resistance: CGFloat?
    var angularResistance: CGFloat?
    var turns: Bool?
    var isAnchored: Bool?
  }

  private var said = Said() { didSet { world?.resume() } }

  override var ownItems: [any UIDynamicItem] { members.all }

  override func describe(in world: DynamicsWorld) {
    for item in members.all {
      guard let body = world.body(of: item) else { continue }
      if let density = said.density { body.matter.density = density }
      if let resistance = said.resistance { body.matter.resistance = resistance }
      if let resistance = said.angularResistance { body.matter.angularResistance = resistance }
      if let turns = said.turns { body.matter.turns = turns }
      if let isAnchored = said.isAnchored { body.matter.isAnchored = isAnchored }
    }
  }

  // MARK: Velocities

  private func velocities(of item: any UIDynamicItem) -> (linear: CGVector, angular: CGFloat) {
    guard members.contains(item) else { return (CGVector(), 0) }
    if let body = world?.body(of: item) { return (body.velocity, body.angularVelocity) }
    return waiting[ObjectIdentifier(item)] ?? (CGVector(), 0)
  }

  private func add(_ linear: CGVector, _ angular: CGFloat, to item: any UIDynamicItem) {
    guard members.contains(item) else { return }
    let old = velocities(of: item)
    let new = CGVector(dx: old.linear.dx + linear.dx, dy: old.linear.dy + linear.dy)
    guard let world, let body = world.body(of: item) else {
      waiting[ObjectIdentifier(item)] = (new, old.angular + angular)
      return
    }
    (body.velocity, body.angularVelocity) = (new, old.angular + angular)
    world.resume()
  }

  override func didEnter(_ world: DynamicsWorld) {
    let kept = waiting
    waiting = [:]
    for item in members.all {
      if let velocity = kept[ObjectIdentifier(item)] { add(velocity.linear, velocity.angular, to: item) }
    }
  }
}
