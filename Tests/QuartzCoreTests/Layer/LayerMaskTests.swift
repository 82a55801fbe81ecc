import QuartzCore
import Testing

extension QuartzCoreSuite {
  @MainActor @Suite("Masks of layers:") struct LayerMaskTests {
    private func shown(_ stage: TestStage, after seconds: Double = 0) -> [String] {
      stage.frame(after: seconds)
      return letters(picture(4, 2, [stage.node]))
    }

    /// A red layer with a mask over its left half.
    private func masked(_ stage: TestStage) -> (layer: CALayer, mask: CALayer) {
      let (layer, mask) = (stage.layer(), CALayer())
      CATransaction.setDisableActions(true)
      (layer.frame, layer.backgroundColor) = (box(0, 0, 4, 2), .red)
      mask.anchorPoint = .zero
      (mask.frame, mask.backgroundColor) = (box(0, 0, 2, 2), .black)
      layer.mask = mask
      return (layer, mask)
    }

    @Test("a mask works by its alpha, whatever its color, and its changes take effect")
    func alpha() {
      let stage = TestStage()
      let (layer, mask) = masked(stage)
      let steps: [(String, () -> Void, String)] = [
        ("as it is", {}, "RR--"), ("white", { mask.backgroundColor = .white }, "RR--"),
        ("half there", { mask.opacity = 0.5 }, "rr--"), ("moved", { mask.position.x = 1 }, "-rr-"),
        ("hidden", { mask.isHidden = true }, "----"), ("gone", { layer.mask = nil }, "RRRR"),
      ]
      for (name, change, row) in steps {
        CATransaction.setDisableActions(true)
        change()
        #expect(shown(stage, after: 0.1) == [row, row], "\(name)")
      }
    }

    @Test("a mask's animation is visible in the masked layer")
    func animated() {
      let stage = TestStage()
      let (_, mask) = masked(stage)
      let animation = CABasicAnimation(keyPath: "bounds.size.width")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 4, 1)
      stage.frame()
      mask.add(animation, forKey: nil)
      stage.frame()
      for row in ["R---", "RR--", "RRR-", "RRRR", "RR--"] { #expect(shown(stage, after: 0.25) == [row, row]) }
    }
  }
}
