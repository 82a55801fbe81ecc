import Foundation

/// Attaches an item to a point by a rod, which keeps the distance, or by a spring. (Two items cannot be attached here.)
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kinds of attachments. Raw values are those of the header.
  public enum AttachmentType: Int, Sendable {
    /// An attachment to another item.
    case items = 0
    /// An attachment to a point of the reference view.
    case anchor = 1
  }

  /// The maximum frequency of a spring, in oscillations per second. Steps cannot follow a stiffer one.
  private static let greatestFrequency: CGFloat = 60
  private let item: any UIDynamicItem
  private let offset: UIOffset

  /// Attaches a point of the item, given as an offset from its center in its own coordinates, to a point of the
  /// reference view. The length is their current distance.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (self.item, self.offset) = (item, offset)
    anchorPoint = point
    let arm = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
    length = hypot(item.center.x + arm.x - point.x, item.center.y + arm.y - point.y)
    super.init()
  }

  /// Attaches an item's center to a point of the reference view.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: UIOffset(), attachedToAnchor: point)
  }

  /// The attached item.
  open var items: [any UIDynamicItem] { [item] }
  /// The type `anchor`.
  open var attachedBehaviorType: AttachmentType { .anchor }
  /// The point to which the item is attached, in the reference view's coordinates.
  open var anchorPoint: CGPoint { didSet { world?.resume() } }
  /// The distance between the anchor point and the attached point, in points.
  open var length: CGFloat { didSet { world?.resume() } }
  /// The damping of the spring. 1 is critical (header). The default is 0.
  open var damping: CGFloat = 0 { didSet { world?.resume() } }
  /// The frequency of the spring, in oscillations per second. 0, the default, makes a rod.
  open var frequency: CGFloat = 0 { didSet { world?.resume() } }

  override var ownItems: [any UIDynamicItem] { [item] }

  /// The current state of the attachment, from the anchor to the attached point.
  private struct AttachmentState {
    let arm: CGVector
    let direction: CGVector
    let distance: CGFloat
    /// The change in speed along the attachment per unit of impulse along it.
    let ease: CGFloat
    let speed: CGFloat
  }

  private func attachment(_ body: DynamicsBody) -> AttachmentState? {
    let arm = body.arm(offset)
    let (x, y) = (body.position.x + arm.dx - anchorPoint.x, body.position.y + arm.dy - anchorPoint.y)
    let distance = hypot(x, y)
    guard distance > 0 else { return nil }
    let direction = CGVector(dx: x / distance, dy: y / distance)
    let lever = arm.dx * direction.dy - arm.dy * direction.dx
    let ease = body.inverseMass + lever * lever * body.inverseInertia
    guard ease > 0 else { return nil }
    let speed = body.velocity.dx * direction.dx + body.velocity.dy * direction.dy + body.angularVelocity * lever
    return AttachmentState(arm: arm, direction: direction, distance: distance, ease: ease, speed: speed)
  }

  override func push(in world: DynamicsWorld) {
    guard frequency > 0, let body = world.body(of: item), let attachment = attachment(body) else { return }
    let swing = 2 * .pi * min(frequency, Self.greatestFrequency)
    let pull =
      -(swing * swing * (attachment.distance - length) + 2 * damping * swing * attachment.speed) / attachment.ease
    body.add(
      force: CGVector(dx: attachment.direction.dx * pull, dy: attachment.direction.dy * pull), at: attachment.arm)
  }

  override func holdVelocities(in world: DynamicsWorld) {
    guard frequency <= 0, let body = world.body(of: item), let attachment = attachment(body) else { return }
    let blow = -attachment.speed / attachment.ease
    body.strike(CGVector(dx: attachment.direction.dx * blow, dy: attachment.direction.dy * blow), at: attachment.arm)
  }

  override func holdPositions(in world: DynamicsWorld) {
    guard frequency <= 0, let body = world.body(of: item), let attachment = attachment(body) else { return }
    let shift = (length - attachment.distance) / attachment.ease
    body.shift(CGVector(dx: attachment.direction.dx * shift, dy: attachment.direction.dy * shift), at: attachment.arm)
  }
}
