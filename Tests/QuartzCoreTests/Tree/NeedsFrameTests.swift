import QuartzCore
import Testing

extension QuartzCoreSuite {
  @MainActor @Suite("The need for a frame:") struct NeedsFrameTests {
    private func fade(_ listener: Listener? = nil) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.duration, animation.delegate) = (0, 1, listener)
      return animation
    }

    /// Runs frames until none is needed, at most ten, and returns their count.
    private func settle(_ stage: TestStage) -> Int {
      for count in 0..<10 {
        guard stage.loop.needsFrame else { return count }
        stage.frame()
      }
      return 10
    }

    @Test("a commit between frames needs a frame", arguments: EndReports.allCases)
    func news(_ reports: EndReports) {
      let stage = TestStage(reports)
      let layer = stage.layer()
      #expect(stage.loop.needsFrame && settle(stage) == 1)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      CATransaction.commit()
      #expect(settle(stage) == 1)
      #expect(stage.node.children[0].opacity == 0.5)
    }

    @Test("a change in a report after the last frame is shown by another frame")
    func late() {
      let (stage, listener) = (TestStage(.afterFrame), Listener())
      let layer = stage.layer()
      listener.onStop = { _ in
        CATransaction.setDisableActions(true)
        layer.opacity = 0.25
      }
      layer.add(fade(listener), forKey: "a")
      stage.frame()
      stage.frame(after: 1)
      _ = settle(stage)
      #expect(stage.node.children[0].opacity == 0.25)
    }

    @Test("animations below a paused layer need no frame until its time changes", arguments: EndReports.allCases)
    func still(_ reports: EndReports) {
      let (stage, listener) = (TestStage(reports), Listener())
      let (container, page) = (stage.layer(), CALayer())
      page.bounds.size = CGSize(width: 10, height: 10)
      page.backgroundColor = CGColor(gray: 0, alpha: 1)
      container.addSublayer(page)
      (container.speed, container.timeOffset) = (0, 100)
      page.add(fade(listener), forKey: "a")
      #expect(settle(stage) <= 2 && listener.received == ["didStart"])
      container.timeOffset = 100.5
      #expect(settle(stage) == 1)
      #expect(isNear(Double(stage.node.children[0].children[0].opacity), 0.5, 1e-6))
      // Past its end, the animation is reported, and then no frame is needed again.
      container.timeOffset = 101.5
      #expect(settle(stage) <= 3)
      #expect(listener.received == ["didStart", "didStop 1"])
      page.add(fade(), forKey: "a")
      #expect(settle(stage) <= 2)
      (container.speed, container.timeOffset) = (1, 101.5 - CACurrentMediaTime())
      #expect(settle(stage) == 10)
    }

    @Test("an animation of speed 0 needs frames only to be shown and to be reported", arguments: EndReports.allCases)
    func frozen(_ reports: EndReports) {
      let (stage, listener) = (TestStage(reports), Listener())
      let layer = stage.layer()
      let animation = fade(listener)
      (animation.speed, animation.timeOffset) = (0, 0.5)
      layer.add(animation, forKey: "a")
      #expect(settle(stage) <= 2)
      #expect(listener.received == ["didStart"] && layer.animationKeys() == ["a"])
      #expect(isNear(Double(stage.node.children[0].opacity), 0.5, 1e-6))
      layer.removeAnimation(forKey: "a")
      #expect(settle(stage) <= 2 && listener.received == ["didStart", "didStop 0"])
      #expect(stage.node.children[0].opacity == 1)
    }

    @Test("an animation that waits for its begin time needs frames until then")
    func delayed() {
      let stage = TestStage()
      let layer = stage.layer()
      let animation = fade()
      animation.beginTime = 105
      layer.add(animation, forKey: "a")
      #expect(settle(stage) == 10)
    }
  }
}
