import QuartzCore
import Testing

extension QuartzCoreSuite {
  /// The orders in which starts, stops and completion blocks come, as measured on macOS, with the reports before and after
  /// the frame.
  @MainActor @Suite struct CallbackOrderTests {
    private func animation(_ listener: Listener) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration, animation.delegate) = (0, 0.5, 0.1, listener)
      return animation
    }

    private func run(_ stage: TestStage) {
      for _ in 0..<10 { stage.frame() }
    }

    @Test("The block comes before the stop", arguments: EndReports.allCases)
    func block(_ reports: EndReports) {
      let (stage, listener) = (TestStage(reports), Listener())
      let layer = stage.layer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { listener.heard.append("block") }
      layer.add(animation(listener), forKey: "a")
      listener.heard.append("committing")
      CATransaction.commit()
      listener.heard.append("committed")
      run(stage)
      #expect(listener.heard == ["committing", "committed", "didStart", "block", "didStop 1"])
      #expect(layer.animationKeys() == nil)
    }

    @Test("An animation that is kept reports once and stays", arguments: EndReports.allCases)
    func kept(_ reports: EndReports) {
      let (stage, listener) = (TestStage(reports), Listener())
      let layer = stage.layer()
      let kept = animation(listener)
      kept.isRemovedOnCompletion = false
      layer.add(kept, forKey: "a")
      run(stage)
      #expect(listener.heard == ["didStart", "didStop 1"])
      #expect(layer.animationKeys() == ["a"])
    }

    @Test("A block without animations does not wait for another's", arguments: EndReports.allCases)
    func two(_ reports: EndReports) {
      let (stage, listener) = (TestStage(reports), Listener())
      let layer = stage.layer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { listener.heard.append("first") }
      layer.add(animation(listener), forKey: "a")
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { listener.heard.append("second") }
      CATransaction.commit()
      run(stage)
      #expect(listener.heard == ["didStart", "second", "first", "didStop 1"])
    }

    @Test("An outer block waits for the animations of the inner transaction", arguments: EndReports.allCases)
    func nested(_ reports: EndReports) {
      let (stage, listener) = (TestStage(reports), Listener())
      let layer = stage.layer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { listener.heard.append("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { listener.heard.append("inner") }
      layer.add(animation(listener), forKey: "a")
      CATransaction.commit()
      CATransaction.commit()
      run(stage)
      #expect(listener.heard == ["didStart", "inner", "outer", "didStop 1"])
    }

    @Test("Taking an animation off", arguments: EndReports.allCases)
    func removal(_ reports: EndReports) {
      let (stage, listener) = (TestStage(reports), Listener())
      let layer = stage.layer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { listener.heard.append("block") }
      layer.add(animation(listener), forKey: "a")
      CATransaction.commit()
      stage.frame()
      stage.frame()
      layer.removeAnimation(forKey: "a")
      #expect(layer.animationKeys() == nil)
      run(stage)
      #expect(listener.heard == ["didStart", "block", "didStop 0"])
    }

    @Test("A layer that leaves the window loses its animations", arguments: EndReports.allCases)
    func leaving(_ reports: EndReports) {
      let (stage, listener) = (TestStage(reports), Listener())
      let layer = stage.layer()
      layer.add(animation(listener), forKey: "a")
      stage.frame()
      stage.frame()
      layer.removeFromSuperlayer()
      run(stage)
      #expect(listener.heard == ["didStart", "didStop 0"])
      #expect(layer.animationKeys() == nil)
      #expect(layer.presentation() == nil)
    }

    @Test("A layer in no window", arguments: EndReports.allCases)
    func outside(_ reports: EndReports) {
      let (stage, listener) = (TestStage(reports), Listener())
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { listener.heard.append("block") }
      layer.add(animation(listener), forKey: "a")
      CATransaction.commit()
      run(stage)
      #expect(listener.heard == ["didStart", "didStop 0", "block"])
    }

    @Test("A block without animations comes after the commit, not in it", arguments: EndReports.allCases)
    func empty(_ reports: EndReports) {
      let (stage, listener) = (TestStage(reports), Listener())
      CATransaction.begin()
      CATransaction.setCompletionBlock { listener.heard.append("block") }
      CATransaction.commit()
      listener.heard.append("committed")
      run(stage)
      #expect(listener.heard == ["committed", "block"])
    }

    @Test("A block may begin transactions and add animations", arguments: EndReports.allCases)
    func again(_ reports: EndReports) {
      let (stage, listener) = (TestStage(reports), Listener())
      let layer = stage.layer()
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        listener.heard.append("block")
        CATransaction.begin()
        CATransaction.setCompletionBlock { listener.heard.append("second block") }
        layer.add(self.animation(listener), forKey: "b")
        CATransaction.commit()
      }
      layer.add(animation(listener), forKey: "a")
      CATransaction.commit()
      for _ in 0..<20 { stage.frame() }
      #expect(
        listener.heard == ["didStart", "block", "didStop 1", "didStart", "second block", "didStop 1"])
    }

    @Test("The turn of the reports falls before or after the drawing", arguments: EndReports.allCases)
    func turn(_ reports: EndReports) {
      let (stage, listener) = (TestStage(reports), Listener())
      let layer = stage.layer()
      layer.add(animation(listener), forKey: "a")
      CATransaction.flush()
      for _ in 0..<8 {
        stage.frame {
        } present: {
          listener.heard.append("\(stage.node.children.first?.opacity == 1)")
        }
      }
      let stop = listener.heard.firstIndex(of: "didStop 1") ?? 0
      let model = listener.heard.firstIndex(of: "true") ?? 0
      #expect(reports == .beforeFrame ? stop + 1 == model : model + 1 == stop)
    }
  }
}
