/// A rule by which items move, or several rules as children of one behavior.
///
/// An app's own subclasses are composed of children and `action`.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  final weak var world: DynamicsWorld?
  private var children: [UIDynamicBehavior] = []
  private weak var parent: UIDynamicBehavior?

  /// Makes a behavior without children, which does nothing.
  public override init() { super.init() }

  /// Called in each frame while the animator runs, after the items have moved. It must not retain the behavior.
  open var action: (() -> Void)?
  /// The behaviors that act together with this one.
  open var childBehaviors: [UIDynamicBehavior] { children }
  /// The animator to which the behavior was added, itself or as a child.
  open var dynamicAnimator: UIDynamicAnimator? { world?.animator }
  /// Called before the behavior is added to an animator, and with nil before it is removed. Overrides call super.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds a behavior that acts whenever this one does.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent !== self else { return }
    behavior.parent?.removeChildBehavior(behavior)
    behavior.world?.remove(behavior)
    behavior.parent = self
    children.append(behavior)
    if let world {
      behavior.enter(world)
      world.resume()
    }
  }

  /// Removes a child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
    children.remove(at: index)
    behavior.parent = nil
    guard let world else { return }
    behavior.leave()
    world.itemsChanged()
  }

  // MARK: In a world

  final func enter(_ world: DynamicsWorld) {
    willMove(to: world.animator)
    self.world = world
    for item in ownItems { world.enter(item) }
    didEnter(world)
    for child in children { child.enter(world) }
  }

  final func leave() {
    willMove(to: nil)
    world = nil
    for child in children { child.leave() }
  }

  /// Calls `body` with this behavior, and then with its descendants.
  final func forEach(_ body: (UIDynamicBehavior) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  final var allItems: [any UIDynamicItem] { ownItems + children.flatMap(\.allItems) }

  // MARK: Rules

  /// The items of this behavior, not including those of its children.
  var ownItems: [any UIDynamicItem] { [] }
  /// Called when the items have been added to the world.
  func didEnter(_ world: DynamicsWorld) {}
  /// Sets the properties of the items.
  func describe(in world: DynamicsWorld) {}
  /// Changes velocities immediately, at the start of a step.
  func strike(in world: DynamicsWorld) {}
  /// Adds forces.
  func push(in world: DynamicsWorld) {}
  /// Corrects velocities that violate a constraint.
  func holdVelocities(in world: DynamicsWorld) {}
  /// Corrects positions that violate a constraint.
  func holdPositions(in world: DynamicsWorld) {}
}
