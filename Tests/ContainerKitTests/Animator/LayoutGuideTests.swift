import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The constraints of the container view", .serialized) struct LayoutGuideTests {
  @Test("that belong to its own layout guides stay after a transition, and those of animators go")
  func guides() {
    let rig = Rig()
    let area = rig.pageArea
    // UIKit's own are plain constraints between the view and its guide.
    let own = area.safeAreaLayoutGuide.topAnchor.constraint(equalTo: area.topAnchor)
    own.isActive = true
    var added: [NSLayoutConstraint] = []
    rig.delegate.animator = ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      let area = context.containerView
      area.addSubview(to)
      added = [
        to.leadingAnchor.constraint(equalTo: area.safeAreaLayoutGuide.leadingAnchor),
        to.widthAnchor.constraint(equalTo: area.widthAnchor),
      ]
      NSLayoutConstraint.activate(added)
      context.completeTransition(true)
    }
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.finish()
    #expect(added.count == 2 && added.allSatisfy { !$0.isActive })
    #expect(own.isActive && area.constraints.contains { $0 === own })
    #expect(rig.faults == [])
  }
}
