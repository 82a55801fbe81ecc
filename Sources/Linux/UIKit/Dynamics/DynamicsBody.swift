import Foundation

/// An item as it moves: where it is, how fast, and what pushes it.
@MainActor final class DynamicsBody {
  /// What behaviors say of the item; what none says is as here.
  struct Matter {
    var density: CGFloat = 1
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var turns = true
    var isAnchored = false
  }

  /// Below these, in points and radians a second, an item is at rest (a guess).
  private static let stillSpeed: CGFloat = 0.1
  private static let stillTurn: CGFloat = 0.001

  let item: any UIDynamicItem
  var matter = Matter()
  var place = CGPoint.zero
  /// Radians that the item was turned by since it was read.
  var angle: CGFloat = 0
  var velocity = CGVector()
  var angularVelocity: CGFloat = 0
  private var acceleration = CGVector()
  private var force = CGVector()
  private var torque: CGFloat = 0
  private var base = CGAffineTransform.identity

  init(_ item: any UIDynamicItem) {
    self.item = item
    let size = item.bounds.size
    guard size.width > 0, size.height > 0 else {
      fatalError("NSInvalidArgumentException: Invalid size \(size) for item \(item) in Dynamics")
    }
    readItem()
  }

  // MARK: The item

  func readItem() {
    (place, base, angle) = (item.center, item.transform, 0)
  }

  func writeItem() {
    if item.center != place { item.center = place }
    let transform = CGAffineTransform(rotationAngle: angle).concatenating(base)
    if angle != 0 || item.transform != base, item.transform != transform { item.transform = transform }
  }

  /// How the item stands against the upright.
  var turn: CGFloat { angle + atan2(base.b, base.a) }

  var frame: CGRect {
    let transform = CGAffineTransform(rotationAngle: angle).concatenating(base)
    let size = item.bounds.size
    return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(transform).offsetBy(dx: place.x, dy: place.y)
  }

  // MARK: Its mass

  /// 1 for 100 × 100 points at the density 1 (documented).
  var mass: CGFloat { item.bounds.width * item.bounds.height / 10000 * matter.density }
  /// What a push against the middle changes the velocity by.
  var inverseMass: CGFloat { matter.isAnchored ? 0 : 1 / mass }
  /// That of a rectangle, for turning.
  var inverseInertia: CGFloat {
    guard !matter.isAnchored, matter.turns else { return 0 }
    let size = item.bounds.size
    return 12 / (mass * (size.width * size.width + size.height * size.height))
  }

  /// An offset from the middle, turned as the item is.
  func arm(_ offset: UIOffset) -> CGVector {
    let (c, s) = (cos(angle), sin(angle))
    return CGVector(
      dx: offset.horizontal * c - offset.vertical * s, dy: offset.horizontal * s + offset.vertical * c)
  }

  // MARK: What acts on it

  func clearForces() {
    (force, acceleration, torque) = (CGVector(), CGVector(), 0)
  }

  /// The same for all masses, in points per second squared.
  func add(acceleration more: CGVector) {
    acceleration = CGVector(dx: acceleration.dx + more.dx, dy: acceleration.dy + more.dy)
  }

  /// Against the mass, at an arm from the middle.
  func add(force more: CGVector, at arm: CGVector) {
    force = CGVector(dx: force.dx + more.dx, dy: force.dy + more.dy)
    torque += arm.dx * more.dy - arm.dy * more.dx
  }

  func add(angularAcceleration more: CGFloat) {
    if inverseInertia > 0 { torque += more / inverseInertia }
  }

  /// A blow: the velocities change at once.
  func strike(_ impulse: CGVector, at arm: CGVector) {
    velocity = CGVector(dx: velocity.dx + impulse.dx * inverseMass, dy: velocity.dy + impulse.dy * inverseMass)
    angularVelocity += (arm.dx * impulse.dy - arm.dy * impulse.dx) * inverseInertia
  }

  /// As `strike`, of places.
  func shift(_ impulse: CGVector, at arm: CGVector) {
    place = CGPoint(x: place.x + impulse.dx * inverseMass, y: place.y + impulse.dy * inverseMass)
    angle += (arm.dx * impulse.dy - arm.dy * impulse.dx) * inverseInertia
  }

  // MARK: Its way

  func accelerate(_ time: TimeInterval) {
    guard !matter.isAnchored else {
      (velocity, angularVelocity) = (CGVector(), 0)
      return
    }
    let (rest, angularRest) = (exp(-matter.resistance * time), exp(-matter.angularResistance * time))
    let (x, y) = (acceleration.dx + force.dx * inverseMass, acceleration.dy + force.dy * inverseMass)
    velocity = CGVector(dx: velocity.dx * rest + x * time, dy: velocity.dy * rest + y * time)
    angularVelocity = matter.turns ? angularVelocity * angularRest + torque * inverseInertia * time : 0
  }

  func move(_ time: TimeInterval) {
    place = CGPoint(x: place.x + velocity.dx * time, y: place.y + velocity.dy * time)
    angle += angularVelocity * time
  }

  var isStill: Bool {
    hypot(velocity.dx, velocity.dy) < Self.stillSpeed && abs(angularVelocity) < Self.stillTurn
  }
}
