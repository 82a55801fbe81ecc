import Testing
import UIKit

@Suite("A long press", .serialized) @MainActor struct LongPressTests {
  private func press(_ scene: Scene) -> UILongPressGestureRecognizer {
    let press = UILongPressGestureRecognizer(target: scene.listener, action: Selector(Listener.received(_:)))
    press.name = "press"
    scene.page.addGestureRecognizer(press)
    return press
  }

  @Test("begins after half a second, follows the finger wherever it goes, and ends with it")
  func course() {
    let scene = Scene()
    _ = press(scene)
    scene.fingers.down(100, 300)
    scene.fingers.frame(after: 0.49)
    #expect(scene.log.take() == ["page began"])
    scene.fingers.frame(after: 0.02)
    scene.fingers.move(200, 300)
    scene.fingers.up(200, 300)
    #expect(scene.log.take() == ["page cancelled", "press began", "press changed", "press ended"])
  }

  @Test("fails if the finger moves too far or is lifted before", arguments: [10.0, 10.5])
  func fails(distance: Double) {
    let scene = Scene()
    _ = press(scene)
    scene.fingers.down(100, 300)
    scene.fingers.move(100 + distance, 300)
    scene.fingers.frame(after: 0.6)
    #expect(scene.log.take().contains("press began") == (distance == 10))
    scene.fingers.up(100 + distance, 300)
    _ = scene.log.take()
    scene.fingers.tap(100, 300)
    #expect(!scene.log.take().contains { $0.hasPrefix("press") })
  }

  @Test("uses the duration and the numbers of touches and taps that are set")
  func settings() {
    let scene = Scene()
    scene.page.isMultipleTouchEnabled = true
    let press = press(scene)
    press.minimumPressDuration = 0
    scene.fingers.down(100, 300)
    #expect(scene.log.take().last == "press began")
    scene.fingers.up(100, 300)
    press.minimumPressDuration = 0.2
    press.numberOfTouchesRequired = 2
    _ = scene.log.take()
    scene.fingers.down(100, 300, finger: 1)
    scene.fingers.frame(after: 0.3)
    #expect(!scene.log.take().contains("press began"))
    scene.fingers.down(200, 300, finger: 2)
    scene.fingers.frame(after: 0.21)
    #expect(scene.log.take().contains("press began"))
    scene.fingers.up(100, 300, finger: 1)
    scene.fingers.up(200, 300, finger: 2)
    press.numberOfTouchesRequired = 1
    press.numberOfTapsRequired = 1
    _ = scene.log.take()
    scene.fingers.down(100, 300)
    scene.fingers.frame(after: 0.3)
    #expect(!scene.log.take().contains("press began"), "a tap is to come first")
    scene.fingers.up(100, 300)
    scene.fingers.down(100, 300)
    scene.fingers.frame(after: 0.21)
    #expect(scene.log.take().contains("press began"))
    scene.fingers.up(100, 300)
  }
}
