/// How items move: a law, or several as children of one behavior.
///
/// Subclasses of an app's own are made of children, and of `action`.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  final weak var world: DynamicsWorld?
  private var children: [UIDynamicBehavior] = []
  private weak var parent: UIDynamicBehavior?

  /// A behavior without children, which does nothing.
  public override init() { super.init() }

  /// Called in each frame while the animator runs, after the items were moved. It must not keep the behavior.
  open var action: (() -> Void)?
  /// The behaviors that act together with this one.
  open var childBehaviors: [UIDynamicBehavior] { children }
  /// The animator that the behavior was added to, itself or as a child.
  open var dynamicAnimator: UIDynamicAnimator? { world?.animator }
  /// Called before the behavior is added to an animator, and with nil before it is taken away. Overrides call super.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Has another behavior act wherever this one does.
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

  /// Takes a child away.
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

  /// This behavior and those in it, it first.
  final func forEach(_ body: (UIDynamicBehavior) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  final var allItems: [any UIDynamicItem] { ownItems + children.flatMap(\.allItems) }

  // MARK: Laws

  /// The items that the behavior is about.
  var ownItems: [any UIDynamicItem] { [] }
  /// The world knows the items now.
  func didEnter(_ world: DynamicsWorld) {}
  /// Says what the items are made of.
  func describe(in world: DynamicsWorld) {}
  /// Changes velocities at once, at the beginning of a step.
  func strike(in world: DynamicsWorld) {}
  /// Adds forces.
  func push(in world: DynamicsWorld) {}
  /// Takes from the velocities what may not be.
  func holdVelocities(in world: DynamicsWorld) {}
  /// Brings items back to where they may be.
  func holdPlaces(in world: DynamicsWorld) {}
}
