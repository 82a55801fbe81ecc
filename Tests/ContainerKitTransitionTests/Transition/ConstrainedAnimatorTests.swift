import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("An animator that pins the incoming page", .serialized) struct ConstrainedAnimatorTests {
  /// Pins the page to the container view, first beyond its right edge, and moves it in by layout.
  private func pinning() -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      let area = context.containerView
      area.addSubview(to)
      to.translatesAutoresizingMaskIntoConstraints = false
      let left = to.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: area.bounds.width)
      NSLayoutConstraint.activate([
        left, to.widthAnchor.constraint(equalTo: area.widthAnchor), to.topAnchor.constraint(equalTo: area.topAnchor),
        to.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        to.heightAnchor.constraint(greaterThanOrEqualToConstant: 9),
      ])
      area.layoutIfNeeded()
      left.constant = 0
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: { area.layoutIfNeeded() }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private func expectRest(_ stage: ContainerStage, _ index: Int) {
    #expect(stage.container.selectedIndex == index && stage.faults == [])
    #expect(stage.pages[index].view.frame == stage.pageArea.bounds && stage.pageArea.constraints == [])
    for page in [0, 1] {
      #expect(
        stage.pages[page].view.translatesAutoresizingMaskIntoConstraints && stage.pages[page].view.constraints == [])
    }
  }

  @Test("moves the page by layout, and leaves none of its constraints")
  func runs() {
    let stage = ContainerStage()
    stage.animator = pinning()
    stage.tap(tab: 1)
    stage.frame()
    stage.run(for: 0.25)
    #expect(abs(stage.shownX(1) - stage.width / 2) < stage.width * 0.06)
    stage.finish()
    expectRest(stage, 1)
  }

  @Test("can be dragged and cancelled, and another animator can show its page afterwards", arguments: Contract.orders)
  func cancels(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.animator = pinning()
    var positions: [CGFloat] = []
    stage.onFrame = { _ in
      if stage.pages[1].viewIfLoaded?.window != nil { positions.append(stage.shownX(1) / stage.width) }
    }
    stage.drag(by: -150)
    stage.finish()
    #expect(positions.count > 18 && positions.allSatisfy { $0 > 0.5 } && positions.contains { $0 < 0.7 })
    expectRest(stage, 0)
    stage.animator = nil
    stage.tap(tab: 1)
    stage.finish()
    expectRest(stage, 1)
  }
}
