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
  private struct Tie {
    let arm: CGVector
    let way: CGVector
    let distance: CGFloat
    /// The change in speed along the attachment per unit of impulse along it.
    let ease: CGFloat
    let speed: CGFloat
  }

  private func tie(_ body: DynamicsBody) -> Tie? {
    let arm = body.arm(offset)
    let (x, y) = (body.place.x + arm.dx - anchorPoint.x, body.place.y + arm.dy - anchorPoint.y)
    let distance = hypot(x, y)
    guard distance > 0 else { return nil }
    let way = CGVector(dx: x / distance, dy: y / distance)
    let lever = arm.dx * way.dy - arm.dy * way.dx
    let ease = body.inverseMass + lever * lever * body.inverseInertia
    guard ease > 0 else { return nil }
    let speed = body.velocity.dx * way.dx + body.velocity.dy * way.dy + body.angularVelocity * lever
    return Tie(arm: arm, way: way, distance: distance, ease: ease, speed: speed)
  }

  override func push(in world: DynamicsWorld) {
    guard frequency > 0, let body = world.body(of: item), let tie = tie(body) else { return }
    let swing = 2 * .pi * min(frequency, Self.greatestFrequency)
    let pull = -(swing * swing * (tie.distance - length) + 2 * damping * swing * tie.speed) / tie.ease
    body.add(force: CGVector(dx: tie.way.dx * pull, dy: tie.way.dy * pull), at: tie.arm)
  }

  override func holdVelocities(in world: DynamicsWorld) {
    guard frequency <= 0, let body = world.body(of: item), let tie = tie(body) else { return }
    let blow = -tie.speed / tie.ease
    body.strike(CGVector(dx: tie.way.dx * blow, dy: tie.way.dy * blow), at: tie.arm)
  }

  override func holdPlaces(in world: DynamicsWorld) {
    guard frequency <= 0, let body = world.body(of: item), let tie = tie(body) else { return }
    let shift = (length - tie.distance) / tie.ease
    body.shift(CGVector(dx: tie.way.dx * shift, dy: tie.way.dy * shift), at: tie.arm)
  }
}
