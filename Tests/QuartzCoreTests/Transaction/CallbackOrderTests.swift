import QuartzCore
import Testing

extension QuartzCoreSuite {
  /// The order of starts, stops, and completion blocks beyond the measured cases (`CallbackOrderFactTests`), with the
  /// reports before and after the frame.
  @MainActor @Suite("The order of callbacks:") struct CallbackOrderTests {
    private func animation(_ listener: Listener) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration, animation.delegate) = (0, 0.5, 0.1, listener)
      return animation
    }

    private func run(_ stage: TestStage) {
      for _ in 0..<10 { stage.frame() }
    }

    @Test("an outer completion block waits for the animations of the inner transaction", arguments: EndReports.allCases)
    func nested(_ reports: EndReports) {
      let (stage, listener) = (TestStage(reports), Listener())
      let layer = stage.layer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { listener.received.append("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { listener.received.append("inner") }
      layer.add(animation(listener), forKey: "a")
      CATransaction.commit()
      CATransaction.commit()
      run(stage)
      #expect(listener.received == ["didStart", "inner", "outer", "didStop 1"])
    }

    @Test("a completion block can begin transactions and add animations", arguments: EndReports.allCases)
    func again(_ reports: EndReports) {
      let (stage, listener) = (TestStage(reports), Listener())
      let layer = stage.layer()
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        listener.received.append("block")
        CATransaction.begin()
        CATransaction.setCompletionBlock { listener.received.append("second block") }
        layer.add(self.animation(listener), forKey: "b")
        CATransaction.commit()
      }
      layer.add(animation(listener), forKey: "a")
      CATransaction.commit()
      for _ in 0..<20 { stage.frame() }
      #expect(listener.received == ["didStart", "block", "didStop 1", "didStart", "second block", "didStop 1"])
    }

    @Test("ends are reported before or after drawing", arguments: EndReports.allCases)
    func turn(_ reports: EndReports) {
      let (stage, listener) = (TestStage(reports), Listener())
      let layer = stage.layer()
      layer.add(animation(listener), forKey: "a")
      CATransaction.flush()
      for _ in 0..<8 {
        stage.frame {
        } present: {
          listener.received.append("\(stage.node.children.first?.opacity == 1)")
        }
      }
      let stop = listener.received.firstIndex(of: "didStop 1") ?? 0
      let model = listener.received.firstIndex(of: "true") ?? 0
      #expect(reports == .beforeFrame ? stop + 1 == model : model + 1 == stop)
    }
  }
}
