import QuartzCore

/// Moves items according to behaviors, in the display's frames.
///
/// Time advances in steps of 1/240 s from the moment at which the animator starts, so that positions at a given time do
/// not depend on the frame rate. While the animator runs, it writes each item's center and rotation. A change made by
/// others takes effect after `updateItem(usingCurrentState:)`. The animator pauses when all items have been at rest for
/// half a second (a guess: view-47d), and resumes when a behavior changes. It retains its behaviors, and they retain
/// their items.
open class UIDynamicAnimator: NSObject {
  private let world: DynamicsWorld

  /// Makes an animator without behaviors, in the coordinates of `view`, which it does not retain.
  public init(referenceView view: UIView) {
    world = MainActor.assumeIsolated { DynamicsWorld(view) }
    super.init()
    nonisolated(unsafe) let animator = self
    MainActor.assumeIsolated { animator.world.animator = animator }
  }

  deinit {
    MainActor.assumeIsolated { [world] in world.end() }
  }

  /// The object that is notified when the animator pauses and resumes.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The view whose coordinates the items use.
  open var referenceView: UIView? { MainActor.assumeIsolated { [world] in world.view } }
  /// The behaviors that were added, without their children.
  open var behaviors: [UIDynamicBehavior] { MainActor.assumeIsolated { [world] in world.behaviors } }
  /// A Boolean value that indicates whether the animator moves items.
  open var isRunning: Bool { MainActor.assumeIsolated { [world] in world.isRunning } }
  /// The time in seconds for which items have been moved, not including pauses.
  open var elapsedTime: TimeInterval { MainActor.assumeIsolated { [world] in world.elapsedTime } }

  /// Adds a behavior with its children. Has no effect if it was added before. A behavior of another animator is removed
  /// from that one.
  open func addBehavior(_ behavior: UIDynamicBehavior) { MainActor.assumeIsolated { [world] in world.add(behavior) } }
  /// Removes a behavior with its children. Items that have no other behavior stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    MainActor.assumeIsolated { [world] in world.remove(behavior) }
  }
  /// Removes all behaviors.
  open func removeAllBehaviors() { MainActor.assumeIsolated { [world] in world.removeAll() } }
  /// Returns the items whose frames, with their rotation, intersect a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    nonisolated(unsafe) var found: [any UIDynamicItem] = []
    MainActor.assumeIsolated { [world] in found = world.items(in: rect) }
    return found
  }
  /// Reads an item's position and rotation after others have set them. Its velocity stays the same (a guess: view-55).
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    nonisolated(unsafe) let item = item
    MainActor.assumeIsolated { [world] in world.update(item) }
  }
}
