import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The constraints of the container view", .serialized) struct LayoutGuideTests {
  @Test("that belong to its own layout guides stay after a transition, and those of animators go")
  func guides() {
    let stage = ContainerStage()
    let area = stage.pageArea
    _ = (area.safeAreaLayoutGuide, area.layoutMarginsGuide, area.readableContentGuide)
    let own = area.constraints
    var added: [NSLayoutConstraint] = []
    stage.animator = ScriptedAnimator { context in
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
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.finish()
    #expect(added.count == 2 && added.allSatisfy { !$0.isActive })
    #expect(own.count == 12 && area.constraints == own)
    #expect(stage.faults == [])
  }

  @Test("hold a view that an animator pins to the safe area, in each transition and each of its frames")
  func pinned() {
    let stage = ContainerStage()
    stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.frame()
    let size = stage.pageArea.bounds.size
    let safe = CGRect(x: 0, y: 47, width: size.width, height: size.height - 47 - 34)
    var frames: [CGRect] = []
    stage.animator = ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      let (area, curtain) = (context.containerView, UIView())
      area.addSubview(to)
      area.addSubview(curtain)
      curtain.translatesAutoresizingMaskIntoConstraints = false
      let guide = area.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        curtain.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        curtain.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        curtain.topAnchor.constraint(equalTo: guide.topAnchor),
        curtain.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      stage.onFrame = { _ in if curtain.superview != nil { frames.append(curtain.frame) } }
      UIView.animate(withDuration: 0.1) {
        curtain.alpha = 0
      } completion: { _ in
        curtain.removeFromSuperview()
        context.completeTransition(true)
      }
    }
    for index in [1, 2, 0] {
      frames = []
      stage.container.selectViewController(stage.pages[index], animated: true)
      stage.finish()
      #expect(frames.count > 5 && frames.allSatisfy { $0 == safe })
    }
    #expect(stage.pageArea.constraints.count == 4 && stage.faults == [])
  }
}
