import Testing
import UIKit

@MainActor @Suite("An animation's option for a frame rate", .serialized) struct FrameRateOptionTests {
  @Test("has the header's value, and changes neither curve nor transition nor the frames")
  func hint() {
    let options: [UIView.AnimationOptions] = [.preferredFramesPerSecond60, .preferredFramesPerSecond30]
    #expect(options.map(\.rawValue) == [3 << 24, 7 << 24])
    for option in options {
      let scene = ViewScene(root: UIViewController())
      let view = UIView()
      scene.window.addSubview(view)
      scene.frame()
      UIView.animate(withDuration: 1, delay: 0, options: [option, .curveLinear], animations: { view.alpha = 0 })
      var shown: [Float] = []
      for _ in 0..<6 {
        scene.frame()
        shown.append(view.layer.presentation()?.opacity ?? -1)
      }
      #expect(Set(shown).count == 6 && shown == shown.sorted(by: >))
    }
  }
}
