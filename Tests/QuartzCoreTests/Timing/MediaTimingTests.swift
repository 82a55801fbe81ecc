import QuartzCore
import Testing

extension TimingRow {
  /// An animation of opacity from 0 to 1 with this timing.
  var animation: CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (0, 1)
    (animation.duration, animation.beginTime, animation.speed) = (duration, begin, speed)
    (animation.timeOffset, animation.repeatCount, animation.repeatDuration) = (offset, count, repeating)
    animation.autoreverses = autoreverses
    animation.fillMode = CAMediaTimingFillMode(rawValue: fill)
    animation.isRemovedOnCompletion = false
    return animation
  }
}

extension QuartzCoreSuite {
  @MainActor @Suite struct MediaTimingTests {
    /// What a layer of opacity `model`, held still at each time, presents.
    private func presented(_ row: TimingRow, model: Float) -> [Double] {
      let stage = TestStage()
      let layer = stage.layer()
      CATransaction.setDisableActions(true)
      (layer.speed, layer.opacity) = (0, model)
      CATransaction.flush()
      layer.add(row.animation, forKey: "a")
      CATransaction.flush()
      return row.times.map { time in
        layer.timeOffset = time
        CATransaction.flush()
        return Double(layer.presentation()?.opacity ?? -1)
      }
    }

    @Test("An animation's place in time is the measured one", arguments: TimingFacts.measured)
    func measured(_ row: TimingRow) {
      for (value, wanted) in zip(presented(row, model: 0.5), row.fractions) {
        #expect(isNear(value, wanted ?? -1, 1e-6))
      }
    }

    @Test("An animation's place in time is the computed one", arguments: TimingFacts.computed)
    func computed(_ row: TimingRow) {
      for (value, wanted) in zip(presented(row, model: 0.5), row.fractions) {
        #expect(isNear(value, wanted ?? 0.5, 1e-6))
      }
    }

    @Test("Time maps from the root to a leaf and back")
    func conversion() {
      for row in ConversionFacts.rows {
        let root = CALayer()
        var layer = root
        for link in row.chain {
          let child = CALayer()
          (child.beginTime, child.speed, child.timeOffset) = (link.begin, link.speed, link.offset)
          layer.addSublayer(child)
          layer = child
        }
        #expect(isNear(layer.convertTime(row.root, from: nil), row.leaf))
        #expect(isNear(layer.convertTime(row.root, from: root), row.leaf))
        #expect(isNear(layer.convertTime(row.leaf, to: nil), row.root))
        #expect(isNear(root.convertTime(row.leaf, from: layer), row.root))
      }
    }

    @Test("Out of a layer of speed 0 there is no time but 0")
    func still() {
      let layer = CALayer()
      (layer.speed, layer.timeOffset) = (0, 7)
      #expect(layer.convertTime(10, to: nil) == 0)
      #expect(layer.convertTime(10, from: nil) == 7)
    }

    @Test("Defaults: a layer lasts forever, an animation has no duration yet")
    func defaults() {
      let (layer, animation) = (CALayer(), CAAnimation())
      #expect((layer.duration, layer.speed) == (.infinity, 1))
      #expect((animation.duration, animation.speed, animation.fillMode) == (0, 1, .removed))
    }

    @Test("Pausing and resuming by Apple's QA1673 keeps the local time continuous")
    func pause() {
      let stage = TestStage(at: 10)
      let layer = stage.layer()
      func pause() {
        let time = layer.convertTime(CACurrentMediaTime(), from: nil)
        (layer.speed, layer.timeOffset) = (0, time)
      }
      func resume() {
        let paused = layer.timeOffset
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      }
      for (pauseAt, frozen, resumeAt, begin, check, local) in [
        (10.0, 10.0, 14.0, 4.0, 20.0, 16.0), (20.0, 16.0, 23.0, 7.0, 30.0, 23.0),
      ] {
        stage.clock.now = pauseAt
        pause()
        #expect(layer.convertTime(CACurrentMediaTime(), from: nil) == frozen)
        stage.clock.now = resumeAt
        resume()
        #expect(layer.beginTime == begin)
        #expect(layer.convertTime(check, from: nil) == local)
      }
    }
  }
}
