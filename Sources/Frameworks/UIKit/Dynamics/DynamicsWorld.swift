import QuartzCore

/// The items of an animator and the behaviors that move them. (A guess: view-47.)
@MainActor final class DynamicsWorld {
  /// The duration of a step, in seconds.
  static let step: TimeInterval = 1.0 / 240
  /// The number of steps without motion after which the world pauses (a guess: view-47d).
  private static let maximumRestingFrames = 120

  weak var animator: UIDynamicAnimator?
  private(set) weak var view: UIView?
  private(set) var behaviors: [UIDynamicBehavior] = []
  /// The items' bodies, in the order in which they were added.
  private(set) var bodies: [DynamicsBody] = []
  private var table: [ObjectIdentifier: DynamicsBody] = [:]
  private var ticker: DynamicsTicker?
  private var start: TimeInterval = 0
  private var stepsSinceStart = 0
  private var stepsBefore = 0
  private var stillSteps = 0

  init(_ view: UIView) { self.view = view }

  var isRunning: Bool { ticker != nil }
  var elapsedTime: TimeInterval { Double(stepsBefore + stepsSinceStart) * Self.step }
  func body(of item: any UIDynamicItem) -> DynamicsBody? { table[ObjectIdentifier(item)] }

  // MARK: Behaviors

  func add(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.world?.remove(behavior)
    behaviors.append(behavior)
    behavior.enter(self)
    resume()
  }

  func remove(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.leave()
    itemsChanged()
  }

  func removeAll() {
    let old = behaviors
    behaviors = []
    for behavior in old { behavior.leave() }
    itemsChanged()
  }

  func items(in rect: CGRect) -> [any UIDynamicItem] {
    bodies.filter { $0.frame.meets(rect) }.map(\.item)
  }

  func update(_ item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    body.readItem()
    resume()
  }

  // MARK: Items

  func enter(_ item: any UIDynamicItem) {
    guard table[ObjectIdentifier(item)] == nil else { return }
    let body = DynamicsBody(item)
    table[ObjectIdentifier(item)] = body
    bodies.append(body)
  }

  /// Removes the items that no behavior has anymore.
  func itemsChanged() {
    let used = Set(behaviors.flatMap(\.allItems).map { ObjectIdentifier($0) })
    bodies.removeAll { !used.contains(ObjectIdentifier($0.item)) }
    table = table.filter { used.contains($0.key) }
    resume()
  }

  /// Collects the properties that the behaviors set for the items. Later behaviors override earlier ones.
  private func describeBodies() {
    for body in bodies { body.properties = DynamicsBody.BodyProperties() }
    for behavior in behaviors { behavior.forEach { $0.describe(in: self) } }
  }

  // MARK: Time

  /// Runs the world after a change that may move items.
  func resume() {
    stillSteps = 0
    if bodies.isEmpty { return pause() }
    guard ticker == nil, let animator else { return }
    start = FrameLoop.main.screenTime
    ticker = DynamicsTicker(self)
    animator.delegate?.dynamicAnimatorWillResume(animator)
  }

  func end() {
    ticker?.stop()
    ticker = nil
  }

  private func pause() {
    guard ticker != nil else { return }
    end()
    stepsBefore += stepsSinceStart
    stepsSinceStart = 0
    if let animator { animator.delegate?.dynamicAnimatorDidPause(animator) }
  }

  /// Catches up with `time` in a frame.
  func advance(to time: TimeInterval) {
    // Retained while behaviors call the app's code.
    let animator = animator
    defer { withExtendedLifetime(animator) {} }
    let due = Int(((time - start) / Self.step + 1e-6).rounded(.down))
    guard due > stepsSinceStart else { return }
    describeBodies()
    while stepsSinceStart < due, stillSteps < Self.maximumRestingFrames {
      stepsSinceStart += 1
      makeStep()
    }
    for body in bodies { body.writeItem() }
    for behavior in behaviors { behavior.forEach { $0.action?() } }
    if stillSteps >= Self.maximumRestingFrames { pause() }
  }

  /// Changes the velocities half before and half after the move, so that positions are exact under a constant force.
  private func makeStep() {
    let half = Self.step / 2
    for behavior in behaviors { behavior.forEach { $0.strike(in: self) } }
    accelerate(half)
    for body in bodies { body.move(Self.step) }
    for behavior in behaviors { behavior.forEach { $0.holdPositions(in: self) } }
    accelerate(half)
    stillSteps = bodies.allSatisfy(\.isStill) ? stillSteps + 1 : 0
  }

  private func accelerate(_ time: TimeInterval) {
    for body in bodies { body.clearForces() }
    for behavior in behaviors { behavior.forEach { $0.push(in: self) } }
    for body in bodies { body.accelerate(time) }
    for behavior in behaviors { behavior.forEach { $0.holdVelocities(in: self) } }
  }
}
