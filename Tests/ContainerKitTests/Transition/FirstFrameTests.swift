import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit

@MainActor @Suite("The first frame", .serialized) struct FirstFrameTests {
  @Test("after the finger is lifted already moves the page", arguments: [60.0, 120], [-150.0, -300])
  func lifted(_ fps: Double, _ distance: Double) {
    let rig = Rig(fps: fps)
    rig.drag(by: distance, hold: 0.1)
    var positions: [(isHeld: Bool, x: CGFloat)] = []
    rig.stage.onFrame = { _ in
      if let transition = rig.container.transition { positions.append((transition.isInteractive, rig.shownX(0))) }
    }
    rig.finish()
    let released = positions.firstIndex { !$0.isHeld } ?? 0
    #expect(released > 5)
    #expect(abs(positions[released].x - positions[released - 1].x) > 0.5)
  }

  private final class TraitPage: UIViewController {
    var layouts: [String] = []

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let isPlaced = view.window != nil && view.safeAreaInsets.bottom > 0
      layouts.append(isPlaced ? "in a window, with a safe area" : "\(view.safeAreaInsets)")
    }
  }

  @Test("of a page is laid out in the window, with its safe area", arguments: [false, true])
  func layout(_ isAnimated: Bool) {
    let rig = Rig { _ in TraitPage() }
    rig.container.selectViewController(rig.page(1), animated: isAnimated)
    rig.finish()
    let layouts = (rig.page(1) as? TraitPage)?.layouts ?? []
    #expect(Set(layouts) == ["in a window, with a safe area"])
  }
}
