import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

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

  static func stage() -> ContainerStage {
    let stage = ContainerStage(["A", "B"])
    stage.animator = perspective()
    stage.pageArea.layer.sublayerTransform = own
    return stage
  }

  @Test("leave an animator's perspective alone, because another layer moves them", arguments: [true, false])
  func perspective(_ finishes: Bool) {
    let stage = Self.stage()
    stage.drag(by: -450, release: false)
    stage.run(for: 0.4)
    #expect(stage.container.pan.overscrollOffset < -10)
    #expect(stage.pageArea.superview!.layer.sublayerTransform.m41 == stage.container.pan.overscrollOffset)
    var depths: Set<CGFloat> = []
    stage.onFrame = { [unowned stage] _ in
      if stage.container.transition != nil { depths.insert(stage.pageArea.layer.sublayerTransform.m34) }
    }
    stage.touch(finishes ? .ended : .cancelled, at: CGPoint(x: -70, y: 300))
    stage.finish()
    stage.run(for: 1)
    #expect(depths == [Self.depth])
    #expect(CATransform3DEqualToTransform(stage.pageArea.layer.sublayerTransform, Self.own))
    #expect(CATransform3DIsIdentity(stage.pageArea.superview!.layer.sublayerTransform))
    #expect(stage.container.selectedIndex == (finishes ? 1 : 0) && stage.faults == [])
  }

  @Test("do not move if they do not bounce, and can still be dragged to a neighbor")
  func bounces() {
    let stage = ContainerStage(["A", "B"])
    stage.container.panSettings.bounces = false
    var offsets: Set<CGFloat> = []
    stage.onFrame = { [unowned stage] _ in offsets.insert(stage.container.pan.overscrollOffset) }
    stage.drag(by: 200, release: false)
    stage.run(for: 0.4)
    #expect(stage.container.pan.drag == nil)
    stage.touch(.ended, at: CGPoint(x: 210, y: 300))
    stage.finish()
    stage.drag(by: -450, release: false)
    stage.run(for: 0.4)
    #expect(stage.container.transitionSnapshot?.percentComplete == 1)
    stage.touch(.ended, at: CGPoint(x: -70, y: 300))
    stage.finish()
    #expect(offsets == [0] && stage.container.selectedIndex == 1 && stage.faults == [])
  }

  @Test("do not affect a transition that starts while they go back")
  func wayBack() {
    let stage = Self.stage()
    stage.drag(by: 200, hold: 0.1)
    stage.run(until: { stage.container.pan.overscrollOffset != 0 && stage.container.pan.drag == nil })
    #expect(stage.container.pan.overscrollOffset > 10)
    #expect(CATransform3DEqualToTransform(stage.pageArea.layer.sublayerTransform, Self.own))
    stage.tap(tab: 1)
    stage.frame()
    #expect(stage.container.transition != nil && stage.container.pan.overscrollOffset != 0)
    stage.finish()
    stage.run(for: 1)
    #expect(CATransform3DEqualToTransform(stage.pageArea.layer.sublayerTransform, Self.own))
    #expect(stage.container.selectedIndex == 1 && stage.faults == [])
  }
}
