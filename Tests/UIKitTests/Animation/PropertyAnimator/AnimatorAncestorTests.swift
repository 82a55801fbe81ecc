import QuartzCore
import Testing
import UIKit

@Suite("A UIViewPropertyAnimator below a scrubbed layer:", .serialized) @MainActor struct AnimatorAncestorTests {
  private func freeze(_ scene: AnimatorScene) -> CALayer {
    let layer = scene.frames.window.layer
    layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    return layer
  }

  @Test("an animation is scrubbed by the layer's time, and ends when that passes its end", arguments: [true, false])
  func scrubbed(isReversed: Bool) {
    for order in [EndReports.beforeFrame, .afterFrame] {
      let scene = AnimatorScene(endReports: order)
      let layer = freeze(scene)
      let start = layer.timeOffset
      scene.animator.isReversed = isReversed
      scene.animator.startAnimation()
      var positions = scene.shown(0, 0.1)
      for (index, position) in [0.25, 0.75, 0.5, 1 - 1e-5].enumerated() {
        layer.timeOffset = start + position
        positions += scene.shown(0.2 + Double(index) / 10)
      }
      let forwards: [CGFloat] = [50, 50, 75, 125, 100, 150]
      #expect(isClose(positions, isReversed ? forwards.map { 200 - $0 } : forwards, within: 2e-3))
      #expect(scene.ends == [])
      layer.timeOffset = start + 1 + 1e-5
      #expect(isClose(scene.shown(1, 1.1), isReversed ? [50, 50] : [150, 150]))
      #expect(scene.ends == [isReversed ? .start : .end] && scene.view.layer.animationKeys() == nil)
    }
  }

  @Test("paused, reversed, and continued, an animation follows the layer's time")
  func interrupted() {
    let scene = AnimatorScene()
    let layer = freeze(scene)
    let start = layer.timeOffset
    scene.animator.startAnimation()
    _ = scene.shown(0)
    layer.timeOffset = start + 0.5
    _ = scene.shown(0.1)
    scene.animator.pauseAnimation()
    #expect(abs(scene.animator.fractionComplete - 0.5) < 1e-9)
    layer.timeOffset = start + 0.6
    #expect(isClose(scene.shown(0.2), [100]))
    scene.animator.isReversed = true
    scene.animator.startAnimation()
    #expect(isClose(scene.shown(0.3), [100]))
    layer.timeOffset = start + 0.8
    #expect(isClose(scene.shown(0.4), [80]))
    scene.animator.pauseAnimation()
    scene.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.3)
    layer.timeOffset = start + 0.8
    #expect(isClose(scene.shown(0.5), [80]))
    layer.timeOffset = start + 0.9
    #expect(isClose(scene.shown(0.6), [70]))
    scene.end()
  }

  @Test("a delay is part of the animation, which begins at its commit")
  func delay() {
    let scene = AnimatorScene()
    let layer = freeze(scene)
    let start = layer.timeOffset
    scene.animator.startAnimation(afterDelay: 0.5)
    _ = scene.shown(0)
    let positions = [0.25, 0.5, 1].map { offset -> CGFloat in
      layer.timeOffset = start + offset
      return scene.shown(offset)[0]
    }
    #expect(isClose(positions, [50, 50, 100]))
    #expect(scene.animator.delay == 0.5 && abs(scene.animator.fractionComplete - 0.5) < 1e-9)
    scene.end()
  }
}
