import Foundation

/// Sets the properties and velocities of items. Of two such behaviors that set one property, the later one wins.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var members: DynamicsItems
  /// The velocities of items that have no animator yet.
  private var waiting: [ObjectIdentifier: (linear: CGVector, angular: CGFloat)] = [:]

  /// Makes a behavior that sets no property yet.
  public init(items: [any UIDynamicItem]) {
    members = DynamicsItems(items)
    super.init()
  }

  /// The items of the behavior.
  open var items: [any UIDynamicItem] { members.all }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { members.add(item, to: world) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    waiting[ObjectIdentifier(item)] = nil
    if members.remove(item) { world?.itemsChanged() }
  }

  /// The mass per area. At 1, the default, 100 × 100 points have a mass of 1 (documented).
  open var density: CGFloat {
    get { overrides.density ?? 1 }
    set { overrides.density = newValue }
  }
  /// The rate at which the velocity decays, per second. 0, the default, means no decay.
  open var resistance: CGFloat {
    get { overrides.resistance ?? 0 }
    set { overrides.resistance = newValue }
  }
  /// The rate at which the angular velocity decays, per second. 0, the default, means no decay.
  open var angularResistance: CGFloat {
    get { overrides.angularResistance ?? 0 }
    set { overrides.angularResistance = newValue }
  }
  /// A Boolean value that indicates whether the items rotate. The default is true.
  open var allowsRotation: Bool {
    get { overrides.turns ?? true }
    set { overrides.turns = newValue }
  }
  /// A Boolean value that indicates whether the items stay in place, whatever acts on them. The default is false.
  open var isAnchored: Bool {
    get { overrides.isAnchored ?? false }
    set { overrides.isAnchored = newValue }
  }

  /// Adds to an item's velocity, in points per second. Without an animator, it is kept until there is one.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(CGVector(dx: velocity.x, dy: velocity.y), 0, to: item)
  }
  /// Returns an item's velocity, in points per second. Zero if the behavior does not have the item.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = velocities(of: item).linear
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }
  /// Adds to an item's angular velocity, clockwise in radians per second. Kept as by `addLinearVelocity(_:for:)`.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(CGVector(), velocity, to: item) }
  /// Returns an item's angular velocity, clockwise in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { velocities(of: item).angular }

  // MARK: Properties

  private struct Overrides {
    var density: CGFloat?
    var resistance: CGFloat?
    var angularResistance: CGFloat?
    var turns: Bool?
    var isAnchored: Bool?
  }

  private var overrides = Overrides() { didSet { world?.resume() } }

  override var ownItems: [any UIDynamicItem] { members.all }

  override func describe(in world: DynamicsWorld) {
    for item in members.all {
      guard let body = world.body(of: item) else { continue }
      if let density = overrides.density { body.properties.density = density }
      if let resistance = overrides.resistance { body.properties.resistance = resistance }
      if let resistance = overrides.angularResistance { body.properties.angularResistance = resistance }
      if let turns = overrides.turns { body.properties.turns = turns }
      if let isAnchored = overrides.isAnchored { body.properties.isAnchored = isAnchored }
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
