import Stage
import Testing
import UIKit

@Suite("A stage's time:", .serialized) @MainActor struct StageClockTests {
  @Test(
    "frame k is at exactly k / fps and on screen at (k + 1) / fps, and media time does not start at 0",
    arguments: [60.0, 120, 23.976])
  func frames(fps: Double) {
    let stage = Stage(fps: fps)
    #expect(stage.frameIndex == -1)
    #expect(stage.time == 0)
    var times: [TimeInterval] = []
    var screenTimes: [TimeInterval] = []
    var media: [CFTimeInterval] = []
    stage.onFrame = {
      times.append($0.time)
      screenTimes.append($0.screenTime)
      media.append(CACurrentMediaTime())
    }
    for _ in 0..<50 { stage.frame() }
    #expect(times == (0..<50).map { Double($0) / fps })
    #expect(screenTimes == (1...50).map { Double($0) / fps })
    #expect(media == screenTimes.map { Stage.mediaTimeAtStart + $0 })
    #expect(CACurrentMediaTime() == media.last)
  }

  @Test("running for a duration ends with the last frame at or before its end")
  func running() {
    let stage = Stage(fps: 60)
    stage.run(for: 0.5)
    #expect(stage.frameIndex == 30)
    stage.run(for: 0.1)
    #expect(stage.frameIndex == 36)
    stage.run(untilTime: 0.999)
    #expect(stage.frameIndex == 59)
    #expect(stage.run(until: { stage.frameIndex == 70 }))
    #expect(stage.frameIndex == 70)
    #expect(!stage.run(until: { false }, limit: 0.1))
    #expect(stage.frameIndex == 76)
  }

  @Test("a new stage starts fresh after one that was animating")
  func fresh() {
    let first = Stage()
    UIView.animate(withDuration: 5) { first.window.alpha = 0.5 }
    first.frame()
    #expect(FrameLoop.main.needsFrame)
    first.tearDown()
    let second = Stage()
    defer { second.tearDown() }
    #expect(second.settle(limit: 1))
    #expect(CACurrentMediaTime() == Stage.mediaTimeAtStart + second.screenTime)
  }
}
