import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@Suite("A shared element", .serialized) @MainActor
struct SharedElementTests {
  @Test("moves as in the pictures, there and back", arguments: Situation.all)
  func pictures(_ situation: Situation) {
    let host = ElementStage(situation.transition(), situation.first, situation.second)
    #expect(host.pictures(to: 1) == ReferencePicture("element-\(situation.name)"))
    host.jump(to: 1)
    #expect(host.pictures(to: 0) == ReferencePicture("element-\(situation.name)-back"))
    #expect(host.faults == [])
  }

  @Test("flashes in no frame, and ends as without animation", arguments: Situation.all, Stage.CompletionOrder.allCases)
  func whole(_ situation: Situation, _ order: Stage.CompletionOrder) {
    let host = ElementStage(situation.transition(), order: order, situation.first, situation.second)
    let first = host.stage.image()
    host.jump(to: 1)
    let second = host.stage.image()
    host.select(0)
    host.stage.runToEnd()
    #expect(PictureDifference(first, host.stage.image()) == nil)
    host.select(1)
    host.stage.runToEnd()
    #expect(PictureDifference(second, host.stage.image()) == nil)
    #expect(host.faults == [])
  }

  @Test("leaves no trace when it is cancelled", arguments: Situation.all, Stage.CompletionOrder.allCases)
  func cancelled(_ situation: Situation, _ order: Stage.CompletionOrder) {
    let host = ElementStage(situation.transition(), order: order, situation.first, situation.second)
    let first = host.stage.image()
    for share in [0.2, 0.55, 0.9] as [CGFloat] {
      host.stage.drag(toPageAt: 1, progress: share)
      host.stage.cancelDrag()
      host.stage.runToEnd()
      #expect(PictureDifference(first, host.stage.image()) == nil)
      #expect(host.faults == [])
    }
  }
}
