import QuartzCore

/// Moves items by behaviors, in the frames of the display.
///
/// Time goes in steps of 1/240 s from the moment at which the animator began to run: at the same time items are at the
/// same place at whatever rate frames come. While it runs it writes each item's centre and turn; a change made by others counts
/// after `updateItem(usingCurrentState:)`. When all items have been at rest for half a second (a guess), it pauses, and goes
/// on when a behavior changes. It keeps its behaviors, and they their items.
open class UIDynamicAnimator: NSObject {
  private let world: DynamicsWorld

  /// An animator without behaviors, in the coordinates of `view`, which it does not keep.
  public init(referenceView view: UIView) {
    world = MainActor.assumeIsolated { DynamicsWorld(view) }
    super.init()
    nonisolated(unsafe) let animator = self
    MainActor.assumeIsolated { animator.world.animator = animator }
  }

  deinit {
    MainActor.assumeIsolated { [world] in world.end() }
  }

  /// Hears of rest and resumption.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The view in whose coordinates items are.
  open var referenceView: UIView? { MainActor.assumeIsolated { [world] in world.view } }
  /// The behaviors that were added, without their children.
  open var behaviors: [UIDynamicBehavior] { MainActor.assumeIsolated { [world] in world.behaviors } }
  /// Whether items are being moved.
  open var isRunning: Bool { MainActor.assumeIsolated { [world] in world.isRunning } }
  /// How long items have been moved, in seconds, without the rests.
  open var elapsedTime: TimeInterval { MainActor.assumeIsolated { [world] in world.elapsedTime } }

  /// Has a behavior and its children act from now on. One that is added already is not added again; one that has another
  /// animator is taken from it.
  open func addBehavior(_ behavior: UIDynamicBehavior) { MainActor.assumeIsolated { [world] in world.add(behavior) } }
  /// Takes a behavior away, with its children. Items that no behavior is left for stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    MainActor.assumeIsolated { [world] in world.remove(behavior) }
  }
  /// Takes all behaviors away.
  open func removeAllBehaviors() { MainActor.assumeIsolated { [world] in world.removeAll() } }
  /// The items whose frames, as they are turned, meet a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    nonisolated(unsafe) var found: [any UIDynamicItem] = []
    MainActor.assumeIsolated { [world] in found = world.items(in: rect) }
    return found
  }
  /// Takes over where an item is and how it is turned, as others have set it. Its velocity stays (a guess).
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    nonisolated(unsafe) let item = item
    MainActor.assumeIsolated { [world] in world.update(item) }
  }
}
