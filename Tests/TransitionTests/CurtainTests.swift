import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKitDemo

@Suite("A curtain that is paused", .serialized) @MainActor struct CurtainTests {
  @Test("stays at its position, and continues from there to its end", arguments: [Row.Controller.container, .push])
  func stopped(_ controller: Row.Controller) throws {
    let curtain = CurtainAnimator()
    let row = Row(
      transition: TestedTransition(name: "curtain", isBackwards: false) { _, _ in curtain }, controller: controller)
    let host = row.host()
    let stage = host.stage
    func height() -> CGFloat {
      (host.from.view.layer.mask?.presentation() as? CAShapeLayer)?.path?.boundingBox.height ?? -1
    }
    // Without the bar, which continues with the transition.
    func picture() -> CGImage? { stage.image().cropping(to: CGRect(x: 0, y: 0, width: Strip.size.width, height: 200)) }
    host.run()
    stage.run(for: 0.3)
    stage.schedule { curtain.pause() }
    stage.frame()
    let (held, before) = (height(), try #require(picture()))
    #expect(held > 0.3 * Strip.size.height && held < 0.9 * Strip.size.height)
    // Longer than the rest, and than a container waits for an animator that has forgotten to complete.
    stage.run(for: 2.5)
    let after = try #require(picture())
    #expect(height() == held && PictureDifference(before, after) == nil)
    #expect(host.isUnderWay)
    let begin = stage.time
    stage.schedule { curtain.resume() }
    stage.frame()
    #expect(height() <= held && height() > held - 12)
    host.runToEnd()
    // The rest of its 0.8 seconds.
    #expect(abs(stage.time - begin - 0.5) < 0.1)
    #expect(host.remains == [])
    #expect(host.to.view.window != nil)
    curtain.pause()
    #expect(!curtain.isPaused)
  }
}
