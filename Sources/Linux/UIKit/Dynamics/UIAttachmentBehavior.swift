import Foundation

/// Ties an item to a point: by a rod, which holds the distance, or by a spring. (Ties of two items are not there.)
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to. Raw values are those of the header.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point of the reference view.
    case anchor = 1
  }

  /// Swings a second above which a spring is as stiff as a step of the clock can follow.
  private static let greatestFrequency: CGFloat = 60
  private let item: any UIDynamicItem
  private let offset: UIOffset

  /// A tie between a place in the item, from its middle in its own coordinates, and a point of the reference view. As long
  /// as they are apart now.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (self.item, self.offset) = (item, offset)
    anchorPoint = point
    let arm = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
    length = hypot(item.center.x + arm.x - point.x, item.center.y + arm.y - point.y)
    super.init()
  }

  /// A tie between an item's middle and a point of the reference view.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: UIOffset(), attachedToAnchor: point)
  }

  /// The item that is tied.
  open var items: [any UIDynamicItem] { [item] }
  /// `anchor`.
  open var attachedBehaviorType: AttachmentType { .anchor }
  /// The point that the item is tied to, in the reference view's coordinates.
  open var anchorPoint: CGPoint { didSet { world?.resume() } }
  /// How far the two are apart, in points.
  open var length: CGFloat { didSet { world?.resume() } }
  /// How much a spring is damped; 1 is critical (header). 0 at first.
  open var damping: CGFloat = 0 { didSet { world?.resume() } }
  /// Swings of the spring a second; 0, as at first, is a rod.
  open var frequency: CGFloat = 0 { didSet { world?.resume() } }

  override var ownItems: [any UIDynamicItem] { [item] }

  /// The tie as it is: from the anchor to the item's place.
  private struct Tie {
    let arm: CGVector
    let way: CGVector
    let distance: CGFloat
    /// How much a push along it changes the velocity along it.
    let ease: CGFloat
    let speed: CGFloat
  }

  private func tie(_ body: DynamicsBody) -> Tie? {
    let arm = body.arm(
      UIOffset(horizontal: offset.horizontal, vertical: offset.vertical))
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
