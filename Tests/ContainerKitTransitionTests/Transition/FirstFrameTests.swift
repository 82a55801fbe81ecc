import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The first frame", .serialized) struct FirstFrameTests {
  @Test("after the finger is lifted already moves the page", arguments: [60.0, 120], [-150.0, -300])
  func lifted(_ fps: Double, _ distance: Double) {
    let stage = ContainerStage(fps: fps)
    stage.drag(by: distance, hold: 0.1)
    var positions: [(isHeld: Bool, x: CGFloat)] = []
    stage.onFrame = { _ in
      if let transition = stage.container.transition { positions.append((transition.isInteractive, stage.shownX(0))) }
    }
    stage.finish()
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
    let stage = ContainerStage { _ in TraitPage() }
    stage.container.selectViewController(stage.pages[1], animated: isAnimated)
    stage.finish()
    let layouts = (stage.pages[1] as? TraitPage)?.layouts ?? []
    #expect(Set(layouts) == ["in a window, with a safe area"])
  }
}
