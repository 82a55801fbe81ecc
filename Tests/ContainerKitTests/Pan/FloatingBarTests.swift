import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A floating bar's transparent margin", .serialized) struct FloatingBarTests {
  private final class FloatingBar: UIView, ContainerTabBar {
    var items: [ContainerTabItem] = []
    var onSelect: ((Int) -> Void)?
    func update(_ state: ContainerTabBarState) {}
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: 60, dy: 0).contains(point)
    }
  }

  private func rig() -> (Rig, CGFloat) {
    let rig = Rig()
    let bar = FloatingBar()
    rig.container.customTabBar = bar
    rig.stage.run(for: 0.1)
    return (rig, bar.convert(CGPoint(x: 0, y: bar.bounds.midY), to: nil).y)
  }

  private func drag(_ rig: Rig, fromX x: CGFloat, y: CGFloat, by distance: CGFloat) {
    rig.stage.drag(
      from: CGPoint(x: x, y: y), to: CGPoint(x: x + distance, y: y), duration: 0.2, hold: 0.2, release: false)
    rig.stage.run(for: 0.25)
  }

  @Test("drags the page below it, and the bar itself does not")
  func drags() {
    let (margin, y) = rig()
    drag(margin, fromX: 370, y: y, by: -150)
    #expect(margin.container.transitionSnapshot?.isInteractive == true)
    let (bar, _) = rig()
    drag(bar, fromX: 300, y: y, by: -150)
    #expect(bar.container.transition == nil)
  }

  @Test("grabs moving pages")
  func grabs() {
    let (rig, y) = rig()
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.05)
    drag(rig, fromX: 20, y: y, by: 40)
    #expect(rig.container.transitionSnapshot?.isInteractive == true)
  }
}
