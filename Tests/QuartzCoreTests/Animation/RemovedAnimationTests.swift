import QuartzCore
import Testing

extension QuartzCoreSuite {
  @MainActor @Suite("Removing an animation:") struct RemovedAnimationTests {
    private let stage = TestStage()

    @Test(
      "a removed animation has no effect from then on, before and after the commit, alone and beside another one",
      arguments: [false, true])
    func removed(isAlone: Bool) {
      let layer = stage.layer()
      var keys = ["opacity", "cornerRadius"]
      if isAlone { keys.removeLast() }
      for key in keys {
        let animation = CABasicAnimation(keyPath: key)
        (animation.fromValue, animation.toValue, animation.duration) = (0.25, 0.25, 10)
        layer.add(animation, forKey: key)
      }
      stage.frame()
      #expect(stage.node.children[0].opacity == 0.25)
      stage.frame {
        layer.removeAnimation(forKey: "opacity")
        #expect(stage.tree.renderNode(at: stage.clock.now).children[0].opacity == 1)
        #expect(layer.presentation()?.opacity == 1)
      }
      #expect(stage.node.children[0].opacity == 1)
    }
  }
}
