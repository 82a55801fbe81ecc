import QuartzCore
import Testing

extension QuartzCoreSuite {
  @MainActor @Suite("Transactions:") struct TransactionTests {
    @Test("without a transaction, the duration is 0.25 s, actions are enabled, and there is no timing function")
    func defaults() {
      _ = TestStage()
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(!CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() == nil)
      #expect(CATransaction.completionBlock() == nil)
      #expect(CATransaction.value(forKey: "own") == nil)
      CATransaction.commit()
    }

    @Test("inner transactions read the outer one's values, and their own values do not leak out")
    func nesting() {
      _ = TestStage()
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setValue("outer", forKey: "own")
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.setAnimationDuration(3)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setValue("inner", forKey: "own")
      #expect(CATransaction.disableActions())
      #expect(CATransaction.value(forKey: "own") as? String == "inner")
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2)
      #expect(!CATransaction.disableActions())
      #expect(CATransaction.value(forKey: "own") as? String == "outer")
      CATransaction.commit()
    }

    @Test("changes are visible after the outermost commit, which in an implicit transaction is the frame's commit")
    func visibility() {
      let stage = TestStage()
      let layer = stage.layer()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      layer.opacity = 0.5
      CATransaction.commit()
      #expect(layer.presentation()?.opacity == 1)
      CATransaction.commit()
      #expect(layer.presentation()?.opacity == 0.5)
      layer.name = "no change of the tree"
      layer.setNeedsLayout()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.25
      CATransaction.commit()
      #expect(layer.presentation()?.opacity == 0.5)
      CATransaction.flush()
      #expect(layer.presentation()?.opacity == 0.25)
    }

    @Test("an implicit animation starts at the old value, with the transaction's duration and default timing")
    func implicit() throws {
      let stage = TestStage()
      let layer = stage.layer()
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      layer.opacity = 0
      CATransaction.commit()
      let animation = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
      #expect(animation.fromValue as? Float == 1)
      #expect(animation.toValue == nil)
      #expect((animation.duration, animation.fillMode) == (0.5, .backwards))
      #expect(animation.timingFunction?.value(at: 0.25) == CAMediaTimingFunction(name: .default).value(at: 0.25))
      #expect(animation.beginTime == 100)
      #expect(layer.presentation()?.opacity == 1)
      stage.frame(after: 0.25)
      #expect(isNear(Double(layer.presentation()?.opacity ?? 0), 1 - 0.8024034, 1e-5))
      #expect(layer.opacity == 0)
    }

    @Test("a layer that is added in the same transaction, or is in no window, gets no implicit animation")
    func fresh() {
      let stage = TestStage()
      let (fresh, stray) = (CALayer(), CALayer())
      stage.root.addSublayer(fresh)
      fresh.opacity = 0.5
      stray.opacity = 0.5
      #expect(fresh.animationKeys() == nil)
      #expect(stray.animationKeys() == nil)
      CATransaction.flush()
      fresh.opacity = 1
      #expect(fresh.animationKeys() == ["opacity"])
    }

    @Test("implicit actions exist for the measured keys")
    func keys() {
      let stage = TestStage()
      let layer = stage.layer()
      layer.backgroundColor = nil
      let animated = [
        "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "sublayerTransform",
        "contentsRect", "contentsScale", "cornerRadius", "borderWidth", "borderColor", "opacity", "shadowColor",
        "shadowOpacity", "shadowOffset", "shadowRadius", "transform.scale",
      ]
      for key in animated { #expect(layer.action(forKey: key) is CABasicAnimation, "\(key)") }
      for key in [
        "doubleSided", "contentsGravity", "frame", "name", "onOrderIn", "position.x", "speed", "own", "backgroundColor",
      ] {
        #expect(layer.action(forKey: key) == nil, "\(key)")
      }
    }

    @Test("layout can flush, and the current commit includes its changes")
    func flushInLayout() {
      final class Flushing: NSObject, CALayerDelegate {
        func layoutSublayers(of layer: CALayer) {
          CATransaction.setDisableActions(true)
          layer.opacity = 0.5
          CATransaction.flush()
        }
      }
      let (stage, delegate) = (TestStage(), Flushing())
      let layer = stage.layer()
      layer.delegate = delegate
      layer.setNeedsLayout()
      stage.frame()
      #expect(layer.presentation()?.opacity == 0.5)
    }

    @Test("timing changes have no action")
    func timing() {
      let stage = TestStage()
      let layer = stage.layer()
      (layer.speed, layer.timeOffset, layer.beginTime) = (0, 3, 1)
      #expect(layer.animationKeys() == nil)
    }

    @Test("setting the frame animates the position, then the bounds")
    func frame() {
      let stage = TestStage()
      let layer = stage.layer()
      layer.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
      #expect(layer.animationKeys() == ["position", "bounds"])
    }

    @Test("the transaction's timing function replaces an animation's own, and its duration replaces a missing one")
    func overrides() {
      let stage = TestStage()
      let layer = stage.layer()
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.7)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
      CATransaction.commit()
      #expect(layer.animation(forKey: "a")?.duration == 0.7)
      #expect(isNear(layer.animation(forKey: "a")?.timingFunction?.value(at: 0.5) ?? 0, 0.31535682, 1e-6))
    }
  }
}
