import QuartzCore
import Testing

extension QuartzCoreSuite {
  /// The timing of an interactive transition in layers: a container is paused, a page in it is animated, and the finger
  /// moves the container's time.
  @MainActor @Suite("Frames without flashes:") struct FlashTests {
    private func scrubbed(_ reports: EndReports) -> (TestStage, container: CALayer, page: CALayer, Listener) {
      let (stage, listener) = (TestStage(reports), Listener())
      let container = stage.layer()
      let page = CALayer()
      page.bounds.size = CGSize(width: 10, height: 10)
      page.anchorPoint = .zero
      page.backgroundColor = CGColor(gray: 0, alpha: 1)
      container.addSublayer(page)
      CATransaction.flush()
      let t0 = container.convertTime(CACurrentMediaTime(), from: nil)
      (container.speed, container.timeOffset) = (0, t0)
      let slide = CABasicAnimation(keyPath: "position.x")
      (slide.fromValue, slide.toValue, slide.duration, slide.delegate) = (0, 100, 1, listener)
      CATransaction.setDisableActions(true)
      page.position.x = 100
      page.add(slide, forKey: "slide")
      stage.frame()
      return (stage, container, page, listener)
    }

    /// Puts the page back where it was before the transition.
    private func restore(_ page: CALayer) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      page.position.x = 0
      CATransaction.commit()
    }

    private func shown(_ stage: TestStage) -> CGFloat { stage.node.children[0].children[0].transform.m41 }

    @Test("an ancestor's time offset scrubs the animations of its descendants", arguments: EndReports.allCases)
    func scrub(_ reports: EndReports) {
      let (stage, container, page, listener) = scrubbed(reports)
      #expect(page.animation(forKey: "slide")?.beginTime == 100)
      var seen: [CGFloat] = []
      for progress in [0.25, 0.75, 0.5, 1] {
        stage.frame { container.timeOffset = 100 + progress }
        seen.append(shown(stage).rounded())
      }
      #expect(seen == [25, 75, 50, 100])
      stage.frame(after: 10)
      #expect(shown(stage) == 100)
      #expect(listener.received == ["didStart"])
      #expect(page.animationKeys() == ["slide"])
    }

    @Test("an animation that is scrubbed past its end finishes, even at speed 0", arguments: EndReports.allCases)
    func end(_ reports: EndReports) {
      let (stage, container, page, listener) = scrubbed(reports)
      stage.frame { container.timeOffset = 101 }
      #expect(listener.received == ["didStart"])
      stage.frame { container.timeOffset = 101.001 }
      stage.frame()
      #expect(listener.received == ["didStart", "didStop 1"])
      #expect(page.animationKeys() == nil)
      stage.frame { container.timeOffset = 100.5 }
      #expect(shown(stage) == 100)
    }

    @Test("a naive cancel shows the end of the transition for a frame", arguments: EndReports.allCases)
    func flash(_ reports: EndReports) {
      let (stage, container, page, listener) = scrubbed(reports)
      listener.onStop = { _ in restore(page) }
      stage.frame { container.timeOffset = 100.01 }
      #expect(isNear(shown(stage), 1, 1e-6))
      // Time runs as it did before the transition, so the animation ended long ago.
      stage.frame(after: 5) { (container.speed, container.timeOffset, container.beginTime) = (1, 0, 0) }
      #expect(shown(stage) == 100, "the wrong frame")
      stage.frame()
      #expect(shown(stage) == 0)
    }

    @Test("a model that is corrected in animationDidStop is a frame late only if reports come after the frame")
    func late() {
      for (reports, wanted) in [(EndReports.afterFrame, CGFloat(100)), (.beforeFrame, 0)] {
        let (stage, container, page, listener) = scrubbed(reports)
        listener.onStop = { _ in restore(page) }
        stage.frame { container.timeOffset = 100.01 }
        // A turn before the frame commits the change. The frame is the first one after the animation's end.
        stage.loop.enqueueTurn { (container.speed, container.timeOffset, container.beginTime) = (1, 0, 0) }
        stage.frame(after: 5)
        #expect(shown(stage) == wanted)
        stage.frame()
        #expect(shown(stage) == 0)
      }
    }

    @Test("updating the model before time resumes shows no wrong frame", arguments: EndReports.allCases)
    func clean(_ reports: EndReports) {
      let (stage, container, page, listener) = scrubbed(reports)
      stage.frame { container.timeOffset = 100 }
      stage.frame {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        page.position.x = page.presentation()?.position.x ?? -1
        page.removeAnimation(forKey: "slide")
        CATransaction.commit()
      }
      #expect(shown(stage) == 0)
      stage.frame(after: 5) { (container.speed, container.timeOffset) = (1, 0) }
      #expect(shown(stage) == 0)
      #expect(listener.received == ["didStart", "didStop 0"])
    }
  }
}
