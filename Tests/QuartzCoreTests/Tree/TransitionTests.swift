import QuartzCore
import Testing

extension QuartzCoreSuite {
  @MainActor @Suite("Layer transitions:") struct TransitionTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// Returns a red layer that fills the stage and turns blue in one second.
    private func turning(
      _ stage: TestStage, _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil,
      progress: ClosedRange<Float> = 0...1
    ) -> CALayer {
      let layer = stage.layer()
      CATransaction.setDisableActions(true)
      (layer.frame, layer.backgroundColor) = (stage.root.bounds, red)
      CATransaction.flush()
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
      (transition.startProgress, transition.endProgress) = (progress.lowerBound, progress.upperBound)
      layer.add(transition, forKey: "own")
      CATransaction.setDisableActions(true)
      layer.backgroundColor = blue
      CATransaction.flush()
      return layer
    }

    private func pixel(_ stage: TestStage, _ x: Int, _ y: Int) -> [UInt8] {
      let context = CGContext(topLeftWidth: 100, height: 100, scale: 1)
      Compositor.draw(stage.node, into: context)
      guard let pixel = context.makeImage()?.pixel(x: x, y: y) else { return [] }
      return [pixel.r, pixel.g, pixel.b, pixel.a]
    }

    private let isRed: [UInt8] = [255, 0, 0, 255]
    private let isBlue: [UInt8] = [0, 0, 255, 255]
    private let isNothing: [UInt8] = [0, 0, 0, 0]

    @Test("a fade adds the old and new contents, so that areas covered by both stay covered")
    func fade() {
      let stage = TestStage()
      let layer = turning(stage, .fade)
      #expect(layer.animationKeys() == [kCATransition])
      stage.frame(after: 0.25)
      let quarter = pixel(stage, 50, 50)
      #expect(abs(Int(quarter[0]) - 191) <= 1 && abs(Int(quarter[2]) - 64) <= 1 && quarter[3] >= 254)
      stage.frame(after: 0.8)
      #expect(pixel(stage, 50, 50) == isBlue)
      stage.frame()
      #expect(layer.animationKeys() == nil)
    }

    @Test("a push moves the old and the new contents, from every side")
    func push() {
      let rows: [(CATransitionSubtype, (Int, Int), (Int, Int))] = [
        (.fromLeft, (10, 50), (90, 50)), (.fromRight, (90, 50), (10, 50)), (.fromBottom, (50, 10), (50, 90)),
        (.fromTop, (50, 90), (50, 10)),
      ]
      for (subtype, new, old) in rows {
        let stage = TestStage()
        _ = turning(stage, .push, subtype)
        stage.frame(after: 0.25)
        #expect(pixel(stage, new.0, new.1) == isBlue, "\(subtype)")
        #expect(pixel(stage, old.0, old.1) == isRed, "\(subtype)")
        #expect(pixel(stage, 50, 50) == isRed, "\(subtype)")
      }
    }

    @Test("moveIn covers the old contents, and reveal moves them away")
    func moveInAndReveal() {
      let stage = TestStage()
      _ = turning(stage, .moveIn, .fromRight)
      stage.frame(after: 0.25)
      #expect(pixel(stage, 80, 50) == isBlue && pixel(stage, 70, 50) == isRed)
      #expect(stage.node.children.last?.children.first?.transform.m41 == 0)
      let other = TestStage()
      _ = turning(other, .reveal, .fromRight)
      other.frame(after: 0.25)
      #expect(pixel(other, 80, 50) == isBlue && pixel(other, 70, 50) == isRed)
      #expect(other.node.children.last?.children.last?.transform.m41 == -25)
    }

    @Test("progress can start late and end early")
    func progress() {
      let stage = TestStage()
      _ = turning(stage, .push, .fromLeft, progress: 0.5...0.75)
      stage.frame(after: 0.5)
      #expect(pixel(stage, 61, 50) == isBlue && pixel(stage, 64, 50) == isRed)
    }

    @Test("a transition includes sublayers, even removed ones")
    func sublayers() {
      let stage = TestStage()
      let parent = stage.layer()
      CATransaction.setDisableActions(true)
      (parent.frame, parent.backgroundColor) = (stage.root.bounds, nil)
      let child = CALayer()
      (child.frame, child.backgroundColor) = (CGRect(x: 0, y: 0, width: 50, height: 100), red)
      parent.addSublayer(child)
      CATransaction.flush()
      parent.actions = nil
      CATransaction.setAnimationDuration(1)
      child.removeFromSuperlayer()
      #expect(parent.animationKeys() == [kCATransition])
      stage.frame(after: 0)
      #expect(pixel(stage, 10, 50) == isRed)
      stage.frame(after: 1.1)
      #expect(pixel(stage, 10, 50) == isNothing)
    }
  }
}
