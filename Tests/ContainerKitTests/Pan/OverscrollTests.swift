import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("Pages that are pulled beyond an end", .serialized) struct OverscrollTests {
  private static let depth: CGFloat = -0.002

  /// Fades in perspective, and restores the previous one.
  static func perspective() -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      let layer = context.containerView.layer
      let before = layer.sublayerTransform
      layer.sublayerTransform.m34 = depth
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.5) {
        to.alpha = 1
      } completion: { _ in
        to.alpha = 1
        layer.sublayerTransform = before
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// A perspective of the app's, which is always set.
  static let own: CATransform3D = {
    var own = CATransform3DIdentity
    own.m34 = -1 / 900
    return own
  }()

  static func rig() -> Rig {
    let rig = Rig(["A", "B"])
    rig.delegate.animator = perspective()
    rig.pageArea.layer.sublayerTransform = own
    return rig
  }

  @Test("leave an animator's perspective alone, because another layer moves them", arguments: [true, false])
  func perspective(_ finishes: Bool) {
    let rig = Self.rig()
    rig.drag(by: -450, release: false)
    rig.stage.run(for: 0.4)
    #expect(rig.container.pan.overscrollOffset < -10)
    #expect(rig.pageArea.superview!.layer.sublayerTransform.m41 == rig.container.pan.overscrollOffset)
    var depths: Set<CGFloat> = []
    rig.stage.onFrame = { [unowned rig] _ in
      if rig.container.transition != nil { depths.insert(rig.pageArea.layer.sublayerTransform.m34) }
    }
    rig.stage.touch(finishes ? .ended : .cancelled, at: CGPoint(x: -70, y: 300))
    rig.finish()
    rig.stage.run(for: 1)
    #expect(depths == [Self.depth])
    #expect(CATransform3DEqualToTransform(rig.pageArea.layer.sublayerTransform, Self.own))
    #expect(CATransform3DIsIdentity(rig.pageArea.superview!.layer.sublayerTransform))
    #expect(rig.container.selectedIndex == (finishes ? 1 : 0) && rig.faults == [])
  }

  @Test("do not affect a transition that starts while they go back")
  func wayBack() {
    let rig = Self.rig()
    rig.drag(by: 200, hold: 0.1)
    rig.stage.run(until: { rig.container.pan.overscrollOffset != 0 && rig.container.pan.drag == nil })
    #expect(rig.container.pan.overscrollOffset > 10)
    #expect(CATransform3DEqualToTransform(rig.pageArea.layer.sublayerTransform, Self.own))
    rig.tapTab(1)
    rig.stage.frame()
    #expect(rig.container.transition != nil && rig.container.pan.overscrollOffset != 0)
    rig.finish()
    rig.stage.run(for: 1)
    #expect(CATransform3DEqualToTransform(rig.pageArea.layer.sublayerTransform, Self.own))
    #expect(rig.container.selectedIndex == 1 && rig.faults == [])
  }
}
