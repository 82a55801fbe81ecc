import Stage
import Testing
import UIKit

@MainActor @Suite("Dynamics:", .serialized) final class DynamicsTests {
  @MainActor private final class ReceivedCalls: NSObject, UIDynamicAnimatorDelegate {
    var calls: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
  }

  /// A view on a stage, and an animator whose reference view is the window.
  @MainActor private final class Scene {
    let stage: Stage
    let view: UIView
    let animator: UIDynamicAnimator

    init(side: CGFloat = 100, fps: Double = 60) {
      stage = Stage(size: CGSize(width: 400, height: 400), fps: fps)
      view = UIView(frame: CGRect(x: 100, y: 100, width: side, height: side))
      stage.window.addSubview(view)
      stage.frame()
      animator = UIDynamicAnimator(referenceView: stage.window)
    }

    func run(_ frames: Int) { for _ in 0..<frames { stage.frame() } }
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) < tolerance }

  @Test("gravity accelerates an item by 1000 points/s² at any frame rate", arguments: [20, 60, 120])
  func gravity(fps: Int) {
    let scene = Scene(fps: Double(fps))
    let gravity = UIGravityBehavior(items: [scene.view])
    scene.animator.addBehavior(gravity)
    #expect(scene.animator.isRunning)
    scene.run(fps / 2)
    #expect(isNear(scene.view.center.x, 150) && isNear(scene.view.center.y, 150 + 125))
    #expect(isNear(CGFloat(scene.animator.elapsedTime), 0.5))
    gravity.setAngle(0, magnitude: 2)
    #expect(isNear(gravity.gravityDirection.dx, 2) && isNear(gravity.gravityDirection.dy, 0))
    scene.run(fps / 2)
    #expect(isNear(scene.view.center.x, 150 + 250) && isNear(scene.view.center.y, 150 + 125 + 250))
  }

  @Test("a push of magnitude 1 adds 100 points/s if instantaneous, 100 points/s² if continuous, divided by the mass")
  func push() {
    for (side, mass) in [(CGFloat(100), CGFloat(1)), (50, 0.25)] {
      for mode in [UIPushBehavior.Mode.instantaneous, .continuous] {
        let scene = Scene(side: side)
        let start = scene.view.center.x
        let push = UIPushBehavior(items: [scene.view], mode: mode)
        push.pushDirection = CGVector(dx: 0.5, dy: 0)
        scene.animator.addBehavior(push)
        scene.run(60)
        #expect(isNear(scene.view.center.x - start, (mode == .instantaneous ? 50 : 25) / mass))
        #expect(push.active == (mode == .continuous) && scene.view.transform.isIdentity)
      }
    }
  }

  @Test("a push off the center also rotates the item")
  func turning() {
    let scene = Scene()
    let push = UIPushBehavior(items: [scene.view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: scene.view)
    let behavior = UIDynamicItemBehavior(items: [scene.view])
    scene.animator.addBehavior(push)
    scene.animator.addBehavior(behavior)
    scene.run(30)
    // An arm of 50 points, an impulse of 100, and an inertia of (100² + 100²) / 12.
    let expected = 50 * 100 * 12.0 / 20000
    #expect(isNear(behavior.angularVelocity(for: scene.view), expected))
    let transform = scene.view.transform
    #expect(isNear(atan2(transform.b, transform.a), expected / 2) && isNear(scene.view.center.y, 200))
  }

  @Test("an item behavior applies density, resistance, anchoring, rotation, and velocities set before it is added")
  func behavior() {
    let scene = Scene()
    let behavior = UIDynamicItemBehavior(items: [scene.view])
    behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: scene.view)
    #expect(behavior.linearVelocity(for: scene.view) == CGPoint(x: 100, y: 0))
    behavior.resistance = 2
    scene.animator.addBehavior(behavior)
    scene.run(60)
    #expect(isNear(behavior.linearVelocity(for: scene.view).x, 100 * exp(-2)))
    #expect(isNear(scene.view.center.x, 150 + 50 * (1 - exp(-2)), within: 1e-3))
    (behavior.resistance, behavior.density, behavior.allowsRotation) = (0, 4, false)
    let push = UIPushBehavior(items: [scene.view], mode: .instantaneous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: scene.view)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    scene.animator.addBehavior(push)
    scene.run(1)
    #expect(isNear(behavior.linearVelocity(for: scene.view).y, 25) && scene.view.transform.isIdentity)
    behavior.isAnchored = true
    let position = scene.view.center
    scene.run(10)
    #expect(scene.view.center == position && behavior.linearVelocity(for: scene.view) == .zero)
  }

  @Test("a snap comes to rest upright at its point; the animator then pauses, and resumes when the point changes")
  func snap() {
    let scene = Scene()
    let received = ReceivedCalls()
    scene.animator.delegate = received
    scene.view.transform = CGAffineTransform(rotationAngle: 0.5)
    let snap = UISnapBehavior(item: scene.view, snapTo: CGPoint(x: 250, y: 300))
    var frames = 0
    snap.action = { frames += 1 }
    scene.animator.addBehavior(snap)
    scene.run(180)
    #expect(isNear(scene.view.center.x, 250, within: 0.01) && isNear(scene.view.center.y, 300, within: 0.01))
    #expect(isNear(scene.view.transform.b, 0, within: 0.001))
    #expect(received.calls == ["resume", "pause"] && !scene.animator.isRunning)
    #expect(frames > 60 && frames < 180)
    snap.snapPoint = CGPoint(x: 100, y: 100)
    scene.run(180)
    #expect(isNear(scene.view.center.x, 100, within: 0.01))
    #expect(received.calls == ["resume", "pause", "resume", "pause"])
  }

  @Test("a rod attachment keeps its length while the item swings; a spring oscillates at its frequency")
  func attachment() {
    let scene = Scene()
    let rod = UIAttachmentBehavior(item: scene.view, attachedToAnchor: CGPoint(x: 50, y: 150))
    #expect(rod.length == 100 && rod.attachedBehaviorType == .anchor)
    for each in [rod, UIGravityBehavior(items: [scene.view])] { scene.animator.addBehavior(each) }
    for _ in 0..<60 {
      scene.run(1)
      let (x, y) = (scene.view.center.x - 50, scene.view.center.y - 150)
      #expect(isNear(hypot(x, y), 100, within: 1e-6))
    }

    let other = Scene()
    let spring = UIAttachmentBehavior(item: other.view, attachedToAnchor: CGPoint(x: 50, y: 150))
    (spring.length, spring.frequency) = (80, 1)
    other.animator.addBehavior(spring)
    other.run(30)
    #expect(isNear(other.view.center.x, 110, within: 0.05))
    other.run(30)
    #expect(isNear(other.view.center.x, 150, within: 0.05))
  }

  @Test("child behaviors act with their parent and have its animator; items without a behavior do not move")
  func children() {
    final class Parent: UIDynamicBehavior {
      var notified: [Bool] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        super.willMove(to: dynamicAnimator)
        notified.append(dynamicAnimator != nil)
      }
    }
    let scene = Scene()
    let (parent, gravity) = (Parent(), UIGravityBehavior(items: [scene.view]))
    parent.addChildBehavior(gravity)
    scene.animator.addBehavior(parent)
    #expect(gravity.dynamicAnimator === scene.animator && scene.animator.behaviors == [parent])
    scene.run(6)
    #expect(isNear(scene.view.center.y, 155))
    #expect(scene.animator.items(in: CGRect(x: 190, y: 150, width: 1, height: 1)).first === scene.view)
    #expect(scene.animator.items(in: CGRect(x: 210, y: 150, width: 1, height: 1)).isEmpty)
    scene.view.center = CGPoint(x: 0, y: 0)
    scene.run(6)
    #expect(isNear(scene.view.center.y, 170))
    scene.view.center = CGPoint(x: 0, y: 0)
    scene.animator.updateItem(usingCurrentState: scene.view)
    scene.run(6)
    #expect(isNear(scene.view.center.y, 25))
    parent.removeChildBehavior(gravity)
    #expect(!scene.animator.isRunning && gravity.dynamicAnimator == nil)
    scene.run(6)
    #expect(isNear(scene.view.center.y, 25))
    scene.animator.removeAllBehaviors()
    #expect(parent.notified == [true, false] && scene.animator.behaviors.isEmpty)
  }

  @Test("a continuous push off the center rotates the item faster and faster; angular resistance slows it down")
  func lastingTurn() {
    let scene = Scene()
    let push = UIPushBehavior(items: [scene.view], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: scene.view)
    let behavior = UIDynamicItemBehavior(items: [scene.view])
    scene.animator.addBehavior(push)
    scene.animator.addBehavior(behavior)
    scene.run(6)
    // 3 radians per second squared: an arm of 50 points, a force of 100, an inertia of (100² + 100²) / 12.
    #expect(isNear(behavior.angularVelocity(for: scene.view), 0.3, within: 0.001))
    scene.animator.removeBehavior(push)
    behavior.angularResistance = 2
    let before = behavior.angularVelocity(for: scene.view)
    scene.run(30)
    #expect(isNear(behavior.angularVelocity(for: scene.view), before * exp(-1)))
  }

  @Test("updateItem(usingCurrentState:) resumes an item moved at rest; the time at rest does not count as elapsed")
  func resting() {
    let scene = Scene()
    scene.animator.addBehavior(UISnapBehavior(item: scene.view, snapTo: CGPoint(x: 250, y: 150)))
    scene.run(240)
    let elapsed = scene.animator.elapsedTime
    #expect(!scene.animator.isRunning && elapsed > 0.5)
    scene.view.center = CGPoint(x: 100, y: 150)
    scene.run(30)
    #expect(scene.view.center.x == 100)
    scene.animator.updateItem(usingCurrentState: scene.view)
    scene.run(6)
    #expect(isNear(CGFloat(scene.animator.elapsedTime - elapsed), 0.1) && scene.view.center.x > 100)
    scene.run(240)
    #expect(isNear(scene.view.center.x, 250, within: 0.01))
  }

  @Test("items(in:) finds a rotated item by its rotated bounds")
  func turned() {
    let scene = Scene()
    let bar = UIView(frame: CGRect(x: 100, y: 240, width: 100, height: 20))
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    scene.stage.window.addSubview(bar)
    scene.animator.addBehavior(UIDynamicItemBehavior(items: [bar]))
    #expect(scene.animator.items(in: CGRect(x: 149, y: 210, width: 2, height: 2)).count == 1)
    #expect(scene.animator.items(in: CGRect(x: 110, y: 249, width: 2, height: 2)).isEmpty)
  }

  @Test("a child behavior added to a parent that has an animator acts at once")
  func lateChild() {
    let scene = Scene()
    let parent = UIDynamicBehavior()
    scene.animator.addBehavior(parent)
    parent.addChildBehavior(UIGravityBehavior(items: [scene.view]))
    scene.run(30)
    #expect(isNear(scene.view.center.y, 150 + 125))
  }
}
