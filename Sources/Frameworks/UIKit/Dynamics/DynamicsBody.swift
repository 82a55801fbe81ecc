import Foundation

/// The motion of an item: its position, its velocity, and the forces that act on it.
@MainActor final class DynamicsBody {
  /// The properties that behaviors set for the item, with their defaults.
  struct BodyProperties {
    var density: CGFloat = 1
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var turns = true
    var isAnchored = false
  }

  /// The speeds, in points and radians per second, below which an item is at rest (a guess: view-54).
  private static let stillSpeed: CGFloat = 0.1
  private static let stillTurn: CGFloat = 0.001

  let item: any UIDynamicItem
  var properties = BodyProperties()
  var position = CGPoint.zero
  /// The angle, in radians, by which the item has rotated since it was read.
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
    (position, base, angle) = (item.center, item.transform, 0)
  }

  func writeItem() {
    if item.center != position { item.center = position }
    if angle != 0 || item.transform != base, item.transform != transform { item.transform = transform }
  }

  /// The item's rotation from upright.
  var turn: CGFloat { angle + atan2(base.b, base.a) }

  private var transform: CGAffineTransform { CGAffineTransform(rotationAngle: angle).concatenating(base) }

  var frame: CGRect {
    let size = item.bounds.size
    return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(transform).offsetBy(dx: position.x, dy: position.y)
  }

  // MARK: Its mass

  /// The mass: 1 for 100 × 100 points at a density of 1 (documented).
  var mass: CGFloat { item.bounds.width * item.bounds.height / 10000 * properties.density }
  /// The change in velocity per unit of impulse at the center.
  var inverseMass: CGFloat { properties.isAnchored ? 0 : 1 / mass }
  /// The inverse moment of inertia of a rectangle.
  var inverseInertia: CGFloat {
    guard !properties.isAnchored, properties.turns else { return 0 }
    let size = item.bounds.size
    return 12 / (mass * (size.width * size.width + size.height * size.height))
  }

  /// Converts an offset from the center out of the item's coordinates, which its transform turns.
  func arm(_ offset: UIOffset) -> CGVector {
    let point = CGPoint(x: offset.horizontal, y: offset.vertical).applying(transform)
    return CGVector(dx: point.x, dy: point.y)
  }

  // MARK: Forces

  func clearForces() {
    (force, acceleration, torque) = (CGVector(), CGVector(), 0)
  }

  /// Adds an acceleration, which does not depend on the mass, in points per second squared.
  func add(acceleration more: CGVector) {
    acceleration = CGVector(dx: acceleration.dx + more.dx, dy: acceleration.dy + more.dy)
  }

  /// Adds a force, whose effect depends on the mass, at an arm from the center.
  func add(force more: CGVector, at arm: CGVector) {
    force = CGVector(dx: force.dx + more.dx, dy: force.dy + more.dy)
    torque += arm.dx * more.dy - arm.dy * more.dx
  }

  func add(angularAcceleration more: CGFloat) {
    if inverseInertia > 0 { torque += more / inverseInertia }
  }

  /// Applies an impulse, which changes the velocities immediately.
  func strike(_ impulse: CGVector, at arm: CGVector) {
    velocity = CGVector(dx: velocity.dx + impulse.dx * inverseMass, dy: velocity.dy + impulse.dy * inverseMass)
    angularVelocity += (arm.dx * impulse.dy - arm.dy * impulse.dx) * inverseInertia
  }

  /// Changes the position and the angle as `strike` changes the velocities.
  func shift(_ impulse: CGVector, at arm: CGVector) {
    position = CGPoint(x: position.x + impulse.dx * inverseMass, y: position.y + impulse.dy * inverseMass)
    angle += (arm.dx * impulse.dy - arm.dy * impulse.dx) * inverseInertia
  }

  // MARK: Its motion

  func accelerate(_ time: TimeInterval) {
    guard !properties.isAnchored else {
      (velocity, angularVelocity) = (CGVector(), 0)
      return
    }
    let (rest, angularRest) = (exp(-properties.resistance * time), exp(-properties.angularResistance * time))
    let (x, y) = (acceleration.dx + force.dx * inverseMass, acceleration.dy + force.dy * inverseMass)
    velocity = CGVector(dx: velocity.dx * rest + x * time, dy: velocity.dy * rest + y * time)
    angularVelocity = properties.turns ? angularVelocity * angularRest + torque * inverseInertia * time : 0
  }

  func move(_ time: TimeInterval) {
    position = CGPoint(x: position.x + velocity.dx * time, y: position.y + velocity.dy * time)
    angle += angularVelocity * time
  }

  var isStill: Bool {
    hypot(velocity.dx, velocity.dy) < Self.stillSpeed && abs(angularVelocity) < Self.stillTurn
  }
}
