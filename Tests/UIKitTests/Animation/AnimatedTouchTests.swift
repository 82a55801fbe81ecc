import QuartzCore
import Testing
import UIKit

@Suite("Touches of animated views:", .serialized) @MainActor struct AnimatedTouchTests {
  private let scene = Scene()

  @Test("an animated view and its subviews get no touches until the end, unless allowed", arguments: [true, false])
  func blocked(allows: Bool) {
    UIView.animate(withDuration: 0.5, delay: 0, options: allows ? .allowUserInteraction : []) {
      scene.page.alpha = 0.5
    }
    scene.fingers.frame(after: 0.01)
    scene.fingers.tap(110, 110)
    #expect(scene.log.take() == (allows ? ["button began", "button ended"] : []))
    scene.fingers.frame(after: 1)
    scene.fingers.frame(after: 0.01)
    scene.fingers.tap(110, 110)
    #expect(scene.log.take() == ["button began", "button ended"])
  }

  @Test("while a page is animated, its superview's gesture recognizers get the touches")
  func parent() {
    _ = scene.pan(on: scene.fingers.window)
    UIView.animate(withDuration: 0.5) { scene.page.center.x += 10 }
    scene.fingers.frame(after: 0.01)
    scene.fingers.down(110, 110)
    scene.fingers.move(130, 110)
    scene.fingers.up(130, 110)
    #expect(scene.log.take() == ["pan began", "pan ended"])
  }

  @Test("a nested block inherits allowUserInteraction")
  func nested() {
    UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
      UIView.animate(withDuration: 0.5) { scene.button.alpha = 0.5 }
    }
    scene.fingers.tap(110, 110)
    #expect(scene.log.take() == ["button began", "button ended"])
  }

  @Test("a moving view is hit where it will be, not where it is shown")
  func finalPosition() {
    UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) { scene.button.center.y += 400 }
    scene.fingers.frame(after: 0.01)
    scene.fingers.tap(110, 510)
    #expect(scene.log.take() == ["button began", "button ended"])
  }
}
