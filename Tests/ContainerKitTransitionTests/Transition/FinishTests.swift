import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A drag or a tap that finishes", .serialized) struct FinishTests {
  /// Returns the positions of both pages in everything that is shown from now on, until everything has ended.
  private func places(_ stage: ContainerStage) -> [(frame: String, from: CGFloat, to: CGFloat)] {
    var positions: [(frame: String, from: CGFloat, to: CGFloat)] = []
    stage.onFrame = { [unowned stage] _ in
      guard let from = stage.pages[0].viewIfLoaded, let to = stage.pages[1].viewIfLoaded else { return }
      // A page without a window counts as out of sight, next to the window.
      let left = from.window == nil ? -stage.width : stage.shownX(0)
      let right = to.window == nil ? stage.width : stage.shownX(1)
      positions.append(("\(stage.frameIndex) \(stage.pictureKind)", left, right))
    }
    stage.run(until: { stage.isInTransition }, limit: 1)
    stage.finish()
    stage.run(for: 0.2)
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
    return positions
  }

  @Test("moves both pages together, without changing direction", arguments: [false, true], FlashConditions.all)
  func push(_ isDragged: Bool, _ look: FlashConditions) {
    let stage = ContainerStage(look: look)
    stage.animator = PushAnimator()
    if isDragged { stage.drag(by: -300) } else { stage.tap(tab: 1) }
    let positions = places(stage)
    #expect(positions.count > 20)
    var wrong: [String] = []
    for (earlier, later) in zip(positions, positions.dropFirst()) where later.to > earlier.to + 1e-6 {
      wrong.append("back: \(later.frame) \(earlier.to) \(later.to)")
    }
    for shown in positions where abs(shown.to - shown.from - stage.width) > 1e-6 {
      wrong.append("apart: \(shown.frame) \(shown.from) \(shown.to)")
    }
    #expect(wrong == [])
    #expect(positions.last?.to == 0)
  }
}
