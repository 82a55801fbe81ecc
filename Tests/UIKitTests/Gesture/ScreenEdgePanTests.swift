import QuartzCore
import Testing
import UIKit

@Suite("Pans from the screen's edges:", .serialized) @MainActor struct ScreenEdgePanTests {
  private func scene(_ edges: UIRectEdge) -> (Scene, UIScreenEdgePanGestureRecognizer) {
    let scene = Scene()
    let pan = UIScreenEdgePanGestureRecognizer(target: scene.listener, action: Selector(Listener.received(_:)))
    pan.name = "edge"
    pan.edges = edges
    scene.page.addGestureRecognizer(pan)
    return (scene, pan)
  }

  private func drag(_ scene: Scene, from start: CGPoint, by movement: CGVector) -> [String] {
    let fingers = scene.fingers
    fingers.down(start.x, start.y)
    for step in 1...3 { fingers.move(start.x + movement.dx * CGFloat(step), start.y + movement.dy * CGFloat(step)) }
    fingers.up(start.x + movement.dx * 3, start.y + movement.dy * 3)
    return scene.log.take().filter { $0.hasPrefix("edge") }
  }

  /// The window is 400 by 800 points.
  @Test(
    "a pan begins only at its edges, going inward",
    arguments: [
      (UIRectEdge.left, CGPoint(x: 2, y: 300), CGVector(dx: 15, dy: 3), true),
      (.left, CGPoint(x: 20, y: 300), CGVector(dx: 15, dy: 0), true),
      (.left, CGPoint(x: 21, y: 300), CGVector(dx: 15, dy: 0), false),
      (.left, CGPoint(x: 18, y: 300), CGVector(dx: -5, dy: 0), false),
      (.left, CGPoint(x: 2, y: 300), CGVector(dx: 10, dy: 20), false),
      (.left, CGPoint(x: 398, y: 300), CGVector(dx: -15, dy: 0), false),
      (.right, CGPoint(x: 398, y: 300), CGVector(dx: -15, dy: 0), true),
      (.top, CGPoint(x: 200, y: 2), CGVector(dx: 0, dy: 15), true),
      (.bottom, CGPoint(x: 200, y: 798), CGVector(dx: 0, dy: -15), true),
      (.bottom, CGPoint(x: 200, y: 2), CGVector(dx: 0, dy: 15), false),
      (.all, CGPoint(x: 398, y: 798), CGVector(dx: -15, dy: -4), true),
      (UIRectEdge(), CGPoint(x: 2, y: 300), CGVector(dx: 15, dy: 0), false),
    ])
  func edges(edges: UIRectEdge, start: CGPoint, movement: CGVector, begins: Bool) {
    let (scene, _) = scene(edges)
    let received = drag(scene, from: start, by: movement)
    #expect(received == (begins ? ["edge began", "edge changed", "edge changed", "edge ended"] : []))
    // The next attempt starts over.
    _ = drag(scene, from: CGPoint(x: 200, y: 400), by: CGVector(dx: 20, dy: 0))
    #expect(drag(scene, from: start, by: movement) == received)
  }

  @Test("a pan follows the finger like any pan, without the slop")
  func translation() {
    let (scene, pan) = scene(.left)
    var seen: [CGFloat] = []
    scene.listener.onAction = { _ in seen.append(pan.translation(in: scene.page).x) }
    _ = drag(scene, from: CGPoint(x: 0, y: 300), by: CGVector(dx: 20, dy: 0))
    #expect(seen == [10, 30, 50, 50])
  }

  @Test("a second finger before a pan has begun makes it fail")
  func rules() {
    let (scene, _) = scene(.left)
    scene.fingers.down(2, 300)
    scene.fingers.down(200, 300, finger: 1)
    scene.fingers.move(40, 300)
    #expect(scene.log.take().filter { $0.hasPrefix("edge") } == [])
  }

  @Test("a pan that requires another pan to fail begins when that fails, and fails when that begins")
  func waiting() {
    let (scene, edge) = scene(.left)
    let pan = scene.pan(on: scene.page)
    pan.minimumNumberOfTouches = 2
    edge.require(toFail: pan)
    scene.fingers.down(2, 300)
    scene.fingers.move(40, 300)
    #expect(edge.state == .possible)
    pan.isEnabled = false
    #expect(edge.state == .began)
    scene.fingers.move(50, 300)
    scene.fingers.up(50, 300)
    #expect(scene.log.take().filter { $0.hasPrefix("edge") } == ["edge began", "edge changed", "edge ended"])
    (pan.isEnabled, pan.minimumNumberOfTouches) = (true, 1)
    #expect(drag(scene, from: CGPoint(x: 2, y: 300), by: CGVector(dx: 20, dy: 0)) == [])
  }

  @Test("a pan that requires an edge pan to fail gets only drags from elsewhere")
  func required() {
    let (scene, edge) = scene(.left)
    let pan = scene.pan(on: scene.page)
    pan.require(toFail: edge)
    scene.fingers.down(2, 300)
    scene.fingers.move(30, 300)
    scene.fingers.up(30, 300)
    #expect(scene.log.take().filter { !$0.hasPrefix("page") } == ["edge began", "edge ended"])
    scene.fingers.down(100, 400)
    scene.fingers.move(130, 400)
    scene.fingers.up(130, 400)
    #expect(scene.log.take().filter { !$0.hasPrefix("page") } == ["pan began", "pan ended"])
  }
}
