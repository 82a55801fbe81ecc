import Stage
import Testing
import UIKit

@testable import ContainerKit

@MainActor @Suite("A drag or a tap that finishes", .serialized) struct FinishTests {
  /// Returns the positions of both pages in everything that is shown from now on, until everything has ended.
  private func places(_ rig: Rig) -> [(frame: String, from: CGFloat, to: CGFloat)] {
    var positions: [(frame: String, from: CGFloat, to: CGFloat)] = []
    rig.stage.onFrame = { stage in
      guard let from = rig.page(0).viewIfLoaded, let to = rig.page(1).viewIfLoaded else { return }
      // A page without a window counts as out of sight, next to the window.
      let left = from.window == nil ? -rig.width : rig.shownX(0)
      let right = to.window == nil ? rig.width : rig.shownX(1)
      positions.append(("\(stage.frameIndex) \(stage.pictureKind)", left, right))
    }
    rig.stage.run(until: { rig.stage.isInTransition }, limit: 1)
    rig.finish()
    rig.stage.run(for: 0.2)
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
    return positions
  }

  @Test("moves both pages together, without changing direction", arguments: [false, true], FlashConditions.all)
  func push(_ isDragged: Bool, _ look: FlashConditions) {
    let rig = Rig(look: look)
    rig.delegate.animator = PushAnimator()
    if isDragged { rig.drag(by: -300) } else { rig.tapTab(1) }
    let positions = places(rig)
    #expect(positions.count > 20)
    var wrong: [String] = []
    for (earlier, later) in zip(positions, positions.dropFirst()) where later.to > earlier.to + 1e-6 {
      wrong.append("back: \(later.frame) \(earlier.to) \(later.to)")
    }
    for shown in positions where abs(shown.to - shown.from - rig.width) > 1e-6 {
      wrong.append("apart: \(shown.frame) \(shown.from) \(shown.to)")
    }
    #expect(wrong == [])
    #expect(positions.last?.to == 0)
  }
}
