import QuartzCore
import Testing

extension QuartzCoreSuite {
  @MainActor @Suite("Display links:") struct DisplayLinkTests {
    @MainActor final class Target {
      var calls: [CFTimeInterval] = []
      var onCall: ((CADisplayLink) -> Void)?

      func tick(_ link: CADisplayLink) {
        calls.append(link.timestamp)
        onCall?(link)
      }
    }

    private func link(_ target: Target) -> CADisplayLink {
      let link = CADisplayLink(target: target, selector: Selector(Target.tick(_:)))
      link.add(to: .main, forMode: .common)
      return link
    }

    /// Runs frames of a display with `rate` frames per second.
    private func run(_ stage: TestStage, _ count: Int, rate: Double) {
      for _ in 0..<count {
        stage.clock.now += 1 / rate
        let now = stage.clock.now
        stage.loop.run(FrameTime(timestamp: now, targetTimestamp: now + 1 / rate, duration: 1 / rate))
      }
    }

    @Test(
      "a preferred rate is rounded to the nearest factor of the display's rate",
      arguments: [
        (60.0, 60.0, 1), (60, 30, 2), (60, 20, 3), (60, 24, 3), (60, 45, 1), (120, 60, 2), (120, 80, 2), (120, 40, 3),
        (120, 0, 1), (60, 120, 1),
      ])
    func rates(_ row: (Double, Double, Int)) {
      let (rate, wanted, frames) = row
      let (stage, target) = (TestStage(), Target())
      let link = link(target)
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: Float(wanted), preferred: Float(wanted))
      run(stage, 12, rate: rate)
      #expect(target.calls.count == 12 / frames)
      #expect(isNear(link.duration, 1 / rate))
      #expect(isNear(link.targetTimestamp - link.timestamp, Double(frames) / rate))
      link.invalidate()
    }

    @Test("a link that is added in a call is first called in the next frame")
    func addingInside() {
      let (stage, first, second) = (TestStage(), Target(), Target())
      var made: CADisplayLink?
      first.onCall = { _ in if made == nil { made = self.link(second) } }
      let own = link(first)
      stage.frame()
      #expect((first.calls.count, second.calls.count) == (1, 0))
      stage.frame()
      #expect((first.calls.count, second.calls.count) == (2, 1))
      own.invalidate()
      made?.invalidate()
    }

    @Test("a link that another link's call pauses or invalidates is not called again, not even in the same frame")
    func endingOthers() {
      for isPausing in [true, false] {
        let (stage, first, second) = (TestStage(), Target(), Target())
        let (own, other) = (link(first), link(second))
        first.onCall = { _ in if isPausing { other.isPaused = true } else { other.invalidate() } }
        stage.frame()
        stage.frame()
        #expect((first.calls.count, second.calls.count) == (2, 0))
        own.invalidate()
        #expect(!stage.loop.needsFrame)
      }
    }

    @Test("a link can pause itself and resume later at its rate")
    func pausing() {
      let (stage, target) = (TestStage(), Target())
      let link = link(target)
      link.preferredFramesPerSecond = 30
      target.onCall = { $0.isPaused = true }
      run(stage, 5, rate: 60)
      #expect(target.calls.count == 1)
      target.onCall = nil
      link.isPaused = false
      run(stage, 4, rate: 60)
      #expect(target.calls.count == 3)
      link.invalidate()
    }

    @Test("in uneven frames, links are called with the frames' times, and a slower link keeps its rate")
    func uneven() {
      let (stage, each, slow) = (TestStage(), Target(), Target())
      let (all, half) = (link(each), link(slow))
      half.preferredFramesPerSecond = 30
      for seconds in [1.0 / 60, 1.0 / 60, 3.0 / 60, 1.0 / 60, 0.0171, 0.0162] { stage.frame(after: seconds) }
      #expect(each.calls.count == 6)
      #expect(isNear(each.calls[2] - each.calls[1], 3.0 / 60))
      #expect(slow.calls == [each.calls[0], each.calls[2], each.calls[4]])
      all.invalidate()
      half.invalidate()
    }

    @Test("a link stays in its run loop until it is removed from all modes")
    func modes() {
      let (stage, target) = (TestStage(), Target())
      let link = link(target)
      link.add(to: .main, forMode: .default)
      link.remove(from: .main, forMode: .common)
      stage.frame()
      link.remove(from: .main, forMode: .default)
      stage.frame()
      #expect(target.calls.count == 1)
    }
  }
}
