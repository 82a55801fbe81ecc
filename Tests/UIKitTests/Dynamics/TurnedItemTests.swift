import Stage
import Testing
import UIKit

@MainActor @Suite("Dynamics of an item that was rotated before", .serialized) final class TurnedItemTests {
  /// A view that is rotated clockwise by a quarter turn: its right side faces down.
  @MainActor private final class Scene {
    let stage = Stage(size: CGSize(width: 400, height: 400), fps: 60)
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let animator: UIDynamicAnimator

    init() {
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      stage.window.addSubview(view)
      stage.frame()
      animator = UIDynamicAnimator(referenceView: stage.window)
    }

    func run(_ frames: Int) { for _ in 0..<frames { stage.frame() } }
  }

  @Test("an attachment holds the point of the item that its offset names, and leaves the item at rest")
  func attachment() {
    let scene = Scene()
    // The middle of the right side is at (150, 200).
    let rod = UIAttachmentBehavior(
      item: scene.view, offsetFromCenter: UIOffset(horizontal: 50, vertical: 0),
      attachedToAnchor: CGPoint(x: 150, y: 300))
    #expect(rod.length == 100)
    scene.animator.addBehavior(rod)
    scene.run(30)
    #expect(scene.view.center == CGPoint(x: 150, y: 150))
    #expect(abs(scene.view.transform.b - 1) < 1e-9)
  }

  @Test("a push through a point of the item and its center moves the item and does not turn it")
  func push() {
    let scene = Scene()
    let push = UIPushBehavior(items: [scene.view], mode: .instantaneous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: scene.view)
    push.pushDirection = CGVector(dx: 0, dy: 0.5)
    scene.animator.addBehavior(push)
    scene.run(30)
    #expect(scene.view.center.y > 160)
    #expect(abs(scene.view.transform.b - 1) < 1e-9)
  }
}
