import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A floating bar's transparent margin", .serialized) struct FloatingBarTests {
  private final class FloatingBar: UIView, ContainerTabBar {
    var items: [ContainerTabItem] = []
    var onSelect: ((Int) -> Void)?
    func update(_ state: ContainerTabBarState) {}
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: 60, dy: 0).contains(point)
    }
  }

  private func stage() -> (ContainerStage, CGFloat) {
    let stage = ContainerStage()
    let bar = FloatingBar()
    stage.container.customTabBar = bar
    stage.run(for: 0.1)
    return (stage, bar.convert(CGPoint(x: 0, y: bar.bounds.midY), to: nil).y)
  }

  private func drag(_ stage: ContainerStage, fromX x: CGFloat, y: CGFloat, by distance: CGFloat) {
    stage.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + distance, y: y), duration: 0.2, hold: 0.2, release: false)
    stage.run(for: 0.25)
  }

  @Test("drags the page below it, and the bar itself does not")
  func drags() {
    let (margin, y) = stage()
    drag(margin, fromX: 370, y: y, by: -150)
    #expect(margin.container.transitionSnapshot?.isInteractive == true)
    let (bar, _) = stage()
    drag(bar, fromX: 300, y: y, by: -150)
    #expect(bar.container.transition == nil)
  }

  @Test("grabs moving pages")
  func grabs() {
    let (stage, y) = stage()
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.05)
    drag(stage, fromX: 20, y: y, by: 40)
    #expect(stage.container.transitionSnapshot?.isInteractive == true)
  }
}
