import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit

/// UIKit's animations with a SwiftUI animation set the model and add no `CAAnimation`.
@MainActor @Suite("An animator that adds no animation of a layer", .serialized) struct UnanimatedChangeTests {
  @Test("has its changes put back by a cancel", arguments: Contract.orders)
  func cancelled(_ order: EndReports) {
    let rig = Rig(endReports: order)
    let child = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 20))
    rig.page(0).view.addSubview(child)
    rig.stage.frame()
    rig.delegate.animator = ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      context.containerView.insertSubview(to, at: 0)
      from.transform = CGAffineTransform(translationX: -100, y: 0)
      from.subviews[0].alpha = 0
      from.subviews[0].frame.origin.x = 140
    }
    let lines = Misuse.told {
      rig.drag(by: -150)
      rig.finish()
    }
    #expect(lines.count { $0.contains("no finger can drive it") } == 1)
    #expect(rig.container.selectedIndex == 0)
    #expect([child.alpha, child.frame.minX, rig.page(0).view.transform.tx] == [1, 40, 0])
    #expect(rig.faults == [])
  }

  @Test("keeps its changes if it finishes", arguments: Contract.orders)
  func finished(_ order: EndReports) {
    let rig = Rig(endReports: order)
    let child = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 20))
    rig.page(0).view.addSubview(child)
    rig.stage.frame()
    rig.delegate.animator = ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      context.containerView.insertSubview(to, at: 0)
      from.subviews[0].alpha = 0
    }
    _ = Misuse.told {
      rig.drag(by: -300)
      rig.finish()
    }
    #expect(rig.container.selectedIndex == 1)
    #expect(child.alpha == 0)
  }
}
