import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

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

  private func expectRest(_ rig: Rig, _ index: Int) {
    #expect(rig.container.selectedIndex == index && rig.faults == [])
    #expect(rig.page(index).view.frame == rig.pageArea.bounds && rig.pageArea.constraints == [])
    for page in [0, 1] {
      #expect(rig.page(page).view.translatesAutoresizingMaskIntoConstraints && rig.page(page).view.constraints == [])
    }
  }

  @Test("moves the page by layout, and leaves none of its constraints")
  func runs() {
    let rig = Rig()
    rig.delegate.animator = pinning()
    rig.tapTab(1)
    rig.stage.frame()
    rig.stage.run(for: 0.25)
    #expect(abs(rig.shownX(1) - rig.width / 2) < rig.width * 0.06)
    rig.finish()
    expectRest(rig, 1)
  }

  @Test("can be dragged and cancelled, and another animator can show its page afterwards", arguments: Contract.orders)
  func cancels(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = pinning()
    var positions: [CGFloat] = []
    rig.stage.onFrame = { _ in
      if rig.page(1).viewIfLoaded?.window != nil { positions.append(rig.shownX(1) / rig.width) }
    }
    rig.drag(by: -150)
    rig.finish()
    #expect(positions.count > 18 && positions.allSatisfy { $0 > 0.5 } && positions.contains { $0 < 0.7 })
    expectRest(rig, 0)
    rig.delegate.animator = nil
    rig.tapTab(1)
    rig.finish()
    expectRest(rig, 1)
  }
}
